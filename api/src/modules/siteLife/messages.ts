interface NoticeFacts {
  /** Name of the site. */
  site: string;
  /** The day of the change, as `4 December`, or the month of the orders, as `December`. */
  date: string;
  /** Orders per month on the free plan; null without a limit. */
  freeLimit: number | null;
  /** Orders per month on the current plan; null without a limit. */
  limit: number | null;
}

/** Texts of the mails about a site's plan. */
export const mailMessages = {
  footer: (site: string) => `You get this mail because you own ${site}.`,
  plans: 'See the plans',
  billing: 'Manage Billing',
};

/** Subject and paragraphs of each kind of notice about a site's plan. */
export const noticeWords = {
  'trial-ending': ({ site, date, freeLimit: limit }: NoticeFacts) => ({
    subject: `Your trial of ${site} ends on ${date}`,
    preheader: 'You do not need to do anything: your free plan continues.',
    body: [
      `The trial of ${site} ends on ${date}. You do not need to do anything: your website stays online and your free plan continues.`,
      limit === null
        ? 'You still receive orders by e-mail.'
        : `On the free plan it takes up to ${limit} orders a month by e-mail. Would you like more? Have a look at the plans.`,
    ],
  }),

  'trial-ended': ({ site, freeLimit: limit }: NoticeFacts) => ({
    subject: 'Your trial has ended, your free plan continues',
    preheader: `${site} stays online and still takes orders.`,
    body: [
      `The trial of ${site} has ended. Your website stays online, and you can use the free plan for as long as you like.`,
      limit === null
        ? 'You still receive orders by e-mail.'
        : `It takes up to ${limit} orders a month by e-mail. Would you like more? Have a look at the plans.`,
    ],
  }),

  'card-charge': ({ site, date }: NoticeFacts) => ({
    subject: `Your trial of ${site} ends on ${date}: your card will be charged`,
    preheader: 'Your plan continues unless you cancel it before.',
    body: [
      `The trial of your plan for ${site} ends on ${date}. Your plan then continues, and your card will be charged for it.`,
      'If you do not want this, cancel the plan before that day. You find the plan and its price in your dashboard under “Manage Billing”.',
    ],
  }),

  'payment-failed': ({ site, date }: NoticeFacts) => ({
    subject: `A payment for ${site} has failed`,
    preheader: 'Please check your card. Nothing has changed on your website.',
    body: [
      `The last payment of your plan for ${site} did not go through. Nothing has changed on your website, and your plan continues until ${date}.`,
      'Please check your card in your dashboard under “Manage Billing”, so that the payment can be tried again.',
    ],
  }),

  'payment-due': ({ site, date }: NoticeFacts) => ({
    subject: `The payment for ${site} is still due`,
    preheader: `The features of your plan pause on ${date}.`,
    body: [
      `The payment of your plan for ${site} is still due. Your website stays online, but the features of your paid plan will pause on ${date}.`,
      'Please check your card in your dashboard under “Manage Billing”. As soon as the payment arrives, everything continues as before.',
    ],
  }),

  'features-paused': ({ site }: NoticeFacts) => ({
    subject: `What your plan includes is paused at ${site}`,
    preheader: 'Your website stays online and still takes orders.',
    body: [
      `The payment of your plan for ${site} has been due for more than seven days, so the features of your paid plan are paused now. Your website stays online and still takes orders.`,
      'As soon as the payment arrives, the features return. You can change your card in your dashboard under “Manage Billing”.',
    ],
  }),

  'plan-ended': ({ site, freeLimit: limit }: NoticeFacts) => ({
    subject: `Your plan for ${site} has ended, your free plan continues`,
    preheader: `${site} stays online.`,
    body: [
      `Your paid plan for ${site} has ended. Your website stays online with your menu and all your texts, and your free plan continues.`,
      limit === null
        ? 'You still receive orders by e-mail. You can choose a plan again at any time.'
        : `It takes up to ${limit} orders a month by e-mail. You can choose a plan again at any time.`,
    ],
  }),

  'orders-nearly-full': ({ site, date: month, limit }: NoticeFacts) => ({
    subject: `${site} has taken most of its orders for ${month}`,
    preheader: 'What happens at the limit, and how to take more.',
    body: [
      limit === null
        ? `${site} is busy: most of the orders that your plan includes in ${month} are used.`
        : `${site} is busy: you’ve used at least ${Math.ceil(limit * 0.8)} of the ${limit} orders that your plan includes in ${month}.`,
      'At the limit, your menu stays online and guests see your phone number instead of the order button until the next month begins. With a bigger plan you can keep taking orders.',
    ],
  }),

  'orders-full': ({ site, date: month, limit }: NoticeFacts) => ({
    subject: `${site} has taken all its orders for ${month}`,
    preheader: 'Guests now see your phone number instead of the order button.',
    body: [
      `${site} has taken all the ${limit ?? 'online'} orders that your plan includes in ${month}. Well done!`,
      'Your menu stays online, and your guests are asked to call you until the next month begins. With a bigger plan ordering opens again at once.',
    ],
  }),
};
