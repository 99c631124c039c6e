import {
  type FeatureOf,
  type PlanFeature,
  SHOP_PRODUCT_LIMITS,
  PACKAGE_TIERS,
  type PackageTier,
} from '@forkfront/common/plan.ts';

/** One line of a plan's feature list. */
interface Line<By extends string> {
  /** What provides the line: a feature that the server enforces, `service` for work of people, or `planned`. */
  by: By;
  /** Heading above this line and the lines after it. */
  header?: string;
  /** Shown in bold. */
  emphasis?: boolean;
  text: string;
  tooltip?: string;
}
export type CatalogueFeature = Line<PlanFeature | 'service' | 'planned'>;

interface Entry<Key extends string, By extends string> {
  /** Constant key by which a later start finds the plan: its category and its tier. */
  key: Key;
  /** Contains `restaurant`, `grocery` or `social`, which selects its category (spec §3). */
  name: string;
  subtitle: string;
  /** Pence for each interval of the plan. */
  prices: { week?: number; month?: number; year?: number };
  platformsManaged?: number;
  postsPerWeek?: number;
  /** Pence a month. */
  adSpendIncluded?: number;
  features: readonly Line<By>[];
}

/** A plan of a website: its lines can only name features that its tier has. */
type SitePlan = {
  [Tier in PackageTier]: Entry<`${'restaurant' | 'grocery'}-${Lowercase<Tier>}`, FeatureOf<Tier> | 'service'>;
}[PackageTier];
/** A plan without a website is the work of people. */
type SocialPlan = Entry<`social-${Lowercase<PackageTier>}`, 'service'>;
/** Shown with planned prices, but not sold: only its lines can be planned. */
type ComingPlan = Entry<(SitePlan | SocialPlan)['key'], PlanFeature | 'service' | 'planned'> & {
  isComing: true;
};

/** A plan of the catalogue. */
export type CatalogueEntry = ((SitePlan | SocialPlan) & { isComing?: false }) | ComingPlan;

/** The tier that a plan gives a website; null for a plan without one. */
export const tierOf = (key: CatalogueEntry['key']): PackageTier | null =>
  key.startsWith('social-') ? null : (PACKAGE_TIERS.find((tier) => key.endsWith(tier.toLowerCase())) ?? null);

/** All plans. Change a plan in this file; the next start updates the database. */
export const CATALOGUE: CatalogueEntry[] = [
  {
    key: 'restaurant-free',
    name: 'Free Restaurant',
    subtitle: 'A live site that takes orders, free',
    prices: { year: 0 },
    features: [
      { by: 'LIVE_SITE', header: 'Your site', text: 'Live, shareable website on your own address' },
      { by: 'BRAND', text: 'Your logo, your colours and your menu' },
      { by: 'DESIGNS', text: 'Two site designs to choose from' },
      {
        by: 'NO_COMMISSION',
        header: 'Orders',
        emphasis: true,
        text: '0% commission, always',
        tooltip: 'You keep everything your guests pay. We never take a share of an order.',
      },
      {
        by: 'EMAIL_ORDERS',
        text: 'Orders arrive by email',
        tooltip: 'Each email has a button to accept the order and one to reject it. No app needed.',
      },
      {
        by: 'ORDERS',
        text: 'No order limit in the first 14 days',
        tooltip: 'After that, guests see your phone number once the month’s orders are used up.',
      },
      { by: 'DASHBOARD', header: 'Admin', text: 'Basic admin dashboard' },
    ],
  },
  {
    key: 'restaurant-silver',
    name: 'Silver Restaurant',
    subtitle: 'For a small kitchen that is getting busy',
    prices: { week: 999, month: 3999, year: 39900 },
    features: [
      {
        by: 'PRODUCT_IMAGES',
        header: 'Everything in Free, and',
        emphasis: true,
        text: 'Full menu with product images',
        tooltip: 'A photo for every dish, shown in the right size on every phone.',
      },
      {
        by: 'ORDER_BOARD',
        emphasis: true,
        text: 'Admin app: a live order board for the kitchen',
        tooltip: 'It rings until somebody answers, on a phone, a tablet or a big screen. Nothing to install.',
      },
      {
        by: 'MORE_DESIGNS',
        text: 'Two more site designs: Table and Night',
        tooltip:
          'Table has a large picture and a calm grid of photos. Night is dark, with tiles of pictures.',
      },
      {
        by: 'AI_TOOLS',
        text: 'AI tools for images and descriptions',
        tooltip: 'Describe a dish to get an image of it, or have its description written for you.',
      },
      { by: 'service', header: 'Help', text: 'Email support within one working day' },
    ],
  },
  {
    key: 'restaurant-gold',
    name: 'Gold Restaurant',
    subtitle: 'Our most popular plan',
    prices: { week: 1499, month: 5999, year: 59900 },
    features: [
      {
        by: 'ORDERS',
        header: 'Everything in Silver, and',
        emphasis: true,
        text: 'As many orders as you can cook',
      },
      {
        by: 'PROMOTIONS',
        emphasis: true,
        text: 'Discounts and promotions',
        tooltip:
          'Codes, happy hours, free delivery and first-order offers. The best one counts, and limits hold.',
      },
      {
        by: 'REPORTS',
        text: 'Sales reports and the commission you saved',
        tooltip: 'Sales by day, hour and dish, VAT by rate, and what commissions would have cost.',
      },
      {
        by: 'REDESIGN',
        header: 'Done for you',
        emphasis: true,
        text: 'Professional redesign',
        tooltip:
          'You describe what you want in the editor, and our designers send drafts until you approve one.',
      },
      { by: 'service', header: 'Help', text: 'Phone support every day you’re open' },
    ],
  },
  {
    key: 'restaurant-platinum',
    name: 'Platinum Restaurant',
    subtitle: 'For kitchens with no time to spare',
    prices: { week: 2499, month: 9999, year: 99900 },
    features: [
      {
        by: 'service',
        header: 'Everything in Gold, and',
        emphasis: true,
        text: 'We type in your menu and keep it up to date',
        tooltip: 'Send us a photo of your new menu, and we make the changes for you.',
      },
      { by: 'REDESIGN', header: 'Done for you', text: 'Two redesigns a year' },
      { by: 'service', header: 'Help', text: 'Your own account manager' },
    ],
  },
  {
    key: 'grocery-silver',
    name: 'Silver Grocery',
    subtitle: 'Online ordering for one shop',
    prices: { week: 1499, month: 5999, year: 59900 },
    features: [
      {
        by: 'SHOP_PAGES',
        header: 'Your shop',
        emphasis: true,
        text: 'Online shop with categories and search',
        tooltip:
          'Shoppers find a product in spite of typing errors, and see the price for a kilogram or a litre.',
      },
      { by: 'SHOP_PRODUCTS', text: `Up to ${SHOP_PRODUCT_LIMITS.SILVER} products` },
      { by: 'PRODUCT_IMAGES', text: 'Product images' },
      {
        by: 'STOCK',
        header: 'Orders',
        emphasis: true,
        text: 'Stock that never sells twice',
        tooltip: 'Set it in the editor, or let your till keep it in step through our grocery API.',
      },
      { by: 'NO_COMMISSION', text: '0% commission, always' },
      { by: 'EMAIL_ORDERS', text: 'Orders for collection or local delivery, by email' },
      { by: 'ORDER_BOARD', text: 'Admin app: a live order board for the shop' },
      { by: 'AI_TOOLS', text: 'AI tools for images and descriptions' },
      { by: 'service', header: 'Help', text: 'Email support within one working day' },
    ],
  },
  {
    key: 'grocery-gold',
    name: 'Gold Grocery',
    subtitle: 'For full shelves and a delivery round',
    prices: { week: 2499, month: 9999, year: 99900 },
    features: [
      {
        by: 'SHOP_PRODUCTS',
        header: 'Everything in Silver, and',
        emphasis: true,
        text: `Up to ${SHOP_PRODUCT_LIMITS.GOLD.toLocaleString('en-GB')} products`,
      },
      { by: 'ORDERS', emphasis: true, text: 'As many orders as you can pack' },
      { by: 'PROMOTIONS', text: 'Discounts and promotions' },
      { by: 'REPORTS', text: 'Sales reports and the commission you saved' },
      { by: 'REDESIGN', header: 'Done for you', text: 'Professional redesign' },
      { by: 'service', header: 'Help', text: 'Phone support every day you’re open' },
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
      { by: 'service', header: 'We post for you', text: 'On the platforms you choose, with your photos' },
      { by: 'service', text: 'A monthly plan that you approve first' },
      { by: 'service', header: 'We answer', text: 'Comments and messages on working days' },
      { by: 'service', header: 'You see', text: 'Monthly report in plain words' },
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
      {
        by: 'service',
        header: 'Everything in Silver, and',
        emphasis: true,
        text: 'One short video a week',
      },
      {
        by: 'service',
        header: 'We advertise',
        text: 'Advertising on the platforms you choose',
        tooltip: 'Paid to the platforms from our fee and shown in your report, to the penny.',
      },
      { by: 'service', header: 'We answer', text: 'Comments and messages every day, including evenings' },
      { by: 'service', header: 'You see', text: 'Weekly report and a call each month' },
    ],
  },
];
