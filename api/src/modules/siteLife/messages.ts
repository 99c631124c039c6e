interface NoticeFacts {
  /** Name of the site. */
  site: string;
  /** Its state in a sentence (siteState.rules.ts). */
  state: string;
  /** The day of the change, as `4 December`, or the month of the orders, as `December`. */
  date: string;
  /** Orders per month on the free plan; null without a limit. */
  freeLimit: number | null;
  /** Orders per month on the current plan; null without a limit. */
  limit: number | null;
}

/** Texts of the mails about a site's plan. */
export const mailMessages = {
  footer: (site: string) => `You’re receiving this because you own ${site}.`,
  plans: 'See the plans',
  billing: 'Manage Billing',
  hours: 'Set your opening hours',
};

/** Subject and paragraphs of each kind of notice. */
export const noticeWords = {
  'trial-ending': ({ site, date, freeLimit: limit }: NoticeFacts) => ({
    subject: `Your trial of ${site} ends on ${date}`,
    preheader: 'No action needed: you’ll move to the free plan.',
    body: [
      `The trial of ${site} ends on ${date}. You don’t need to do anything: your website stays online and moves to the free plan.`,
      limit === null
        ? 'You’ll still receive orders by email.'
        : `On the free plan, it takes up to ${limit} orders a month by email. If you’d like more, take a look at the plans.`,
    ],
  }),

  'trial-ended': ({ site, state, freeLimit: limit }: NoticeFacts) => ({
    subject: 'Your trial has ended: you’re on the free plan',
    preheader: state,
    body: [
      `The trial of ${site} has ended. Your website stays online, and you can use the free plan for as long as you like.`,
      limit === null
        ? 'You’ll still receive orders by email.'
        : `It takes up to ${limit} orders a month by email. If you’d like more, take a look at the plans.`,
      `Where it stands: ${state}`,
    ],
  }),

  'card-charge': ({ site, date }: NoticeFacts) => ({
    subject: `Your trial of ${site} ends on ${date}: your card will be charged`,
    preheader: 'Your plan continues unless you cancel it before then.',
    body: [
      `The trial of your plan for ${site} ends on ${date}. Your plan then continues, and your card will be charged for it.`,
      'If you don’t want this, cancel the plan before then. You’ll find it with its price on the page of your plan.',
    ],
  }),

  'payment-failed': ({ site, date }: NoticeFacts) => ({
    subject: `A payment for ${site} has failed`,
    preheader: 'Please check your card. Nothing has changed on your website.',
    body: [
      `The last payment for your plan for ${site} did not go through. Nothing has changed on your website, and your plan continues until ${date}.`,
      'Please update your card under Manage Billing on your dashboard, so that we can try the payment again.',
    ],
  }),

  'payment-due': ({ site, date }: NoticeFacts) => ({
    subject: `The payment for ${site} is still due`,
    preheader: `Your paid features will be paused on ${date}.`,
    body: [
      `The payment for your plan for ${site} is still due. Your website stays online, but your paid features will be paused on ${date}.`,
      'Please update your card under Manage Billing on your dashboard. As soon as the payment arrives, everything continues as before.',
    ],
  }),

  'features-paused': ({ site }: NoticeFacts) => ({
    subject: `Paid features are paused for ${site}`,
    preheader: 'Your website stays online.',
    body: [
      `The payment for your plan for ${site} has been due for more than seven days, so your paid features are now paused. Your website stays online.`,
      'As soon as the payment arrives, the features return. Please update your card under Manage Billing on your dashboard.',
    ],
  }),

  'plan-ended': ({ site, state, freeLimit: limit }: NoticeFacts) => ({
    subject: `Your plan for ${site} has ended: you’re on the free plan`,
    preheader: state,
    body: [
      `Your paid plan for ${site} has ended. Your website stays online with your menu and all your text, and is now on the free plan.`,
      limit === null
        ? 'You’ll still receive orders by email. You can choose a plan again at any time.'
        : `It takes up to ${limit} orders a month by email. You can choose a plan again at any time.`,
      `Where it stands: ${state}`,
    ],
  }),

  'orders-nearly-full': ({ site, date: month, limit }: NoticeFacts) => ({
    subject: `${site} has taken most of its orders for ${month}`,
    preheader: 'What happens at the limit, and how to take more.',
    body: [
      limit === null
        ? `${site} is busy: most of the orders that your plan includes in ${month} are used.`
        : `${site} is busy: you’ve used at least ${Math.ceil(limit * 0.8)} of the ${limit} orders that your plan includes in ${month}.`,
      'At the limit, your menu stays online and guests see your phone number instead of the order button until the next month begins. With a bigger plan, you can keep taking orders.',
    ],
  }),

  'orders-full': ({ site, date: month, limit }: NoticeFacts) => ({
    subject: `${site} has taken all its orders for ${month}`,
    preheader: 'Guests now see your phone number instead of the order button.',
    body: [
      `${site} has taken all the ${limit ?? 'online'} orders that your plan includes in ${month}. Well done!`,
      'Your menu stays online, and your guests are asked to call you until the next month begins. With a bigger plan, ordering opens again straight away.',
    ],
  }),

  'hours-needed': ({ site }: NoticeFacts) => ({
    subject: `Please set the opening hours of ${site}`,
    preheader: 'Until then, your website takes orders at any time, even at night.',
    body: [
      `${site} has no opening hours yet, so its website takes orders at any time, even at night.`,
      'Set your hours once, and customers can order only when your kitchen is open. They can also choose a time for later. You can start with a usual week and change it.',
    ],
  }),
};
