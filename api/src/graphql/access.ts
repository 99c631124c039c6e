/**
 * Who may call a root field:
 * `public` everybody; `viewer` the signed-in (others get an UNAUTHENTICATED error, and what they may touch is
 * decided by ownership inside the query); `secret` everybody who holds the unguessable token in its input.
 */
export type Access = 'public' | 'viewer' | 'secret';

/** Every root field needs its row: one without is refused when the schema is built. */
export const ACCESS: Record<string, Access> = {
  'Query.node': 'public',
  'Query.nodes': 'public',
  'Query.viewer': 'public',
  'Query.services': 'public',
  'Query.storefront': 'public',
  'Query.orderStatus': 'secret',
  'Query.onboardingConversation': 'secret',
  'Mutation.register': 'public',
  'Mutation.login': 'public',
  'Mutation.logout': 'public',
  'Mutation.requestPasswordReset': 'public',
  'Mutation.resetPassword': 'secret',
  'Mutation.startOnboarding': 'public',
  'Mutation.claimRestaurant': 'secret',
  'Mutation.claimRestaurantForViewer': 'viewer',
  'Mutation.createUpload': 'secret',
  'Mutation.confirmUpload': 'secret',
  'Mutation.placeOrder': 'public',
  'Mutation.acceptOrder': 'secret',
  'Mutation.rejectOrder': 'secret',
  'Subscription.onboardingReply': 'secret',
  'Subscription.orderStatusChanged': 'secret',
};
