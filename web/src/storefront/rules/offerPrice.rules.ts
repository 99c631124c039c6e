/** The price of one with `percent` off, in pence. What it takes off is rounded down (api/src/modules/sites/promotion.rules.ts). */
export const offerPrice = (pence: number, percent: number): number =>
  pence - Math.floor((pence * percent) / 100);
