const DIGIT = /\p{Nd}/u;

/** The value of a decimal digit of any script: digits are in runs of ten, which begin with zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** The digits of a text, of any script, as `0` to `9`. */
export const digitsOf = (text: string): string =>
  [...text].map((character) => (DIGIT.test(character) ? String(valueOf(character)) : '')).join('');

let table: { others: string; values: string } | null = null;

/** All digits of other scripts, and at the same places their values as `0` to `9`, e.g. for `translate` of SQL. */
export function otherDigits(): { others: string; values: string } {
  if (table) return table;
  const others = Array.from({ length: LAST_DIGIT - FIRST_OTHER }, (_none, at) =>
    String.fromCodePoint(FIRST_OTHER + at),
  ).filter((character) => DIGIT.test(character));
  table = { others: others.join(''), values: digitsOf(others.join('')) };
  return table;
}

/** Above ASCII, and above the last block of Unicode with digits. */
const FIRST_OTHER = 0x80;
const LAST_DIGIT = 0x1fc00;

/** Digits of a British number with its country code and without a `+`: people write 44 7700 900123, too. */
const BRITISH_DIGITS = 12;

/**
 * A telephone number in one spelling, to compare two of them: a British number as `02079460999`, another one as `+33142685300`.
 * Spaces, signs and the script of the digits do not matter. Empty for a text without digits.
 */
export function normalPhone(text: string): string {
  const digits = digitsOf(text);
  const isInternational = /^[^\p{Nd}]*[+\uFF0B]/u.test(text) || digits.startsWith('00');
  const number = digits.replace(/^00/, '');
  const hasCountry = isInternational || (number.length >= BRITISH_DIGITS && number.startsWith('44'));
  if (hasCountry && !number.startsWith('44')) return number === '' ? '' : `+${number}`;
  const national = (hasCountry ? number.slice('44'.length) : number).replace(/^0+/, '');
  return national === '' ? '' : `0${national}`;
}

/** `tel:` address of a telephone number as it is written; null when it has fewer than three digits. */
export function phoneHref(phone: string | null | undefined): string | null {
  const digits = phone?.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '') ?? '';
  return digits.replace('+', '').length >= 3 ? `tel:${digits}` : null;
}
