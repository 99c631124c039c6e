import { orderTexts } from '@forkfront/common/orderTexts.ts';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';

/** Texts of the mails about orders. */
export const messages = {
  orderNumber: 'Order',
  total: 'Total',
  notCharged: orderTexts.notCharged,
  deliveryFee: 'Delivery',
  freeDelivery: 'free',
  pay: orderTexts.toPay,
  placedAt: orderTexts.placedAt,
  note: 'Note from the customer',
  customer: 'Customer',
  ifMissing: orderTexts.ifMissing,
  missing: {
    diner: { ...orderTexts.ifMissingWays, CALL: 'Call you' },
    owner: { ...orderTexts.ifMissingWays, CALL: orderTexts.callCustomer },
  },
  alcohol: 'Alcohol: only for adults, please check the age.',
  collectFrom: 'Collect from',
  deliverTo: 'Deliver to',
  /** To diners: the postcode without the rest, which is the diner's own text (decision 20). */
  deliveredTo: 'Delivery to',
  addressOnPage: 'The full address is on your order page.',
  contact: 'The restaurant',
  fulfilment: { COLLECTION: 'Collection', DELIVERY: 'Delivery' },
  asSoonAsPossible: 'As soon as possible',
  around: (time: string) => `As soon as possible, around ${time}`,
  wantedFor: { COLLECTION: 'To collect', DELIVERY: 'To deliver' },
  followOrder: 'Follow your order',
  from: (restaurant: string) => `${restaurant} via ${PRODUCT_NAME}`,
  footerDiner: (restaurant: string) =>
    `You’re receiving this because this address was given with an order at ${restaurant}. Ordering by ${PRODUCT_NAME}.`,

  placed: {
    subject: (number: number, restaurant: string) => `Your order ${number} at ${restaurant}`,
    title: 'Thank you for your order',
    preheader: 'We’ll email you when the restaurant replies.',
    body: 'We’ll email you when the restaurant replies. You can also follow your order live.',
    bodyScheduled: (time: string) =>
      `You ordered for ${time}. The restaurant answers at the latest when it is time to start; we’ll email you then. You can also follow your order live.`,
  },

  accepted: {
    COLLECTION: {
      subject: (time: string, restaurant: string) => `Ready around ${time}: your order at ${restaurant}`,
      title: (time: string) => `Ready around ${time}`,
      body: (restaurant: string, time: string) =>
        `${restaurant} has accepted your order. You can collect it around ${time} and pay there.`,
    },
    DELIVERY: {
      subject: (time: string, restaurant: string) => `With you around ${time}: your order at ${restaurant}`,
      title: (time: string) => `With you around ${time}`,
      body: (restaurant: string, time: string) =>
        `${restaurant} has accepted your order. It will be at your door around ${time}, and you pay then.`,
    },
    preheader: (restaurant: string) => `${restaurant} has accepted your order.`,
  },

  /** An option that each of several pieces has. */
  optionEach: (quantity: number, option: string) => `+ ${quantity} × ${option} each`,
  vat: orderTexts.vat,
  trader: orderTexts.trader,

  delayed: {
    subject: (time: string, restaurant: string) => `New time ${time}: your order at ${restaurant}`,
    title: (time: string) => `Your order is delayed to ${time}`,
    preheader: (restaurant: string) => `${restaurant} needs a little longer.`,
    body: {
      COLLECTION: (restaurant: string, time: string) =>
        `Sorry, ${restaurant} needs a little longer. You can collect your order around ${time}.`,
      DELIVERY: (restaurant: string, time: string) =>
        `Sorry, ${restaurant} needs a little longer. Your order will be at your door around ${time}.`,
    },
  },

  ready: {
    subject: (restaurant: string) => `Your order at ${restaurant} is ready`,
    title: 'Your order is ready',
    preheader: 'You can collect it now.',
    body: (number: number) => `You can collect it now. Give order number ${number} and pay at the counter.`,
  },

  onItsWay: {
    subject: (restaurant: string) => `Your order at ${restaurant} is on its way`,
    title: 'Your order is on its way',
    preheader: 'It has left the restaurant.',
    body: (number: number) => `Order ${number} has left the restaurant. You pay at the door.`,
  },

  completed: {
    subject: (number: number, restaurant: string) => `Your order ${number} at ${restaurant}`,
    title: 'Thank you for your order',
    preheader: 'Your order is finished.',
    body: (restaurant: string) => `Your order at ${restaurant} is finished. Enjoy your food.`,
    link: 'See your order',
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
    title: orderTexts.nobodyAnswered,
    body: (restaurant: string) =>
      `${restaurant} did not answer in time, so your order was closed. You haven’t been charged.`,
    call: 'To order by phone, call',
    menu: 'See the menu',
  },

  cancelled: {
    RESTAURANT: {
      subject: (restaurant: string) => `${restaurant} cancelled your order`,
      title: 'Sorry, your order was cancelled',
      body: (restaurant: string) => `${restaurant} had to cancel your order. You haven’t been charged.`,
    },
    DINER: {
      subject: (restaurant: string) => `You cancelled your order at ${restaurant}`,
      title: 'Your order is cancelled',
      body: (restaurant: string) => `${restaurant} knows that you cancelled. You haven’t been charged.`,
    },
    call: 'Questions? Call',
    menu: 'See the menu',
  },

  /** Once below the dishes. */
  unconfirmed: orderTexts.unconfirmed,

  owner: {
    subject: (number: number, restaurant: string, total: string, customer: string) =>
      `New order ${number} for ${restaurant}: ${total}, ${customer}`,
    title: (number: number) => `New order ${number}`,
    ask: 'Pick a time and confirm it on the page that opens. The customer gets an email at once.',
    askScheduled: (time: string) =>
      `The customer ordered for ${time}. Confirm it on the page that opens. The customer gets an email at once.`,
    accept: (minutes: number) => `Accept · ${minutes} min`,
    acceptFor: orderTexts.acceptFor,
    decline: 'Decline',
    busy: 'Too busy?',
    pause: orderTexts.pause,
    ready:
      'When the food is ready, tell the customer. The page that opens also has the other steps, from the start in the kitchen to the end, and can cancel the order.',
    markReady: 'Mark as ready',
    reply: (name: string) => `Reply to this email to write to ${name}.`,
    footer: (restaurant: string) =>
      `You’re receiving this because you own ${restaurant}. Don’t forward this email: its links can accept or decline the order.`,
  },

  reminder: {
    subject: (number: number, restaurant: string, total: string) =>
      `Order ${number} at ${restaurant} is waiting for you: ${total}`,
    title: (number: number) => `Order ${number} is still waiting`,
    ask: (time: string) =>
      `Nobody has answered yet. Please accept or decline before ${time}: then the order closes by itself.`,
  },

  missed: {
    subject: (number: number, restaurant: string, total: string) =>
      `Missed order ${number} at ${restaurant}: ${total}`,
    title: (number: number) => `You missed order ${number}`,
    body: 'Nobody answered in time, so the order was closed and the customer got an email. You can still call them.',
    footer: (restaurant: string) => `You’re receiving this because you own ${restaurant}.`,
  },

  cancelledByDiner: {
    subject: (number: number, restaurant: string, total: string) =>
      `Order ${number} at ${restaurant} was cancelled: ${total}`,
    title: (number: number) => `Order ${number} was cancelled`,
    body: orderTexts.cancelledByDiner,
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
      subject: {
        COLLECTION: (time: string) => `Your order will be ready around ${time}`,
        DELIVERY: (time: string) => `Your order will be with you around ${time}`,
      },
      body: {
        COLLECTION: 'The restaurant has accepted your order. You pay when you collect it.',
        DELIVERY: 'The restaurant has accepted your order. You pay when it arrives.',
      },
    },
    completed: {
      subject: 'Your order is finished',
      body: 'Your order is finished. Thank you for ordering.',
    },
    rejected: {
      subject: 'Your order was not accepted',
      body: 'The restaurant could not take your order. You haven’t been charged. You can read its message on your order page.',
    },
    delayed: {
      subject: (time: string) => `Your order is delayed to ${time}`,
      body: 'The restaurant needs a little longer. Your order page shows the new time.',
    },
    ready: {
      subject: 'Your order is ready',
      body: 'You can collect it now and pay at the counter.',
    },
    onItsWay: {
      subject: 'Your order is on its way',
      body: 'Your order has left the restaurant. You pay at the door.',
    },
    expired: {
      subject: 'Your order was not answered in time',
      body: 'The restaurant did not answer in time, so your order was closed. You haven’t been charged.',
    },
    cancelled: {
      subject: 'Your order was cancelled',
      body: {
        RESTAURANT:
          'The restaurant had to cancel your order. You haven’t been charged. You can read its message on your order page.',
        DINER: 'You cancelled this order, and the restaurant knows. You haven’t been charged.',
      },
    },
    owner: {
      subject: (number: number, total: string) => `New order ${number}: ${total}`,
      body: 'You have a new order. Choose a time: the page that opens shows the whole order before you accept it.',
      confirm:
        'Once you have confirmed your email address, these emails show the whole order. The link is in the email that we sent you when you signed up.',
      footer:
        'You’re receiving this because someone signed up with this address. Don’t forward this email: its links can accept or decline the order.',
    },
    reminder: {
      subject: (number: number, total: string) => `Order ${number} is waiting for you: ${total}`,
    },
    missed: {
      subject: (number: number, total: string) => `Missed order ${number}: ${total}`,
      body: 'Nobody answered in time, so the order was closed and the customer got an email.',
    },
    cancelledByDiner: {
      subject: (number: number, total: string) => `Order ${number} was cancelled: ${total}`,
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
