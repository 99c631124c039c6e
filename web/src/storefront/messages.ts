import { checkoutMessages } from './checkoutMessages.ts';
import { menuMessages } from './menuMessages.ts';
import { orderMessages } from './orderMessages.ts';

/** All texts of the diners' pages. */
export const messages = {
  skip: 'Skip to the menu',
  preview: {
    text: 'This is an unclaimed preview. No restaurant runs it yet, and orders placed here are tests.',
    claim: 'Is this your restaurant? Claim it and go live',
  },
  shopPreview: {
    text: 'This is an unclaimed preview. No shop runs it yet, and orders placed here are tests.',
    claim: 'Is this your shop? Claim it and go live',
  },
  testMode: {
    title: 'Test mode:',
    text: 'orders you place here reach nobody.',
    leave: 'Leave test mode',
  },
  demo: {
    text: 'Demo site: nobody prepares these orders.',
    // On one line.
    build: 'Build\u00a0your\u00a0own',
  },
  masthead: {
    collect: 'Order online, pay on collection',
    collectOrDeliver: 'Collection and delivery, pay when you get it',
    deliver: 'Delivery only, pay at the door',
    closed: 'Not taking online orders right now',
    /** The text of a cover that is ours: it shows no dish of the restaurant. */
    sampleCover: 'Sample picture',
  },
  ...menuMessages,
  ...checkoutMessages,
  ...orderMessages,
  orderEmail: {
    title: 'Orders for this address',
    text: (email: string, restaurant: string) => `Should orders for ${restaurant} go to ${email}?`,
    confirm: 'Yes, send the orders here',
    done: 'Orders go to this address',
    doneText: (email: string, restaurant: string) => `New orders for ${restaurant} now go to ${email}.`,
    thisRestaurant: 'this restaurant',
  },
  expired: {
    title: 'This link has expired',
    text: 'Links in our emails work for 7 days, or until a newer email replaces them.',
  },
  notFound: {
    title: 'No restaurant at this address',
    text: 'Please check the spelling. The restaurant may have moved to a new address.',
  },
  notFoundOnSite: {
    title: 'Nothing on this plate',
    text: 'We couldn’t find that page, but the menu is here.',
  },
  gone: {
    title: 'This website is closed',
    text: 'The restaurant no longer takes orders here.',
  },
  suspended: {
    title: 'This website is not available',
    text: 'It has been taken offline.',
  },
  report: {
    link: 'Report this site',
    title: 'Report this site',
    lead: (site: string) => `Tell us what is wrong with ${site}. We read every report.`,
    reason: 'What is wrong?',
    text: 'Details',
    textHelp: 'What did you see, and on which page?',
    email: 'Your email',
    emailHelp: 'Only if we may contact you with a question.',
    optional: 'optional',
    check: 'Please check:',
    send: 'Send report',
    back: 'Back to the menu',
    sentTitle: 'Thank you for your report',
    sentText: 'Our support team will look at this site.',
  },
  error: {
    title: 'That didn’t work',
    outageTitle: 'We’ll be right back',
    again: 'Try again',
    orCall: 'Or call us:',
    reference: (reference: string) => `Reference: ${reference}`,
  },
  /** The database is away: menus can be read, and nothing can be ordered. */
  away: {
    title: 'We can’t take online orders at the moment.',
    text: 'You can read the menu. Please try again in a minute.',
    call: 'You can read the menu. Please try again in a minute, or call to order:',
  },
  toProduct: (product: string) => `What is ${product}?`,
  footer: {
    hours: 'Opening hours',
    by: 'Ordering by',
    promise: 'no commission, no extra fees',
  },
} as const;
