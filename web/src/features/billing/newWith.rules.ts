export type PaidTier = 'SILVER' | 'GOLD' | 'PLATINUM';
type News = 'images' | 'ai' | 'moreOrders' | 'allOrders' | 'redesign';

/** What a paid plan adds to the free one, in the order of its use. */
export const newWith = (tier: PaidTier): News[] =>
  tier === 'SILVER' ? ['images', 'ai', 'moreOrders'] : ['images', 'ai', 'allOrders', 'redesign'];
