export const DELIVERY_MODES = ['ordered', 'shuffled', 'duplicated', 'paused'] as const;

/** How events reach the webhook: one after the other, in a random order, each two or three times, or not for now. */
export type DeliveryMode = (typeof DELIVERY_MODES)[number];
