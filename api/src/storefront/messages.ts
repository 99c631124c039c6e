import type { PricedField } from '@forkfront/common/basketView.ts';

const TOTAL_OF: Record<PricedField, string> = {
  fulfilment: 'For this way of getting your order',
  postcode: 'For this postcode',
};

/** Texts of the diners' sites that are not part of a page. */
export const messages = {
  /** Part of our service does not answer, e.g. the database. */
  outage: {
    page: 'We can’t show this page at the moment. Please try again in a minute.',
    /** The page of an order. */
    order:
      'We can’t show your order at the moment. An order that was placed is kept. Please try again in a minute.',
    form: 'Part of our service does not answer at the moment, so we can’t say whether this was saved. What you entered is kept: please press the button in a minute. Nothing happens twice.',
  },
  /** A defect of ours. */
  fault: {
    page: 'Something went wrong on our side. Please try again in a moment.',
    form: 'Something went wrong on our side, so we can’t say whether this was saved. What you entered is kept: please press the button to send it again. Nothing happens twice.',
  },
  /** An order failed, and it is known that it was not placed. */
  orderNotPlaced:
    'Something went wrong on our side, and your order was not placed. Everything you entered is still here. Please press the button again.',
  /** An order failed, and nobody can look it up. `phone`: null without one. */
  orderUnknown: (phone: string | null) =>
    `Part of our service does not answer at the moment, so we don’t know yet whether your order was placed. Everything you entered is still here. Please press the button again in a minute: the same order is never placed twice.${phone ? ` You can also call us: ${phone.replaceAll(' ', '\u00A0')}.` : ''}`,
  notReadable: 'We couldn’t read the form. Please go back and send it again.',
  notAForm: 'Please go back and use the form on the page.',
  tooLarge: 'The form is too large. Please go back and shorten your note.',
  notFromHere: 'Please go back to the menu and try again.',
  closed: 'We’re not taking online orders right now.',
  basketFull: 'Your basket is full. Please order what is in it, or shorten a note, and then order more.',
  /** An order was sent with another choice than the page showed a total for. */
  totalOfChoice: (choice: PricedField, total: string) =>
    `${TOTAL_OF[choice]} the total is ${total}. Nothing has been ordered yet: if that is right, please press the button again.`,
  sizeChanged: 'You have changed the size. Please check your choices for it, then press the button again.',
  lineFull: 'You can order at most 20 of one dish.',
  basketBar: (count: number, total: string) => `${count === 1 ? '1 item' : `${count} items`} · ${total}`,
  /** `time`: as `tomorrow at 12:45`. */
  orderFor: (time: string) =>
    `This is the menu for your order ${time}. To order for another time, choose it in your basket.`,
  codeKept: (code: string, offer: string) => `The code ${code} is in your basket: ${offer}.`,
  removed: (name: string) => `${name} is no longer in your basket.`,
  emptied: 'Your basket is empty now.',
  itemGone: 'An item that is no longer on the menu',
  againFull: 'Your basket is full, so these dishes were not added.',
  chooseAnswer: 'Please choose whether you can take the order.',
  testLinkExpired: 'This link has expired. Please press “Place a test order” on your dashboard again.',
  testModeOver:
    'Test mode has ended, so nothing was ordered. If you press the button again, you place a real order. You can open test mode again on your dashboard.',
  methodNotAllowed: 'This address does not accept that kind of request.',
  tooManyStreams: 'Too many open pages. Please close some of them.',
};
