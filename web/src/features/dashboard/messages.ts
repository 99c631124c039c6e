/** Texts of the dashboard; those of spec §2 are word for word. */
export const messages = {
  title: 'Dashboard',
  greeting: (name: string) => `Hello, ${name}`,
  intro: 'Your websites at a glance.',
  loading: 'Loading your dashboard…',
  failure: 'Failed to load restaurants.',
  websites: (count: number) => (count === 1 ? 'website managed' : 'websites managed'),
  manage: 'Manage',
  createNew: 'Create New Website',
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
} as const;
