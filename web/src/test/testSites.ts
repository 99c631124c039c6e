/** Data of tests: a website as the server sends it; `changes` replaces fields. */
export const testSite = (name: string, changes: object = {}) => ({
  cursor: name,
  node: {
    __typename: 'Restaurant',
    id: name,
    name,
    slug: name,
    url: `http://${name}.localhost:5001`,
    isActive: true,
    logoUrl: null,
    coverImageUrl: null,
    package: 'FREE',
    isTrialAvailable: true,
    theme: 'TRATTORIA',
    brand: { primary: '#112233', secondary: '#ddeeff' },
    isSuspended: false,
    state: { tone: 'GOOD', sentence: 'Live on Free. Unlimited orders until 14 June, then 30 a month.' },
    monthOrders: { count: 12, limit: null },
    subscription: {
      status: 'TRIALING',
      trialEndsAt: '2026-06-14T10:00:00Z',
      endedAt: null,
      trialOrderCount: 0,
    },
    ...changes,
  },
});

/** A page of websites as the answer for the viewer. */
export const testSites = (edges: object[], { hasNextPage = false, totalCount = edges.length } = {}) => ({
  viewer: {
    __typename: 'User',
    id: 'VXNlcjox',
    emailVerified: true,
    restaurants: { totalCount, edges, pageInfo: { hasNextPage, endCursor: hasNextPage ? 'next' : null } },
  },
});
