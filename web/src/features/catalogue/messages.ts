import { formatPounds } from '@forkfront/common/money.ts';
import { shortPlanName } from '../../lib/planName.ts';
import type { Category } from './plan.rules.ts';
import type { Interval } from '../../lib/planPrice.ts';

const plural = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;

const ADVERBS: Record<Interval, string> = { WEEK: 'weekly', MONTH: 'monthly', YEAR: 'yearly' };

/** What the plans and their cards say; spec §2 and §8 word for word where they give a text. */
export const messages = {
  title: 'Plans & Pricing',
  intros: {
    restaurant:
      'Start free and stay free for as long as you like. Paid plans begin with a 14-day free trial.',
    groceries:
      'Your own online shop with categories, search and stock, without commission. Set it up in a short chat; no card needed.',
    social:
      'Our team plans, writes and replies for you. These plans cover your whole business rather than one website, and are charged from the first day.',
  } satisfies Record<Category, string>,
  upgrading: (restaurant: string) =>
    `You are upgrading ${restaurant}. Pick a plan to start a 14-day free trial.`,
  upgradingAgain: (restaurant: string) =>
    `You are upgrading ${restaurant}. Its free trial has been used, so you pay for the new plan from today.`,
  upgradingWait: 'Finding the website you are upgrading…',
  changing: (restaurant: string) =>
    `You are changing the plan of ${restaurant}. Pick the new one; you’ll see what it costs before anything changes.`,
  upgradingFailed: 'We couldn’t find the website you are upgrading. You can still pick a plan.',
  upgradingUnknown: 'We couldn’t find this website in your account. Choose one of yours to upgrade it.',
  upgradingGuest:
    'You are upgrading a website. Sign in first, then pick a plan to start a 14-day free trial.',
  myRestaurants: 'My Restaurants',
  category: 'Plans for',
  categories: {
    restaurant: 'Restaurants',
    groceries: 'Groceries',
    social: 'Social Media',
  } satisfies Record<Category, string>,
  loading: 'Loading the plans…',
  failure: 'Failed to fetch services',
  noPlans: 'There are no plans to choose from here at the moment.',

  recommended: 'Recommended',
  yourPlan: 'Your plan',
  comingSoon: 'Coming soon',
  intervalLabel: (plan: string) => `How often to pay for ${plan}`,
  intervals: { WEEK: 'Weekly', MONTH: 'Monthly', YEAR: 'Yearly' } satisfies Record<Interval, string>,
  perWeek: 'per week',
  billed: (amount: string, interval: Interval) => `billed ${amount} ${ADVERBS[interval]}`,
  planned: (amount: string, interval: Interval) => `planned price, ${amount} ${ADVERBS[interval]}`,
  free: 'for as long as you like',
  save: (percent: number) => `Save ${percent}%`,
  orderLimit: (count: number) => `Up to ${plural(count, 'order', 'orders')} a month`,
  staffLimit: (count: number) => plural(count, 'staff account', 'staff accounts'),
  platformsManaged: (count: number) => `${plural(count, 'platform', 'platforms')} managed`,
  postsPerWeek: (count: number) => `${plural(count, 'post', 'posts')} per week`,
  /** `pence` a month. */
  adSpendIncluded: (pence: number) => `${formatPounds(pence)} of advertising a month included`,
  more: (feature: string) => `More about: ${feature}`,
  startBuilding: 'Start Building Now',
  noAccount: 'No account needed to start.',
  select: 'Select This Plan',
  toCheckout: 'You will be redirected to checkout.',
  noCard: 'No card needed.',
  currentPlan: 'Current plan',
  currentNote: 'Your website is on this plan now.',
  costFirst: 'You’ll see the cost before anything changes.',

  tellMe: 'Tell me when',
  notOnSale: 'Not on sale yet.',
  email: 'Email',
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  interestPrivacy: 'We’ll only use your address to tell you about this plan, and delete it after 12 months.',
  privacyPolicy: 'Privacy policy',
  interestKept: 'Thank you. We’ll email you when this plan is on sale.',
  interestFailed: 'Your address was not saved. Please try again.',

  useChatTitle: 'Your website comes first',
  useChat: 'To get started, please use the chat assistant in the bottom right corner!',
  ok: 'OK',
  startPlan: (plan: string) => `Start ${shortPlanName(plan)} in the chat`,
  upgradeSite: (name: string) => `Upgrade ${name}`,
  chooseSite: 'Upgrade a Site',
  checkoutFailed: 'Failed to create checkout session.',
  mustLogIn: 'You must be logged in to subscribe.',
  logIn: 'Sign in',
  notForSale:
    'This plan can’t be bought online at the moment. Please contact us and we’ll set it up for you.',
  preparing: 'Preparing the checkout…',
  redirecting: 'Taking you to the payment page…',

  changeTitle: 'Change your plan?',
  changeText: (from: string, to: string) => `From ${shortPlanName(from)} to ${shortPlanName(to)}.`,
  dueNow: 'Due now',
  credit: 'Credit towards your next payment',
  nextPayment: 'Next payment',
  nextAmount: (amount: string, date: string) => `${amount} on ${date}`,
  afterwards: 'After that',
  everyInterval: (amount: string, interval: string) =>
    `${amount} ${{ WEEK: 'every week', MONTH: 'every month', YEAR: 'every year' }[interval] ?? ''}`.trim(),
  changeNote: 'Unused time on your old plan is deducted. Your card on file is charged.',
  changeConfirm: 'Change plan',
  changeCancel: 'Keep my plan',
  changeFailed: 'We couldn’t change the plan.',
  changed: (plan: string) => `Your website is now on ${shortPlanName(plan)}.`,
} as const;
