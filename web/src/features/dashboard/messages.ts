/** Texts of the dashboard; those of spec §2 are word for word. */
export const messages = {
  title: 'Dashboard',
  greeting: (name: string) => `Hello, ${name}`,
  intro: 'Your websites at a glance.',
  loading: 'Loading your dashboard…',
  failure: 'Failed to load restaurants.',
  websites: (count: number) => (count === 1 ? 'website managed' : 'websites managed'),
  siteLoading: 'Loading your website…',
  visit: 'Visit',
  visitLabel: (name: string) => `Visit ${name} (opens in a new tab)`,
  editSite: 'Edit',
  share: 'Share',
  todayTitle: 'Orders today',
  ordersToday: (count: number) => (count === 1 ? 'order' : 'orders'),
  sales: 'in sales',
  seeOrders: 'See the orders',
  kitchenTitle: 'Your kitchen now',
  manage: 'Manage',
  createNew: 'Create New Website',
  helpTitle: 'Restaurants you help with',
  roles: { MANAGER: 'Manager', KITCHEN: 'Kitchen' },
  helpRoles: {
    MANAGER: 'You answer its orders, and change its menu and settings.',
    KITCHEN: 'You answer its orders.',
  },
  orders: 'Orders',
  ordersOf: (name: string) => `Orders of ${name}`,
  edit: 'Edit the website',
  editOf: (name: string) => `Edit the website of ${name}`,
  ownSite: 'Do you have a restaurant of your own?',
  previewReady: 'Your live preview is ready!',
  viewLivePreview: 'View Your Live Preview',
  unclaimedTitle: 'You Have an Unclaimed Website!',
  unclaimedText:
    'Your preview is waiting. Claim it to keep it and to take orders; unclaimed previews are removed after about 30 days.',
  viewPreview: 'View Your Preview Site',
  claim: 'Claim My Website',
  growthTitle: 'Unlock Your Growth',
  growthText: (isTrialAvailable: boolean) =>
    `A paid plan gives you more orders a month, product images, AI tools and help from our team.${isTrialAvailable ? ' A website’s first paid plan starts with a 14-day free trial.' : ''}`,
  upgrade: 'Upgrade a Site',
  upgradeTitle: 'Which website do you want to upgrade?',
  upgradeLoading: 'Loading your free websites…',
  upgradeEmpty: 'No free websites available to upgrade.',
  /** Read before the name. */
  upgradeSite: 'Upgrade',
  trialAvailable: '14-day free trial',
  cancel: 'Cancel',
  subscriptionsTitle: 'Paid subscriptions',
  toPlan: 'See plan, orders used and how to cancel',

  planTitle: 'Your plan',
  planIntro: 'What you have, what you use of it, and what you pay next.',
  planLoading: 'Loading your plan…',
  planSites: 'Your websites and their plans',
  planNoSites: 'You have no website yet.',
  planMore: (count: number) =>
    `These are your newest ${count} websites. You find the others under My Restaurants:`,
  ordersUsed: (count: number, limit: number | null) => {
    if (limit !== null)
      return `${count.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')} orders used this month`;
    return count === 1
      ? '1 order this month, no limit'
      : `${count.toLocaleString('en-GB')} orders this month, no limit`;
  },
  ordersUsedOf: (name: string) => `Orders of ${name} used this month`,
  choosePlan: 'Choose a plan',
  upgradeOf: (name: string) => `Choose a plan for ${name}`,
  cancelText:
    'To cancel a plan or change your card, open Manage Billing. A cancelled plan runs until the end of the time that you have paid for; then your website moves to Free and stays online.',
} as const;
