const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pence as pounds with two decimals (spec §9): 850 → `£8.50`, 123456 → `£1,234.56`, -250 → `−£2.50`. */
export function formatPence(pence: number): string {
  return `${pence < 0 ? '−' : ''}${pounds.format(Math.abs(pence) / 100)}`;
}

const POUNDS = /^([-−]?)£?(\d*)(?:\.(\d{0,2})0*)?$/;

/** Typed pounds in pence, without floating-point rounding; null when it is not an amount of whole pence. */
export function parsePence(text: string): number | null {
  const typed = text.replace(/[\s,]/g, '');
  const [match, sign, pounds, pence = ''] = POUNDS.exec(typed) ?? [];
  if (match === undefined || !`${pounds}${pence}`) return null;
  const amount = Number(`${pounds}${pence.padEnd(2, '0')}`);
  return sign ? -amount : amount;
}

/** Pence as text of the form: 850 → `8.50`. */
export const priceText = (pence: number): string => (pence / 100).toFixed(2);
