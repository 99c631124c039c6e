/** Data of tests: a plan as the server sends it; `changes` replaces fields. */
export const testPlan = (name: string, changes: object = {}) => ({
  __typename: 'Service',
  id: name,
  name,
  subtitle: null,
  imageUrl: null,
  isComing: false,
  prices: [
    { interval: 'WEEK', unitAmount: 1499, stripePriceId: `${name} by the week` },
    { interval: 'MONTH', unitAmount: 5999, stripePriceId: `${name} by the month` },
    { interval: 'YEAR', unitAmount: 59900, stripePriceId: `${name} by the year` },
  ],
  orderLimit: null,
  staffLimit: null,
  platformsManaged: null,
  postsPerWeek: null,
  adSpendIncluded: null,
  features: [],
  ...changes,
});

/** The free plan, which nobody can buy. */
export const testFreePlan = () =>
  testPlan('Free Restaurant', { prices: [{ interval: 'YEAR', unitAmount: 0, stripePriceId: null }] });
