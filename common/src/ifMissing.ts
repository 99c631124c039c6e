/** What a grocery shop does when a product of an order is missing. The first is the default. */
export const IF_MISSING = ['LEAVE_OUT', 'SUBSTITUTE', 'CALL'] as const;
export type IfMissing = (typeof IF_MISSING)[number];
