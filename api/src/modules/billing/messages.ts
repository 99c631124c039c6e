/** Texts of the billing module (spec §8). */
export const messages = {
  checkoutFailed: 'Failed to create checkout session.',
  checkoutDown:
    'Failed to create checkout session. The payment provider is not responding at the moment, and nothing was charged. Please try again in a minute.',
  signInToSubscribe: 'You must be logged in to subscribe.',
  portalFailed: 'Could not open management portal.',
  portalDown:
    'Could not open management portal. The payment provider is not responding at the moment. Please try again in a minute.',
  invoicesDown: 'We can’t load your invoices at the moment. Please try again in a minute.',
  changeFailed: 'Your plan was not changed.',
  changeUnsure:
    'The payment provider is not responding, so we don’t know yet whether your plan has changed. Please try again in a minute. You won’t be charged twice.',
  priceUnknown: 'This price is no longer available. Please reload the page and choose again.',
  planFree: 'The free plan needs no payment.',
  planComing: 'This plan is not on sale yet.',
  siteNeeded: 'Please choose the website this plan is for.',
  shopNeeded: 'Please choose the grocery shop this plan is for.',
  onlyForShops: 'This plan is for grocery shops. Please choose a restaurant plan for this website.',
  onlyForRestaurants: 'This plan is for restaurants. Please choose a grocery plan for this shop.',
  siteNotWanted: 'This plan is not for a restaurant website.',
  siteUnknown: 'We couldn’t find this website in your account.',
  planAlready: 'You already have this plan.',
  justPaid: 'This plan has just been paid for. It will be switched on in a moment.',
  chosenAgain: 'Another plan has been chosen for this website in the meantime. Please choose again.',
  changeElsewhere:
    'This website already has a paid plan. Please change it on the packages page or under Manage Billing.',
  paymentDue:
    'The last payment for this website failed. Please update your card under Manage Billing, then change the plan.',
  nothingToChange: 'This website has no paid plan to change.',
  previewOld: 'The cost of this change was calculated more than an hour ago. Please check it again.',
  cardDeclined:
    'Your card was declined, so nothing has changed. Please update your card under Manage Billing and try again.',
  changeRefused: 'We couldn’t make this change. Please check the cost again.',
  planFallback: 'Subscribed Plan',
};

/** Texts of the mails about payments. */
export const mailMessages = {
  footer: 'You’re receiving this because you pay for a plan with us.',
  billing: 'Manage Billing',

  /** `what` is the website, or the plan of a deleted website. */
  refund: (what: string) => ({
    subject: `We’ve refunded your second payment for ${what}`,
    preheader: 'It was paid for twice. You’re only charged once.',
    panel: 'Refunded',
    before: [
      `${what} was paid for twice. This can happen with two tabs open. We’ve ended the second plan and refunded its payment.`,
    ],
    after: [
      'The refund goes to the card you paid with. It can take up to ten days to appear.',
      'Your first plan continues as before, so you don’t need to do anything. You can see your payments and invoices under Manage Billing on your dashboard.',
    ],
  }),
};
