/** Pence as pounds with two decimals and the sign: 850 → `£8.50` (spec §9). */
export function formatPence(pence: number): string {
  const pounds = (Math.abs(pence) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${pence < 0 ? '−' : ''}£${pounds}`;
}

/** Pence in a sentence: whole pounds without pence, 59900 → `£599`, otherwise as formatPence. */
export const formatPounds = (pence: number): string => formatPence(pence).replace(/\.00$/, '');
