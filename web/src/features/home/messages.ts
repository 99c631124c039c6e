import { PRODUCT_NAME } from '@forkfront/common/productName.ts';

/** What the home page says. */
export const messages = {
  title: 'Commission-free online ordering for restaurants',
  headline: ['Your restaurant online.', 'Every penny yours.'],
  sentence:
    'Tell our assistant about your place and watch your ordering website take shape as you chat. It takes a few minutes, costs nothing and needs no account.',
  start: 'Start with a chat',
  nameLabel: 'What is your restaurant called?',
  namePlaceholder: 'Olive & Ember',
  nameStart: 'Start the chat',
  plans: 'See plans',
  /** `price`: the lowest of a week, e.g. `£11.52`. */
  goldFrom: (plan: string, price: string) => `${plan} from ${price} a week`,
  freeAndGold: (free: string, gold: string) => `${free} to start, ${gold}`,
  demo: 'Try the demo',
  demoLabel: 'Try the demo restaurant (opens in a new tab)',
  shot: 'The ordering page of Olive & Ember on a phone: its name over pizzas on a table, when it is open, and the basket below',
  shotAddress: `olive-and-ember.${PRODUCT_NAME.toLowerCase()}.example`,

  /** What the owner does at each step of the build. */
  build: ['We’re called Olive & Ember', 'Here is our menu', 'And these are our photos'],
  playBuild: 'Play how it was built',
  pauseBuild: 'Pause',
  resumeBuild: 'Go on',

  factsLabel: 'At a glance',
  facts: [
    { title: '0% commission', text: 'You keep everything your guests pay.' },
    { title: 'Live in minutes', text: 'Name, colours, menu: your site is up before your coffee gets cold.' },
    {
      title: '14 days to try',
      text: 'Restaurant plans start with a free trial. The free plan is free for good.',
    },
  ],

  foodTitle: 'Your food comes first',
  foodText:
    'A cover at the top, a row of favourites, and a photo beside every dish, on pages that stay fast.',
  foodLabel: 'Dishes of our demo restaurants',
  /** Pictures of `web/public/food`. */
  food: [
    { picture: 'diavola', name: 'A pizza with spicy salami' },
    { picture: 'smash-double', name: 'A double burger with melted cheese' },
    { picture: 'biryani', name: 'Chicken biryani with fried onions' },
    { picture: 'burrata', name: 'Burrata with peaches and basil' },
    { picture: 'korma', name: 'Chicken korma with almonds' },
    { picture: 'focaccia', name: 'Focaccia with rosemary' },
    { picture: 'saag-paneer', name: 'Saag paneer in a copper bowl' },
    { picture: 'prosciutto-rucola', name: 'A pizza with ham, rocket and parmesan' },
    { picture: 'gulab-jamun', name: 'Gulab jamun with pistachios' },
    { picture: 'margherita', name: 'A pizza Margherita' },
  ],

  servicesTitle: 'Need something custom?',
  servicesText: 'We also build custom sites, apps and kitchen integrations.',
  services: [
    {
      title: 'Website development',
      text: 'Your story, your menu, your bookings, on a site that is fast even on an old phone and easy to find.',
      points: ['You see the design before we build it', 'Works without photos, too'],
    },
    {
      title: 'Mobile app development',
      text: 'One app for iPhone and Android with your name on it, for the regulars who order every Friday.',
      points: ['In both app stores under your name', 'Ordering, loyalty and news in one app'],
    },
    {
      title: 'API services',
      text: 'We connect your till, stock and delivery, so nobody in your kitchen has to enter an order twice.',
      points: ['Documented, tested and yours', 'Grocery and stock systems included'],
    },
  ],
  contact: 'Contact',
  portfolio: 'See what we have built',
  approval: 'How you approve a design',

  valuesTitle: 'Fair by design',
  values: [
    {
      title: 'Your guests stay yours',
      text: 'They order from you, on your own site, and their orders come straight to you. No marketplace in between.',
    },
    {
      title: 'One price, whatever you sell',
      text: 'A plan costs the same in a busy week as in a quiet one. We take no share of an order, ever.',
    },
    {
      title: 'People who answer',
      text: 'Write to us, and someone who knows the product will write back in plain English.',
    },
  ],

  bandTitle: 'See your own website first',
  bandText: 'Answer a few questions and look at it. You decide later whether you keep it.',
  /** The visitor's first message to the assistant. */
  called: (name: string) => `My restaurant is called ${name}`,
} as const;
