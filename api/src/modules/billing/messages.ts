/** Texts of the billing module (spec §8). */
export const messages = {
  checkoutFailed: 'Failed to create checkout session.',
  checkoutDown:
    'Failed to create checkout session. The payment provider does not answer just now, and nothing was charged. Please try again in a minute.',
  signInToSubscribe: 'You must be logged in to subscribe.',
  portalFailed: 'Could not open management portal.',
  portalDown:
    'Could not open management portal. The payment provider does not answer just now. Please try again in a minute.',
  invoicesDown: 'Your invoices cannot be fetched just now. Please try again in a minute.',
  changeFailed: 'Your plan was not changed.',
  changeUnsure:
    'The payment provider does not answer, so we cannot say yet whether your plan has changed. Please try again in a minute: it is changed, and charged, only once.',
  priceUnknown: 'This price is not offered any more. Please reload the page and choose again.',
  planFree: 'The free plan needs no payment.',
  planComing: 'This plan is not on sale yet.',
  siteNeeded: 'Please choose the website this plan is for.',
  siteNotWanted: 'This plan is not for a website of a restaurant.',
  siteUnknown: 'There is no such website, or it is not yours.',
  planAlready: 'You have this plan already.',
  justPaid: 'This plan has just been paid for. It is switched on in a moment.',
  chosenAgain: 'Another plan was chosen for this website meanwhile. Please choose again.',
  changeElsewhere:
    'This website has a paid plan already. Please change it on the packages page or under Manage Billing.',
  paymentDue:
    'The last payment for this website failed. Please update your card under Manage Billing, then change the plan.',
  nothingToChange: 'This website has no paid plan to change.',
  previewOld: 'The price of this change was worked out more than an hour ago. Please look at it again.',
  cardDeclined:
    'Your card was declined, so nothing has changed. Please update your card under Manage Billing and try again.',
  changeRefused: 'The plan could not be changed like this. Please look at the price again.',
  planFallback: 'Subscribed Plan',
};

/** Texts of the mails about payments. */
export const mailMessages = {
  footer: 'You get this mail because you pay for a plan with us.',
  billing: 'Manage Billing',

  /** `what` is the website, or the plan of a deleted website. */
  refund: (what: string) => ({
    subject: `Your second payment for ${what} is on its way back`,
    preheader: 'It was paid for twice. You are charged once.',
    panel: 'Given back',
    before: [
      `${what} was paid for twice. This can happen when two windows are open. We have ended the second plan and refunded its payment.`,
    ],
    after: [
      'The refund goes to the card you paid with. It can take up to ten days until your bank shows it.',
      'The plan that was paid for first continues as before; you do not need to do anything. Your payments and invoices are in your dashboard under “Manage Billing”.',
    ],
  }),
};
