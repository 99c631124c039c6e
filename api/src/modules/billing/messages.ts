/** Texts of the billing module (spec §8). */
export const messages = {
  checkoutFailed: 'Failed to create checkout session.',
  checkoutDown:
    'Failed to create checkout session. The payment provider is not responding at the moment, and nothing was charged. Please try again in a minute.',
  signInToSubscribe: 'You must be logged in to subscribe.',
  portalFailed: 'Could not open management portal.',
  /** Our payment provider has no payer of this account (any more). */
  portalEmpty: 'Could not open management portal. There is nothing to manage: you have no paid plan.',
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
  plan: 'See your plan',
  /** `sentence`: the state of the site (siteState.rules.ts). */
  state: (sentence: string) => `Where your website stands: ${sentence}`,

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
      'Your first plan continues as before, so you don’t need to do anything. You can see your payments and invoices on the page of your plan.',
    ],
  }),
};

/** What a mail about a plan may name. Amounts are written as `£599`, days as `12 December`; null: not known. */
interface PlanFacts {
  /** Name of the plan. */
  plan: string;
  /** Name of the plan before the change; null when there was none. */
  from: string | null;
  /** Name of the site; null for a plan without one. */
  site: string | null;
  /** Amount and day of the next payment. */
  amount: string | null;
  interval: 'week' | 'month' | 'year' | null;
  paymentDay: string | null;
  /** The last day of a cancelled plan. */
  endDay: string | null;
}

const forSite = (site: string | null): string => (site === null ? '' : ` for ${site}`);

/** The next payment as a sentence. */
const nextPayment = (
  { amount, paymentDay, interval, endDay }: PlanFacts,
  first = 'Your next payment',
): string => {
  if (endDay !== null) return `It ends on ${endDay}, because you have cancelled it.`;
  return amount !== null && paymentDay !== null && interval !== null
    ? `${first} is ${amount} on ${paymentDay}, and then ${amount} every ${interval}.`
    : `${first} and its date are on the page of your plan.`;
};

const CANCEL =
  'You can cancel at any time on the page of your plan; until then nothing changes on your website.';

/** Subject and paragraphs of each mail about a plan. */
export const planMailWords = {
  'trial-started': (facts: PlanFacts) => ({
    subject:
      facts.amount !== null && facts.paymentDay !== null
        ? `Your trial has started: ${facts.amount} on ${facts.paymentDay}`
        : 'Your trial has started',
    preheader: 'What you pay, when, and how to cancel.',
    body: [
      `Your 14-day trial of ${facts.plan}${forSite(facts.site)} has started. You pay nothing today.`,
      nextPayment(facts, 'Your first payment'),
      `If you don’t want it, cancel${facts.paymentDay === null ? '' : ` before ${facts.paymentDay}`} on the page of your plan, and you pay nothing.`,
    ],
  }),
  'plan-started': (facts: PlanFacts) => ({
    subject: `Your plan has started: ${facts.plan}`,
    preheader: 'What you pay, when, and how to cancel.',
    body: [`${facts.plan}${forSite(facts.site)} is switched on. Thank you.`, nextPayment(facts), CANCEL],
  }),
  'trial-paid': (facts: PlanFacts) => ({
    subject: `Your trial has ended: ${facts.plan} continues`,
    preheader: 'The first payment has arrived. Thank you.',
    body: [
      `Your trial of ${facts.plan}${forSite(facts.site)} has ended, and your first payment has arrived. Thank you. The invoice is on the page of your plan.`,
      nextPayment(facts),
      CANCEL,
    ],
  }),
  upgraded: (facts: PlanFacts) => ({
    subject: `You are now on ${facts.plan}`,
    preheader: 'Everything that is new is switched on.',
    body: [
      `Your plan${forSite(facts.site)} changed${facts.from === null ? '' : ` from ${facts.from}`} to ${facts.plan}. Everything that is new is switched on.`,
      nextPayment(facts),
    ],
  }),
  downgraded: (facts: PlanFacts) => ({
    subject: `You are now on ${facts.plan}`,
    preheader: 'What was only in your earlier plan is switched off. Nothing is deleted.',
    body: [
      `Your plan${forSite(facts.site)} changed${facts.from === null ? '' : ` from ${facts.from}`} to ${facts.plan}. What was only in your earlier plan is switched off; nothing is deleted, and it returns with that plan.`,
      nextPayment(facts),
    ],
  }),
  'interval-changed': (facts: PlanFacts) => ({
    subject: `${facts.plan} is now paid ${facts.interval === null ? 'in another way' : `every ${facts.interval}`}`,
    preheader: 'Your plan stays the same.',
    body: [
      `${facts.plan}${forSite(facts.site)} stays as it is; only the time between two payments has changed.`,
      nextPayment(facts),
    ],
  }),
  cancelled: (facts: PlanFacts) => ({
    subject: `${facts.plan} is cancelled${facts.endDay === null ? '' : `: it ends on ${facts.endDay}`}`,
    preheader: 'You won’t be charged again.',
    body: [
      `You have cancelled ${facts.plan}${forSite(facts.site)}. You won’t be charged again.`,
      facts.site === null
        ? `Everything works as before${facts.endDay === null ? ' until the paid time is over' : ` until ${facts.endDay}`}.`
        : `Everything works as before${facts.endDay === null ? ' until the paid time is over' : ` until ${facts.endDay}`}. Then your website moves to the free plan and stays online.`,
      'Have you changed your mind? Until then you can continue the plan under Manage Billing.',
    ],
  }),
  resumed: (facts: PlanFacts) => ({
    subject: `${facts.plan} continues`,
    preheader: 'Your cancellation is withdrawn.',
    body: [
      `Your cancellation is withdrawn: ${facts.plan}${forSite(facts.site)} continues.`,
      nextPayment(facts),
    ],
  }),
};

/** The mails about plans. Mails about the end of a plan and about failed payments are notices of sites. */
export type PlanMailKind = keyof typeof planMailWords;
