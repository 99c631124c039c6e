/** Stripe's price for a British card: 1.5 % and 20 pence of the captured pence. */
export const cardFee = (amount: number): number => Math.round(amount * 0.015) + 20;

/** What a lost or open dispute costs (pence). */
export const DISPUTE_FEE = 2_000;
