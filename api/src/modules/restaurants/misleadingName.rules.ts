import { PRODUCT_NAME } from '../../lib/product.ts';
import { AMBIGUOUS_NAMES, OFFICIAL_WORDS, SENSITIVE_WORDS, WELL_KNOWN_NAMES } from './wellKnownNames.ts';

const ambiguous = new Set(AMBIGUOUS_NAMES);
const official = new Set(OFFICIAL_WORDS);
const sensitive = new Set(SENSITIVE_WORDS);
const product = PRODUCT_NAME.toLowerCase();

/** Top-level domains that addresses in a name end with; a dot between other words is punctuation. */
const ADDRESS =
  /:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|io|app|dev|shop|store|online|site|xyz|top|example|co|uk|eu|de|fr|it|es|ru|cn|link|click|me|ly)(?=$|[/\s?#:,;)])/i;

/**
 * Whether a name passes a site off as a well-known bank, service or chain, or as ours. Case, accents and punctuation
 * do not matter; other words around it do not help.
 */
export function isMisleadingName(name: string): boolean {
  const words = wordsOf(name);
  const line = ` ${words.join(' ')} `;
  if (words.join('').includes(product)) return true;
  if (WELL_KNOWN_NAMES.some((known) => line.includes(` ${known} `))) return true;
  if (!words.some((word) => ambiguous.has(word))) return false;
  return words.every((word) => ambiguous.has(word) || official.has(word));
}

/** Whether a slug of `a-z0-9-` reads like a page of ours or a sign-in page, whatever its other words are. */
export function isSensitiveSlug(slug: string): boolean {
  return slug.replaceAll('-', '').includes(product) || slug.split('-').some((word) => sensitive.has(word));
}

/** Whether a text contains a web address. */
export const containsAddress = (text: string): boolean => ADDRESS.test(text.normalize('NFKC'));

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
