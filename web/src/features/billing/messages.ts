import { shortPlanName } from '../../lib/planName.ts';

/** Texts of the subscriptions and the payment result pages; those of spec §2 and §8 are word for word. */
export const messages = {
  empty: 'You have no paid subscriptions. Your free websites stay free.',
  loading: 'Loading your subscriptions…',
  failure: 'Failed to fetch subscriptions.',
  listLabel: 'Your subscriptions',
  forSite: (name: string) => `for ${name}`,
  renewsOn: (date: string) => `Renews on ${date}`,
  endsOn: (date: string) => `Ends on ${date}`,
  changePlan: 'Change plan',
  changePlanOf: (site: string) => `Change plan of ${site}`,
  due: 'The last payment failed. Please update your card under Manage Billing.',
  manageBilling: 'Manage Billing',
  portalFailed: 'Could not open management portal.',
  openingPortal: 'Opening the billing pages…',

  showInvoices: 'Show invoices',
  hideInvoices: 'Hide invoices',
  invoices: 'Invoices',
  loadingInvoices: 'Loading your invoices…',
  invoicesFailed: 'Failed to fetch invoices.',
  noInvoices: 'There are no invoices yet.',
  draft: 'Draft',
  invoiceFor: (number: string, site: string) => `${number} · ${site}`,
  pdf: 'PDF',
  pdfOf: (number: string) => `PDF of invoice ${number}`,
  view: 'View',
  viewOf: (number: string) => `View invoice ${number}`,

  dashboard: 'Go to dashboard',
  plans: 'View Plans & Pricing',
  services: 'Back to services',
  signedOut: 'You are not signed in. Sign in with the account you paid with to see your plan.',
  successTitle: 'Payment Successful!',
  activating: (plan: string, site: string | null) =>
    `Thank you. ${site === null ? shortPlanName(plan) : `${shortPlanName(plan)} for ${site}`} is being switched on; this usually takes a few seconds.`,
  active: (plan: string, site: string | null) =>
    `Thank you. ${site === null ? `You are now on ${shortPlanName(plan)}` : `${site} is now on ${shortPlanName(plan)}`}.`,
  trialStarted: (amount: string, date: string) =>
    `Your 14-day trial has started. First payment ${amount} on ${date}.`,
  unpaid: {
    CHECKING: {
      title: 'Checking your payment…',
      text: 'This takes a moment. Please keep the page open.',
    },
    OPEN: {
      title: 'This payment is not finished',
      text: 'You left the payment page before finishing, and no charge was made. You can pick a plan again whenever you like.',
    },
    EXPIRED: {
      title: 'This checkout has ended',
      text: 'It expired or was cancelled, and no plan was started. You can pick a plan again.',
    },
    UNKNOWN: {
      title: 'We couldn’t find this payment',
      text: 'The address may be incomplete. If you have just paid, don’t worry: your plan will appear on the dashboard of the account you paid with.',
    },
  },
  unreachable: 'We can’t check your payment at the moment. We’ll keep checking; your payment is safe.',
  countdown: (seconds: number) =>
    seconds === 1 ? 'Continuing in 1 second…' : `Continuing in ${seconds} seconds…`,
  stay: 'Stay on this page',
  canceledTitle: 'Payment Canceled',
  canceledText: 'No charge was made. You can come back to the plans whenever you like.',
  backToPlan: (plan: string) => `Back to ${plan}`,

  tiers: { SILVER: 'Silver', GOLD: 'Gold', PLATINUM: 'Platinum' },
  upgradedTitle: (plan: string, site: string) => `${site} is now on ${plan}`,
  upgradedText: 'Here is what is new for your website.',
  upgradingTitle: (site: string) => `Switching on the plan for ${site}`,
  upgradingText: 'This usually takes a few seconds. You can carry on in the editor.',
  upgradedLoading: 'Loading your website…',
  upgradedFailure: 'Failed to load restaurants.',
  openEditor: 'Open the editor',
  viewSite: 'View your website',
  newFor: {
    images: 'Product images: add a photo to every dish.',
    ai: 'AI tools: create an image of a dish, or have a description written for you.',
    moreOrders: 'More orders a month.',
    allOrders: 'As many orders as you can cook.',
    redesign: 'Your professional redesign: describe in the editor what you want, and our designers start.',
  },
  requestRedesign: 'Request your redesign',
} as const;
