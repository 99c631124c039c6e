/** What the dashboard says; spec §2 word for word where it gives a text. */
export const messages = {
  title: 'Dashboard',
  greeting: (name: string) => `Hello, ${name}`,
  intro: 'Here is how your websites stand.',
  loading: 'Loading your dashboard…',
  failure: 'Failed to load restaurants.',
  websites: (count: number) => (count === 1 ? 'website managed' : 'websites managed'),
  manage: 'Manage',
  unclaimedTitle: 'You Have an Unclaimed Website!',
  unclaimedText:
    'Your preview is waiting. Claim it to keep it and to take orders; unclaimed previews are removed after about 30 days.',
  viewPreview: 'View Your Preview Site',
  claim: 'Claim My Website',
} as const;
