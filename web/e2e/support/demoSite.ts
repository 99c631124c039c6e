/** A restaurant that the first start sows (api/src/db/seed). It is claimed, so its orders are real ones. */
export const demoSite = {
  slug: 'olive-and-ember',
  name: 'Olive & Ember',
  ownerEmail: 'demo@forkfront.example',
};
