import { PRODUCT_NAME } from '../../lib/product.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** Texts of the orders module for diners and owners. */
export const messages = {
  checkOrder: 'Please check the marked fields.',
  nameRequired: 'Please enter your name.',
  nameTooLong: 'Please use at most 100 characters.',
  phoneRequired: 'Please enter a phone number, so that the restaurant can reach you.',
  phoneImplausible: 'Please check the phone number: it needs at least 6 digits.',
  phoneTooLong: 'Please use at most 40 characters.',
  noteTooLong: 'Please use at most 500 characters.',
  keyImplausible: 'Something went wrong. Please reload the page.',
  basketEmpty: 'Your basket is empty. Please choose something from the menu.',
  basketTooLong: 'Please order at most 50 different items.',
  quantityNotWhole: 'Please choose a whole number.',
  quantityTooSmall: 'Please choose at least 1.',
  quantityTooLarge: 'Please choose at most 20 of one item.',
  productUnknown: 'This is no longer on the menu. Please remove it.',
  productSoldOut: (name: string) => `${name} is sold out at the moment. Please remove it.`,
  productNotNow: (name: string) => `${name} cannot be ordered at this time of day. Please remove it.`,
  sizeMissing: (name: string) => `Please choose a size for ${name}.`,
  sizeGone: (name: string) => `This size of ${name} is no longer on the menu. Please choose another one.`,
  optionGone: (name: string) => `A choice for ${name} is no longer on the menu. Please choose again.`,
  optionSoldOut: (option: string) => `${option} is sold out at the moment. Please choose something else.`,
  optionTooOften: (option: string, most: number) => `Please choose ${option} at most ${times(most)}.`,
  groupTooFew: (group: string, least: number) => `Please choose at least ${least} from “${group}”.`,
  groupTooMany: (group: string, most: number) => `Please choose at most ${most} from “${group}”.`,
  tooManyOptions: 'Please choose fewer options for one dish.',
  lineNoteTooLong: 'Please use at most 140 characters.',
  orderTooLarge: 'This order is too large to place online. Please call the restaurant.',
  fulfilmentNotOffered: {
    COLLECTION: (name: string) => `${name} does not offer collection. Please choose delivery.`,
    DELIVERY: (name: string) => `${name} does not deliver. Please choose collection.`,
  },
  closedNow: (opens: string | null, note: string) =>
    `The kitchen is closed at the moment${note && ` (${note})`}. ${opens ? `It opens ${opens}. Please choose a later time.` : 'Please choose a later time.'}`,
  noHours: 'This restaurant does not take online orders yet.',
  paused: (opens: string | null) =>
    `The kitchen has paused its orders. ${opens ? `It takes orders again ${opens}.` : 'Please try again later.'}`,
  addressRequired: 'Please enter the house number and the street.',
  townRequired: 'Please enter the town.',
  addressTooLong: (most: number) => `Please use at most ${most} characters.`,
  postcodeImplausible: 'Please enter a full UK postcode, e.g. SE1 7PB.',
  postcodeUnchecked:
    'We could not check this postcode right now. Please try again in a moment, or choose collection.',
  outside: (name: string, postcode: string) => `Sorry, ${name} does not deliver to ${postcode}.`,
  belowMinimum: (minimum: string, missing: string) =>
    `Deliveries to this address start at ${minimum}. Please add dishes for ${missing}.`,
  slotGone: 'This time is no longer available. Please choose another one.',
  slotFull: 'The kitchen has no place left at this time. Please choose another one.',
  fullForNow: 'The kitchen has no place left today. Please choose a later time.',
  siteUnknown: 'There is no restaurant at this address.',
  closed: (name: string) => `${name} is not taking orders at the moment.`,
  orderLimitReached: (phone: string | null) =>
    `Online ordering is paused for this month. ${phone ? `Please call ${phone} to order.` : 'Please order at the restaurant.'}`,
  tooMuchAtOnce: 'Many orders are arriving at this moment. Please try again.',
  totalChanged: (total: string) =>
    `Prices have changed since you opened the menu: the total is now ${total}. Nothing has been ordered yet.`,
  keyUsed: 'You’ve already placed an order from this page. Check your email before ordering again.',
  orderUnknown: 'We couldn’t find this order.',
  minutesOutOfRange: 'Please choose 5 to 180 minutes.',
  reasonRequired: 'Please tell the customer why.',
  reasonTooLong: 'Please use at most 300 characters.',
  answerFailed: 'The answer was not saved.',
  answerLinkExpired: 'This link has expired: orders can be answered for 7 days.',
  stateIs: {
    PLACED: 'This order has not been answered yet.',
    ACCEPTED: 'This order has already been accepted.',
    PREPARING: 'This order has already been accepted.',
    READY: 'This order has already been marked as ready.',
    OUT_FOR_DELIVERY: 'This order has already been accepted.',
    COMPLETED: 'This order has already been accepted.',
    REJECTED: 'This order has already been declined.',
    EXPIRED: 'This order was not answered in time and has expired.',
    CANCELLED: 'This order has been cancelled.',
  },
};

/** Texts of the mails about orders. */
export const mailMessages = {
  orderNumber: 'Order',
  total: 'Total',
  notCharged: 'Total · not charged',
  payOnCollection: 'Pay on collection',
  placedAt: (time: string) => `Placed at ${time}`,
  note: 'Note from the customer',
  customer: 'Customer',
  alcohol: 'Alcohol: only for adults, please check the age.',
  collectFrom: 'Collect from',
  followOrder: 'Follow your order',
  from: (restaurant: string) => `${restaurant} via ${PRODUCT_NAME}`,
  footerDiner: (restaurant: string) =>
    `You’re receiving this because this address was given with an order at ${restaurant}. Ordering by ${PRODUCT_NAME}.`,

  placed: {
    subject: (number: number, restaurant: string) => `Your order ${number} at ${restaurant}`,
    title: 'Thank you for your order',
    preheader: 'We’ll email you when the restaurant replies.',
    body: 'We’ll email you when the restaurant replies. You can also follow your order live.',
  },

  accepted: {
    subject: (time: string, restaurant: string) => `Ready around ${time}: your order at ${restaurant}`,
    title: (time: string) => `Ready around ${time}`,
    preheader: (restaurant: string) => `${restaurant} has accepted your order.`,
    body: (restaurant: string, time: string) =>
      `${restaurant} has accepted your order. You can collect it around ${time} and pay there.`,
  },

  ready: {
    subject: (restaurant: string) => `Your order at ${restaurant} is ready`,
    title: 'Your order is ready',
    preheader: 'You can collect it now.',
    body: (number: number) => `You can collect it now. Give order number ${number} and pay at the counter.`,
  },

  rejected: {
    subject: (restaurant: string) => `${restaurant} cannot take your order`,
    title: 'Sorry, not this time',
    body: (restaurant: string) => `${restaurant} could not take your order. You haven’t been charged.`,
    reason: 'Message from the restaurant',
    call: 'Would you like something else? Call',
    menu: 'Choose something else',
  },

  expired: {
    subject: (restaurant: string) => `${restaurant} did not answer your order`,
    title: 'Sorry, nobody answered in time',
    body: (restaurant: string) =>
      `${restaurant} did not answer within 10 minutes, so your order was closed. You haven’t been charged.`,
    call: 'To order by phone, call',
    menu: 'See the menu',
  },

  owner: {
    subject: (number: number, restaurant: string, total: string, customer: string) =>
      `New order ${number} for ${restaurant}: ${total}, ${customer}`,
    title: (number: number) => `New order ${number}`,
    ask: 'Pick a time and confirm it on the page that opens. The customer gets an email at once.',
    accept: (minutes: number) => `Accept · ${minutes} min`,
    decline: 'Decline',
    ready: 'When the food is ready, tell the customer:',
    markReady: 'Mark as ready',
    reply: (name: string) => `Reply to this email to write to ${name}.`,
    footer: (restaurant: string) =>
      `You’re receiving this because you own ${restaurant}. Don’t forward this email: its links can accept or decline the order.`,
  },

  missed: {
    subject: (number: number, restaurant: string, total: string) =>
      `Missed order ${number} at ${restaurant}: ${total}`,
    title: (number: number) => `You missed order ${number}`,
    body: 'Nobody answered within 10 minutes, so the order was closed and the customer got an email. You can still call them.',
    footer: (restaurant: string) => `You’re receiving this because you own ${restaurant}.`,
  },

  /** For addresses that are not verified: contains no text of an owner or a diner. */
  neutral: {
    open: 'Open your order',
    footerDiner: `You’re receiving this because this address was given with an order. If it wasn’t you, you can ignore this email. Ordering by ${PRODUCT_NAME}.`,
    placed: {
      subject: 'Your order has been placed',
      body: 'We’ll email you when the restaurant replies. You can also follow your order live.',
    },
    accepted: {
      subject: (time: string) => `Your order will be ready around ${time}`,
      body: 'The restaurant has accepted your order. You pay when you collect it.',
    },
    rejected: {
      subject: 'Your order was not accepted',
      body: 'The restaurant could not take your order. You haven’t been charged. You can read its message on your order page.',
    },
    ready: {
      subject: 'Your order is ready',
      body: 'You can collect it now and pay at the counter.',
    },
    expired: {
      subject: 'Your order was not answered in time',
      body: 'The restaurant did not answer within 10 minutes, so your order was closed. You haven’t been charged.',
    },
    owner: {
      subject: (number: number, total: string) => `New order ${number}: ${total}`,
      body: 'You have a new order. Choose a time: the page that opens shows the whole order before you accept it.',
      confirm:
        'Once you have confirmed your email address, these emails show the whole order. The link is in the email that we sent you when you signed up.',
      footer:
        'You’re receiving this because someone signed up with this address. Don’t forward this email: its links can accept or decline the order.',
    },
    missed: {
      subject: (number: number, total: string) => `Missed order ${number}: ${total}`,
      body: 'Nobody answered within 10 minutes, so the order was closed and the customer got an email.',
    },
  },

  orderEmail: {
    subject: 'Confirm this address for orders',
    preheader: 'Confirm once, and orders come to this address.',
    body: 'Someone wants a restaurant’s orders to come to this address. Please confirm that this is right. The link works for 7 days.',
    label: 'Confirm this address',
    footer:
      'You’re receiving this because someone entered this address in the settings of a website. If you don’t expect orders, you can ignore this email.',
  },
};
