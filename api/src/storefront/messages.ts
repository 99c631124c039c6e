/** Texts of the diners' sites that are not part of a page. */
export const messages = {
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
  notReadable: 'We couldn’t read the form. Please go back and send it again.',
  notAForm: 'Please go back and use the form on the page.',
  tooLarge: 'The form is too large. Please go back and shorten your note.',
  notFromHere: 'Please go back to the menu and try again.',
  closed: 'We’re not taking online orders right now.',
  basketFull: 'Your basket is full. Please order what is in it, or shorten a note, and then order more.',
  sizeChanged: 'You have changed the size. Please check your choices for it, then press the button again.',
  lineFull: 'You can order at most 20 of one dish.',
  basketBar: (count: number, total: string) => `${count === 1 ? '1 item' : `${count} items`} · ${total}`,
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
