const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pence as pounds with two decimals (spec §9): 850 → `£8.50`, 123456 → `£1,234.56`. */
export function formatPence(pence: number): string {
  return pounds.format(pence / 100);
}
