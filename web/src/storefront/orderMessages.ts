import { orderTexts } from '@forkfront/common/orderTexts.ts';
import type { OrderState } from '@forkfront/common/orderState.ts';

type Words = { headline: string; text: string };

/** Texts of the pages of an order: the diner's status page and the restaurant's answer page. */
export const orderMessages = {
  status: {
    title: (number: number) => `Order ${number}`,
    order: 'Order',
    testOrder: 'Test order: it reaches nobody, and no emails are sent.',
    answerTest: 'Answer it as the kitchen',
    newTab: '(opens in a new tab)',
    ready: { COLLECTION: 'Ready around', DELIVERY: 'With you around' },
    wanted: { COLLECTION: 'To collect', DELIVERY: 'Delivery' },
    around: (time: string) => `as soon as possible, around ${time}`,
    placedAt: orderTexts.placedAt,
    yourOrder: 'What you ordered',
    total: { COLLECTION: 'Total to pay on collection', DELIVERY: 'Total to pay on delivery' },
    totalOfDone: 'Total',
    notCharged: orderTexts.notCharged,
    vat: orderTexts.vat,
    trader: orderTexts.trader,
    delivery: 'Delivery',
    offer: 'Offer',
    freeDelivery: 'free',
    note: 'Your note',
    forName: 'For',
    deliverTo: 'Deliver to',
    call: 'Questions? Call',
    backToMenu: 'Back to the menu',
    orderAgain: 'Order again',
    seeMenu: 'See the menu',
    toBasket: 'See your basket',
    gone: (dishes: string) => `No longer on the menu: ${dishes}. Everything else is in your basket.`,
    allGone: 'None of these dishes is on the menu any more.',
    cancel: 'Cancel the order',
    cancelSure: (number: number) =>
      `Do you want to cancel order ${number}? The restaurant gets an email at once.`,
    cancelYes: 'Yes, cancel it',
    live: 'This page updates automatically.',
    cut: 'No connection at the moment, so this page may be out of date. It updates as soon as the connection is back.',
    stepDone: 'done',
    steps: {
      placed: 'Sent',
      accepted: 'Accepted',
      preparing: 'In the kitchen',
      ready: { COLLECTION: 'Ready to collect', DELIVERY: 'Ready' },
      outForDelivery: 'On its way',
      delivered: 'Delivered',
    },
    test: {
      headline: 'Your test order worked',
      text: 'A real order would be with the restaurant now, and this page would follow it to the end.',
    },
    states: (restaurant: string): Record<OrderState, Words> => ({
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
      OUT_FOR_DELIVERY: {
        headline: 'On its way',
        text: 'Your food has left the restaurant. Pay at the door.',
      },
      COMPLETED: {
        headline: 'Enjoy your food',
        text: 'This order is finished. Thank you for ordering directly.',
      },
      REJECTED: {
        headline: `Sorry, ${restaurant} cannot make this order`,
        text: 'Nothing was charged.',
      },
      EXPIRED: {
        headline: orderTexts.nobodyAnswered,
        text: 'Your order was closed and nothing was charged. Please call the restaurant or order again.',
      },
      CANCELLED: { headline: 'This order was cancelled', text: 'Nothing was charged.' },
    }),
    /** What a delivery says instead. */
    deliveryStates: {
      ACCEPTED: { headline: 'Order accepted', text: 'It will be brought to your door. You pay then.' },
      READY: { headline: 'Ready to leave', text: 'Your food is ready and will be on its way soon.' },
    } satisfies Partial<Record<string, Words>>,
    scheduledPlaced: 'Your order has arrived. The restaurant answers at the latest when it is time to start.',
    cancelledBy: {
      DINER: 'You cancelled it. Nothing was charged.',
      RESTAURANT: 'The restaurant had to cancel it. Nothing was charged.',
    },
  },
  answer: {
    title: (number: number) => `Answer order ${number}`,
    newOrder: 'New order',
    fulfilment: { COLLECTION: 'Collection', DELIVERY: 'Delivery' },
    placedAt: orderTexts.placedAt,
    wanted: (time: string) => `for ${time}`,
    promised: (time: string) => `around ${time}`,
    wantedNow: 'as soon as possible',
    wantedAround: (time: string) => `as soon as possible, around ${time}`,
    note: 'Note',
    callThem: orderTexts.callCustomer,
    deliverTo: 'Deliver to',
    total: orderTexts.toPay,
    notCharged: orderTexts.notCharged,
    unconfirmed: orderTexts.unconfirmed.owner,
    readyIn: { COLLECTION: 'Ready in', DELIVERY: 'At the door in' },
    minutes: 'min',
    accept: 'Accept the order',
    acceptFor: orderTexts.acceptFor,
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
    cancelTitle: 'Cancel the order',
    cancelReason: 'Reason (sent to the customer)',
    cancelExamples: 'For example: Something has sold out; the driver had an accident',
    cancel: 'Cancel with this reason',
    moves: {
      PREPARING: { label: 'Start preparing', help: 'The customer sees it on the order page.' },
      READY: { label: 'Mark as ready', help: 'The customer gets an email saying the food can be collected.' },
      OUT_FOR_DELIVERY: {
        label: 'Out for delivery',
        help: 'The customer gets an email that it is on its way.',
      },
      COMPLETED: { label: 'Completed', help: 'The customer has the food. This ends the order.' },
    },
    readyHelpDelivery: 'The customer sees it on the order page.',
    pauseTitle: 'Too busy?',
    pauseText: 'Your website then takes no new orders for 30 minutes. This order stays as it is.',
    pause: orderTexts.pause,
    pausedTitle: (time: string) => `New orders are paused until ${time}`,
    pausedText: 'They begin again by themselves.',
    resume: 'Take orders again now',
    longPauseTitle: 'New orders are paused',
    longPauseText: 'You can take orders again on your dashboard.',
    done: {
      test: 'This is a test. A real customer would be told now.',
      accepted: 'You accepted this order',
      acceptedText: {
        COLLECTION: (customer: string, time: string | null) =>
          time ? `${customer} gets an email: ready around ${time}.` : `${customer} gets an email at once.`,
        DELIVERY: (customer: string, time: string | null) =>
          time
            ? `${customer} gets an email: at the door around ${time}.`
            : `${customer} gets an email at once.`,
      },
      preparing: 'This order is being prepared',
      preparingText: (time: string | null) =>
        time ? `Promised for ${time}.` : 'The customer is waiting for it.',
      ready: 'This order is ready',
      readyText: {
        COLLECTION: (customer: string) => `${customer} gets an email to collect it.`,
        DELIVERY: (customer: string) => `${customer} sees that it leaves soon.`,
      },
      onItsWay: 'This order is on its way',
      onItsWayText: (customer: string) => `${customer} gets an email.`,
      rejected: 'You declined this order',
      rejectedText: (customer: string) => `${customer} gets an email with your reason:`,
      expired: 'This order has expired',
      expiredText: (customer: string) =>
        `Nobody answered in time, so the order was closed and ${customer} got an email.`,
      cancelled: 'This order was cancelled',
      cancelledText: {
        DINER: (customer: string) => `${customer} cancelled it. Please do not make it.`,
        RESTAURANT: (customer: string) => `${customer} gets an email with your reason:`,
      },
      finished: 'This order is finished',
      finishedText: 'There is nothing left to do.',
    },
  },
} as const;
