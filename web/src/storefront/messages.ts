import { checkoutMessages } from './checkoutMessages.ts';
import { menuMessages } from './menuMessages.ts';

type Words = { headline: string; text: string };

/** All texts of the diners' pages. */
export const messages = {
  skip: 'Skip to the menu',
  preview: {
    text: 'This is an unclaimed preview. No restaurant runs it yet, and orders placed here are tests.',
    claim: 'Is this your restaurant? Claim it and go live',
  },
  demo: {
    text: 'Demo restaurant: nobody cooks this.',
    // On one line.
    build: 'Build\u00a0your\u00a0own',
  },
  masthead: {
    collect: 'Order online, pay on collection',
    collectOrDeliver: 'Collection and delivery, pay when you get it',
    deliver: 'Delivery only, pay at the door',
    closed: 'Not taking online orders right now',
  },
  ...menuMessages,
  ...checkoutMessages,
  status: {
    title: (number: number) => `Order ${number}`,
    order: 'Order',
    testOrder: 'Test order: not sent to the restaurant',
    readyAbout: 'Ready around',
    wasReady: 'Asked for',
    placedAt: (time: string) => `Placed at ${time}`,
    yourOrder: 'What you ordered',
    total: 'Total to pay on collection',
    notCharged: 'Total · not charged',
    note: 'Your note',
    forName: 'For',
    call: 'Questions? Call',
    backToMenu: 'Back to the menu',
    orderAgain: 'See the menu',
    live: 'This page updates automatically.',
    stepDone: 'done',
    stepNow: 'now',
    steps: {
      placed: 'Sent',
      accepted: 'Accepted',
      preparing: 'In the kitchen',
      ready: 'Ready to collect',
      outForDelivery: 'On its way',
    },
    test: {
      headline: 'Your test order worked',
      text: 'A real order would be with the restaurant now, and this page would follow it to the counter.',
    },
    unknown: {
      headline: 'We’re checking your order',
      text: 'Please call the restaurant if you are unsure.',
    },
    states: (restaurant: string): Partial<Record<string, Words>> => ({
      PLACED: {
        headline: `Waiting for ${restaurant}`,
        text: 'Your order has arrived. Someone usually answers within a few minutes.',
      },
      ACCEPTED: {
        headline: 'Order accepted',
        text: 'Give your order number at the counter and pay there.',
      },
      PREPARING: { headline: 'In the kitchen', text: 'Your food is being made right now.' },
      READY: {
        headline: 'Ready to collect',
        text: 'It’s waiting for you. Give your order number and pay at the counter.',
      },
      OUT_FOR_DELIVERY: { headline: 'On its way', text: 'Your food has left the restaurant.' },
      COMPLETED: {
        headline: 'Enjoy your food',
        text: 'This order is finished. Thank you for ordering directly.',
      },
      REJECTED: {
        headline: `Sorry, ${restaurant} cannot make this order`,
        text: 'Nothing was charged.',
      },
      EXPIRED: {
        headline: 'Sorry, nobody answered in time',
        text: 'Your order was closed and nothing was charged. Please call the restaurant or order again.',
      },
      CANCELLED: { headline: 'This order was cancelled', text: 'Nothing was charged.' },
    }),
  },
  answer: {
    title: (number: number) => `Answer order ${number}`,
    newOrder: 'New order',
    placedAt: (time: string) => `Placed at ${time}, for collection`,
    note: 'Note',
    total: 'Pay on collection',
    notCharged: 'Total · not charged',
    readyIn: 'Ready in',
    minutes: 'min',
    accept: 'Accept the order',
    rejectTitle: 'Decline the order',
    /** The button and the text that the customer gets. */
    quickReasons: [
      { label: 'Sold out', reason: 'Sorry, something in your order has sold out.' },
      { label: 'Too busy', reason: 'Sorry, we are too busy to take your order right now.' },
      { label: 'We’re closed', reason: 'Sorry, we’re closed.' },
    ],
    reason: 'Another reason (sent to the customer)',
    reasonExamples: 'For example: Oven’s out tonight; fully booked until 9',
    reject: 'Decline with this reason',
    markReady: 'Mark as ready',
    markReadyHelp: 'The customer gets an email saying the food can be collected.',
    done: {
      accepted: 'You accepted this order',
      acceptedText: (customer: string, time: string | null) =>
        time ? `${customer} gets an email: ready around ${time}.` : `${customer} gets an email at once.`,
      ready: 'This order is ready',
      readyText: (customer: string) => `${customer} gets an email to collect it.`,
      rejected: 'You declined this order',
      rejectedText: (customer: string) => `${customer} gets an email with your reason:`,
      expired: 'This order has expired',
      expiredText: (customer: string) =>
        `Nobody answered within 10 minutes, so the order was closed and ${customer} got an email.`,
      cancelled: 'This order was cancelled',
      cancelledText: 'There is nothing left to do.',
      finished: 'This order is finished',
      finishedText: 'There is nothing left to do.',
    },
  },
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
    reasons: {
      impersonation: 'It pretends to be another business',
      phishing: 'It asks for passwords or card details',
      illegal: 'It sells something illegal',
      offensive: 'It is hateful or offensive',
      other: 'Something else',
    },
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
    reference: (reference: string) => `Reference: ${reference}`,
  },
  toProduct: (product: string) => `What is ${product}?`,
  footer: {
    hours: 'Opening hours',
    by: 'Ordering by',
    promise: 'no commission, no extra fees',
  },
} as const;
