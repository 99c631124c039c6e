/** The price of something with `percent` off, in pence. What it saves is rounded down. */
export const offerPrice = (pence: number, percent: number): number =>
  pence - Math.floor((pence * percent) / 100);

/**
 * What a percentage takes off an amount, rounded down once for each line: 20 dishes at 85p with 15 % off save £2.55. Nobody
 * pays more than the menu shows.
 */
export const percentOf = (pence: number, percent: number): number => pence - offerPrice(pence, percent);
