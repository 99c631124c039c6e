/**
 * What a percentage takes off an amount, rounded down once for each line: 20 dishes at 85p with 15 % off save £2.55. Nobody
 * pays more than the menu shows, which rounds down what one saves.
 */
export const percentOf = (pence: number, percent: number): number => Math.floor((pence * percent) / 100);

/** The price of one with `percent` off, in pence. */
export const offerPrice = (pence: number, percent: number): number => pence - percentOf(pence, percent);
