import { LINE_LIMITS } from '@forkfront/common/orderLine.ts';
import { ANSWER_LIMITS, ORDER_LENGTHS } from '@forkfront/common/limits.ts';

/** Texts of the orders module for diners and owners. */
export const messages = {
  checkOrder: 'Please check the marked fields.',
  nameRequired: 'Please enter your name.',
  nameTooLong: `Please use at most ${ORDER_LENGTHS.name} characters.`,
  phoneRequired: 'Please enter a phone number, so that the restaurant can reach you.',
  phoneImplausible: 'Please check the phone number: it needs at least 6 digits.',
  phoneTooLong: `Please use at most ${ORDER_LENGTHS.phone} characters.`,
  ifMissingUnknown: 'Please choose what we should do if something is missing.',
  ifMissingNotAsked: 'Only grocery shops ask what to do if something is missing.',
  noteTooLong: `Please use at most ${ORDER_LENGTHS.note} characters.`,
  keyImplausible: 'Something went wrong. Please reload the page.',
  keyOfProgram:
    'Please send a key of 16 to 100 ASCII characters without spaces, for example a UUID: one for each order.',
  totalOfProgram: 'Please send the total in pounds and pence, such as 8.50.',
  basketEmpty: 'Your basket is empty. Please choose something from the menu.',
  basketTooLong: `Please order at most ${LINE_LIMITS.lines} different items.`,
  tooManyOptions: 'Please choose fewer options for one dish.',
  lineNoteTooLong: `Please use at most ${LINE_LIMITS.note} characters.`,
  fulfilmentNotOffered: {
    COLLECTION: (name: string) => `${name} does not offer collection. Please choose delivery.`,
    DELIVERY: (name: string) => `${name} does not deliver. Please choose collection.`,
  },
  closedNow: (opens: string | null, note: string) =>
    `The kitchen is closed at the moment${note && ` (${note})`}. ${opens ? `It opens ${opens}. Please choose a later time.` : 'Please choose a later time.'}`,
  noHours: 'This restaurant does not take online orders yet.',
  unattended:
    'The kitchen takes no orders for as soon as possible at the moment. Please choose a later time, or try again in a few minutes.',
  paused: (opens: string | null) =>
    `The kitchen has paused its orders. ${opens ? `It takes orders again ${opens}.` : 'Please try again later.'}`,
  addressRequired: 'Please enter the house number and the street.',
  townRequired: 'Please enter the town.',
  addressTooLong: (most: number) => `Please use at most ${most} characters.`,
  postcodeImplausible: 'Please enter a full UK postcode, e.g. SE1 7PB.',
  postcodeUnchecked:
    'We could not check this postcode right now. Please try again in a moment, or choose collection.',
  outside: (name: string, postcode: string) => `Sorry, ${name} does not deliver to ${postcode}.`,
  slotGone: 'This time is no longer available. Please choose another one.',
  slotFull: 'The kitchen has no place left at this time. Please choose another one.',
  fullForNow: 'The kitchen has no place left for as soon as possible. Please choose a later time.',
  tooManyCodes: (minutes: number) =>
    `Too many codes were tried. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or order without a code.`,
  siteUnknown: 'There is no restaurant at this address.',
  closed: (name: string) => `${name} is not taking orders at the moment.`,
  orderLimitReached: (phone: string | null) =>
    `Online ordering is paused for this month. ${phone ? `Please call ${phone} to order.` : 'Please order at the restaurant.'}`,
  tooMuchAtOnce: 'Many orders are arriving at this moment. Please try again.',
  /** `why`: what became of the promotion code; null without one. */
  totalChanged: (total: string, why: string | null) =>
    `${why === null ? 'Prices or offers have changed since you opened the menu: the' : `${why} The`} total is now ${total}. Nothing has been ordered yet.`,
  keyUsed: 'You’ve already placed an order from this page. Check your email before ordering again.',
  testRefused: 'You can no longer place test orders on this website.',
  testOfClosedSite: 'This website is closed. Open it again before you place a test order.',
  orderUnknown: 'We couldn’t find this order.',
  restaurantUnknown: 'We couldn’t find this restaurant.',
  minutesOutOfRange: `Please choose ${ANSWER_LIMITS.readyInMinutes.min} to ${ANSWER_LIMITS.readyInMinutes.max} minutes.`,
  reasonRequired: 'Please tell the customer why.',
  reasonTooLong: `Please use at most ${ANSWER_LIMITS.reason} characters.`,
  noDinerMail: 'This order has no email address of the diner.',
  dayInvalid: 'Please write a day as 2026-11-20.',
  cursorInvalid: 'This is not a cursor of this list.',
  delayNotOffered: (minutes: readonly number[]) =>
    `Please choose ${minutes.slice(0, -1).join(', ')} or ${minutes.at(-1)} minutes.`,
  timeHasChanged: 'The time of this order has changed since. Please look at it again.',
  delayTooLong: 'An order can be at most 3 hours later than it was first promised. Please call the customer.',
  answerFailed: 'The answer was not saved.',
  tooLateToUndo: 'It is too late to undo this: a move can be undone for 10 seconds.',
  answerLinkExpired: 'This link has expired: orders can be answered for 7 days.',
  stateIs: {
    PLACED: 'This order has not been answered yet.',
    ACCEPTED: 'This order has already been accepted.',
    PREPARING: 'This order is already being prepared.',
    READY: 'This order has already been marked as ready.',
    OUT_FOR_DELIVERY: 'This order is already out for delivery.',
    COMPLETED: 'This order has already been completed.',
    REJECTED: 'This order has already been declined.',
    EXPIRED: 'This order was not answered in time and has expired.',
    CANCELLED: 'This order has been cancelled.',
  },
  /** By the state of an order that its diner wants to cancel. */
  tooLateToCancel: {
    PLACED: 'This order was not answered in time and has expired.',
    ACCEPTED: 'The kitchen has accepted this order, so it can no longer be cancelled here. Please call.',
    PREPARING: 'The kitchen is preparing this order, so it can no longer be cancelled here. Please call.',
    READY: 'This order is ready, so it can no longer be cancelled here. Please call.',
    OUT_FOR_DELIVERY: 'This order is on its way, so it can no longer be cancelled here. Please call.',
    COMPLETED: 'This order is completed.',
    REJECTED: 'The restaurant has already declined this order. You haven’t been charged.',
    EXPIRED: 'This order was not answered in time and has expired. You haven’t been charged.',
    CANCELLED: 'This order has been cancelled.',
  },
};
