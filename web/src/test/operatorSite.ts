/** A site as the console of operators reads it. */
export const operatorSite = (values: object = {}): Record<string, unknown> => ({
  __typename: 'OperatorSite',
  id: 'a',
  name: 'Olive Press',
  slug: 'olive-press',
  url: 'https://olive-press.example',
  package: 'GOLD',
  status: 'ACTIVE_PAID',
  isActive: true,
  isDemo: false,
  suspendedAt: null,
  suspensionReason: null,
  createdAt: '2026-10-01T09:00:00.000Z',
  claimedAt: '2026-10-02T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  owner: { id: 'owner', name: 'Olivia Green', email: 'olivia@example.org', emailVerified: true },
  orderFacts: { placed: 12, sold: 10, sales: 18150, lastAt: '2026-11-20T09:00:00.000Z' },
  members: [
    { id: 'm1', email: 'kim@example.org', name: 'Cook Kim', role: 'KITCHEN', state: 'WORKING' },
    { id: 'm2', email: 'new@example.org', name: null, role: 'MANAGER', state: 'INVITED' },
  ],
  siteActivity: {
    edges: [
      {
        node: {
          __typename: 'Activity',
          id: 'activity',
          kind: 'SITE_CLOSED',
          detail: null,
          personName: 'Olivia Green',
          isAutomatic: false,
          at: '2026-11-21T09:00:00.000Z',
        },
      },
    ],
  },
  siteMoves: {
    edges: [
      {
        node: {
          __typename: 'OperatorMove',
          id: 'move',
          operatorEmail: 'otis@example.com',
          kind: 'SITE_RESTORED',
          subject: 'olive-press',
          reason: null,
          at: '2026-11-21T09:00:00.000Z',
        },
      },
    ],
  },
  ...values,
});
