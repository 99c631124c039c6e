import type { Category } from './category.rules.ts';
import type { Interval } from './price.rules.ts';

const plural = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;

/** What the plans and their cards say; spec §2 and §8 word for word where they give a text. */
export const messages = {
  title: 'Plans & Pricing',
  intro: 'Start free and stay free for as long as you like. Paid plans begin with a 14-day free trial.',
  upgrading: (restaurant: string | null) =>
    `You are upgrading ${restaurant ?? 'your website'}. Pick a plan to start a 14-day free trial.`,
  upgradingAgain: (restaurant: string) =>
    `You are upgrading ${restaurant}. Its free trial is used up, so the plan you pick is paid from today.`,
  withoutSite:
    'These plans are for your business, not for one of your websites. They are paid from the first day.',
  upgradingWait: 'Looking up which website you are upgrading…',
  changing: (restaurant: string) =>
    `You are changing the plan of ${restaurant}. Pick the new one; you see what it costs before anything changes.`,
  upgradingUnknown: 'We could not look up which website you are upgrading. You can still pick a plan.',
  category: 'Plans for',
  categories: {
    restaurant: 'Restaurants',
    groceries: 'Groceries',
    social: 'Social Media',
  } satisfies Record<Category, string>,
  loading: 'Loading the plans…',
  failure: 'Failed to fetch services',
  noPlans: 'There are no plans to choose from here just now.',

  recommended: 'Recommended',
  intervalLabel: (plan: string) => `How often to pay for ${plan}`,
  intervals: { WEEK: 'Weekly', MONTH: 'Monthly', YEAR: 'Yearly' } satisfies Record<Interval, string>,
  perWeek: 'per week',
  billed: (amount: string, interval: Interval) =>
    `billed ${amount} ${{ WEEK: 'weekly', MONTH: 'monthly', YEAR: 'yearly' }[interval]}`,
  free: 'nothing to pay',
  save: (percent: number) => `Save ${percent}%`,
  orderLimit: (count: number) => `Up to ${plural(count, 'order', 'orders')} a month`,
  staffLimit: (count: number) => plural(count, 'staff account', 'staff accounts'),
  platformsManaged: (count: number) => `${plural(count, 'platform', 'platforms')} managed`,
  postsPerWeek: (count: number) => `${plural(count, 'post', 'posts')} per week`,
  adSpendIncluded: (amount: string) => `${amount} of advertising a month included`,
  more: (feature: string) => `More about: ${feature}`,
  startBuilding: 'Start Building Now',
  noAccount: 'No account needed to start.',
  select: 'Select This Plan',
  toCheckout: 'You will be redirected to checkout.',

  useChatTitle: 'Your website comes first',
  useChat: 'To get started, please use the chat assistant in the bottom right corner!',
  checkoutFailed: 'Failed to create checkout session.',
  mustLogIn: 'You must be logged in to subscribe.',
  logIn: 'Login',
  notForSale: 'This plan cannot be bought online just now. Please contact us and we will set it up for you.',
  preparing: 'Preparing the checkout…',
  redirecting: 'Taking you to the payment page…',

  changeTitle: 'Change your plan?',
  changeText: (from: string, to: string) => `From ${from} to ${to}.`,
  dueNow: 'To pay now',
  credit: 'Credit for your next payment',
  nextPayment: 'Next payment',
  nextAmount: (amount: string, date: string) => `${amount} on ${date}`,
  afterwards: 'After that',
  everyInterval: (amount: string, interval: string) =>
    `${amount} ${{ WEEK: 'every week', MONTH: 'every month', YEAR: 'every year' }[interval] ?? ''}`.trim(),
  changeNote: 'What is left of the old plan is taken off. Your card on file is charged.',
  changeConfirm: 'Change Plan',
  changeCancel: 'Keep My Plan',
  changeFailed: 'Failed to change the plan.',
  changed: (plan: string) => `Your website is on ${plan} now.`,
} as const;
