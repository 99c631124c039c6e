const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pence as pounds with two decimals (spec §9): 850 → `£8.50`, 123456 → `£1,234.56`, -250 → `−£2.50`. */
export function formatPence(pence: number): string {
  return `${pence < 0 ? '−' : ''}${pounds.format(Math.abs(pence) / 100)}`;
}

/** Pence in a sentence: whole pounds without pence, 59900 → `£599`, otherwise as formatPence. */
export const formatPounds = (pence: number): string => formatPence(pence).replace(/\.00$/, '');

/** Pounds with two decimals at most, after a point or a comma; three digits after a comma or a space are thousands. */
const POUNDS = /^([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d{0,7})(?:[.,](\d{0,2}))?$/;
const PENCE = /^(\d{1,7}) ?p$/i;

/** Letters of the longest amount that is read. */
const MAX_LENGTH = 40;

/**
 * Pence of an amount as people type it, without floating-point rounding: `8.50`, `8,50`, `£8`, `1,000.00`, `50p`, `-1`.
 * Null when it has more than one meaning, or is not an amount of whole pence: `8 50`, `8.500`.
 */
export function parsePence(text: string): number | null {
  if (text.length > MAX_LENGTH) return null;
  const typed = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const [, before = '', after = ''] = /^([-−+]? ?£? ?[-−+]?)(.*)$/.exec(typed) ?? [];
  const signs = before.replace(/[£ ]/g, '');
  if (signs.length > 1) return null;
  const pence = penceOf(after, before.includes('£'));
  // Zero has no sign.
  return pence === null || !/[-−]/.test(signs) ? pence : 0 - pence;
}

function penceOf(amount: string, isPounds: boolean): number | null {
  const inPence = isPounds ? null : PENCE.exec(amount);
  if (inPence) return Number(inPence[1]);
  const number = isPounds ? amount : amount.replace(/ ?£$/, '');
  const [, pounds = '', decimals = ''] = POUNDS.exec(number) ?? [];
  if (!/\d/.test(`${pounds}${decimals}`)) return null;
  return Number(`${pounds.replace(/[, ]/g, '')}${decimals.padEnd(2, '0')}`);
}

/** Pence as text of the form: 850 → `8.50`. */
export const priceText = (pence: number): string => (pence / 100).toFixed(2);
