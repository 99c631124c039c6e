/** What the list of websites says; spec §2 and §8 word for word where they give a text. */
export const messages = {
  title: 'My Restaurants',
  intro: 'All your websites in one place.',
  createNew: 'Create New Website',
  loading: 'Loading your websites…',
  failure: 'Failed to load restaurants.',
  emptyTitle: 'No websites found',
  emptyText: 'Your first website is one short chat away. It costs nothing and needs no card.',
  visit: 'Visit',
  visitLabel: (name: string) => `Visit ${name} (opens in a new tab)`,
  active: 'Active',
  inactive: 'Inactive',
  trialEnds: (date: string) => `Trial ends ${date}`,
  showMore: 'Show more',
} as const;
