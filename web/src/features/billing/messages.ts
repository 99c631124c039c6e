/** What billing says: the subscriptions on the dashboard and the payment result pages; spec §2 and §8 word for word where they give a text. */
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

  dashboard: 'Go to Dashboard',
  plans: 'View Plans & Pricing',
  services: 'Back to services',
  signedOut: 'You are not signed in. Sign in with the account you paid with to see your plan.',
  checkingTitle: 'Checking your payment…',
  checkingText: 'This takes a moment. Please keep the page open.',
  successTitle: 'Payment Successful!',
  activating: (plan: string, site: string | null) =>
    `Thank you. ${plan} is being switched on${site === null ? '' : ` for ${site}`}; this usually takes a few seconds.`,
  active: (plan: string, site: string | null) =>
    `Thank you. ${plan} is on${site === null ? '' : ` for ${site}`}.`,
  openTitle: 'This payment is not finished',
  openText:
    'The payment page was left before the end, and no charge was made. You can pick a plan again whenever you like.',
  expiredTitle: 'This checkout has ended',
  expiredText: 'It expired or was cancelled, and no plan was started by it. You can pick a plan again.',
  unknownTitle: 'We cannot find this payment',
  unknownText:
    'The address may be incomplete. If you have just paid, nothing is lost: your plan shows on the dashboard of the account you paid with.',
  unreachable: 'We cannot check your payment at the moment. We keep trying; your payment is not affected.',
  countdown: (seconds: number) =>
    seconds === 1
      ? 'You go on to the setup page in 1 second.'
      : `You go on to the setup page in ${seconds} seconds.`,
  stay: 'Stay on this page',
  canceledTitle: 'Payment Canceled',
  canceledText: 'No charge was made. You can come back to the plans whenever you like.',
} as const;
