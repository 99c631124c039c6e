const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/i;

/**
 * The address to keep when `said` follows `known` (null: none yet): a shorter version of an address, without its postcode, does not
 * replace it.
 */
export function fullerAddress(known: string | null, said: string): string {
  if (known === null || !POSTCODE.test(known) || POSTCODE.test(said)) return said;
  const words = new Set(wordsOf(known));
  return wordsOf(said).every((word) => words.has(word)) ? known : said;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
