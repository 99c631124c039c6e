/** One line of a plan's feature list. */
export interface CatalogueFeature {
  /** Heading above this line; the lines after it belong to the same heading. */
  header?: string;
  /** Shown in bold. */
  emphasis?: boolean;
  text: string;
  tooltip?: string;
}

/** A plan as we sell it. */
export interface CatalogueEntry {
  /** Never changes: by it a later start finds the plan again. */
  key: string;
  /** Contains `restaurant`, `grocery` or `social`, which puts it into its category (spec §3). */
  name: string;
  subtitle: string;
  /** Pence an interval. A plan has the intervals that stand here. */
  prices: { week?: number; month?: number; year?: number };
  /** Orders a month; without it there is no limit. */
  orderLimit?: number;
  staffLimit?: number;
  platformsManaged?: number;
  postsPerWeek?: number;
  /** Pence a month. */
  adSpendIncluded?: number;
  features: CatalogueFeature[];
}

/** All plans. This file is the place to change a plan; the next start brings the database up to it. */
export const CATALOGUE: CatalogueEntry[] = [
  {
    key: 'restaurant-free',
    name: 'Free Restaurant',
    subtitle: 'A live site that takes orders, for nothing',
    prices: { year: 0 },
    orderLimit: 30,
    staffLimit: 1,
    features: [
      { header: 'Your site', text: 'Live, shareable website on your own address' },
      { text: 'Your logo, your colours and your menu' },
      { text: 'Two site designs to choose from' },
      {
        header: 'Orders',
        emphasis: true,
        text: '0% commission, always',
        tooltip: 'What your guests pay is yours. We never take a share of an order.',
      },
      {
        text: 'Orders arrive by e-mail',
        tooltip: 'Each e-mail has a button to accept the order and one to reject it. No app needed.',
      },
      {
        text: '30 orders a month after the first 14 days',
        tooltip: 'The first 14 days have no limit. At the limit guests are shown your phone number instead.',
      },
      { header: 'Running it', text: 'Basic admin dashboard' },
    ],
  },
  {
    key: 'restaurant-silver',
    name: 'Silver Restaurant',
    subtitle: 'For a small kitchen that is getting busy',
    prices: { week: 999, month: 3999, year: 39900 },
    orderLimit: 300,
    staffLimit: 2,
    features: [
      { header: 'Everything in Free, and', emphasis: true, text: '300 orders a month' },
      {
        header: 'Your site',
        text: 'Full menu with product images',
        tooltip: 'A picture for every dish, shown in the right size on every phone.',
      },
      { text: 'Two more site designs' },
      {
        header: 'Orders',
        text: 'Admin app with a live order board',
        tooltip: 'It rings until somebody answers.',
      },
      { text: 'Order history and daily totals' },
      { header: 'Help', text: 'E-mail help within one working day' },
    ],
  },
  {
    key: 'restaurant-gold',
    name: 'Gold Restaurant',
    subtitle: 'Our most popular plan',
    prices: { week: 1499, month: 5999, year: 59900 },
    staffLimit: 5,
    features: [
      { header: 'Everything in Silver, and', emphasis: true, text: 'As many orders as you can cook' },
      {
        header: 'Your site',
        emphasis: true,
        text: 'Professional redesign',
        tooltip: 'Our designers rework your site with you once it is paid for.',
      },
      { text: 'AI tools for texts and product images' },
      {
        header: 'Bring guests back',
        text: 'Discount and promotion tools',
        tooltip: 'Codes, happy hours, free delivery over an amount, first-order offers.',
      },
      { text: 'Sales report by dish, day and hour' },
      { header: 'Help', text: 'Telephone help on every day you are open' },
    ],
  },
  {
    key: 'restaurant-platinum',
    name: 'Platinum Restaurant',
    subtitle: 'For several kitchens and bigger teams',
    prices: { week: 2499, month: 9999, year: 99900 },
    features: [
      { header: 'Everything in Gold, and', emphasis: true, text: 'As many staff accounts as you need' },
      { header: 'Your site', text: 'Two redesigns a year' },
      { text: 'We type in your menu and keep it up to date' },
      {
        header: 'Connect',
        text: 'API keys and webhooks',
        tooltip: 'Let your till, your kitchen screen or your accountant read orders and menus.',
      },
      { header: 'Help', text: 'A person of your own to call' },
    ],
  },
  {
    key: 'grocery-silver',
    name: 'Silver Grocery',
    subtitle: 'An online counter for one shop',
    prices: { week: 1499, month: 5999, year: 59900 },
    orderLimit: 500,
    staffLimit: 3,
    features: [
      { header: 'Your shop', text: 'Online shop with categories and search' },
      { text: 'Up to 1,000 products with pictures' },
      { header: 'Orders', emphasis: true, text: '0% commission, always' },
      { text: '500 orders a month, for collection or local delivery' },
      { header: 'Stock', text: 'Sold-out switch for every product' },
      { header: 'Help', text: 'E-mail help within one working day' },
    ],
  },
  {
    key: 'grocery-gold',
    name: 'Gold Grocery',
    subtitle: 'For full shelves and a delivery round',
    prices: { week: 2499, month: 9999, year: 99900 },
    staffLimit: 10,
    features: [
      {
        header: 'Everything in Silver, and',
        emphasis: true,
        text: 'As many orders and products as you have',
      },
      { header: 'Orders', text: 'Delivery areas with their own fees and minimum' },
      {
        header: 'Stock',
        text: 'Stock levels over our grocery API',
        tooltip: 'Your till or stock system reads products and orders and writes stock levels.',
      },
      { header: 'Bring customers back', text: 'Discount and promotion tools' },
      { header: 'Help', text: 'Telephone help on every working day' },
    ],
  },
  {
    key: 'social-silver',
    name: 'Silver Social Media',
    subtitle: 'A steady presence, without the evenings',
    prices: { week: 2999, month: 11999, year: 119900 },
    platformsManaged: 2,
    postsPerWeek: 3,
    features: [
      { header: 'We post for you', text: 'Two platforms of your choice' },
      { text: 'Three posts a week with your pictures' },
      { text: 'A monthly plan that you approve first' },
      { header: 'We answer', text: 'Comments and messages on working days' },
      { header: 'You see', text: 'Monthly report in plain words' },
    ],
  },
  {
    key: 'social-gold',
    name: 'Gold Social Media',
    subtitle: 'More posts, more places, advertising included',
    prices: { week: 5999, month: 23999, year: 239900 },
    platformsManaged: 4,
    postsPerWeek: 6,
    adSpendIncluded: 10000,
    features: [
      { header: 'Everything in Silver, and', emphasis: true, text: 'Four platforms and six posts a week' },
      { header: 'We make', text: 'One short video a week' },
      {
        header: 'We advertise',
        text: '£100 of advertising a month included',
        tooltip: 'Paid to the platforms from our fee and shown in your report, to the penny.',
      },
      { header: 'We answer', text: 'Comments and messages every day, evenings too' },
      { header: 'You see', text: 'Weekly report and a call each month' },
    ],
  },
];
