import slugify from '@sindresorhus/slugify';
import { messages } from './messages.ts';
import { readingsOf } from '../../lib/lookAlikes.ts';
import { isOfficialWord, isSensitiveSlug } from '../accounts/misleadingName.rules.ts';

const MIN_CHOSEN_LENGTH = 3;
const MAX_LENGTH = 40;

/** Words of subdomains that we use, or that look like ours. */
const RESERVED = new Set(
  (
    'www api app admin administrator dashboard portal editor login register account accounts auth oauth setup ' +
    'mail email smtp imap pop mx ns ns1 ns2 dns ftp ssh vpn cdn static assets media images files img storage s3 ' +
    'blog help support status docs developer developers graphql grocery groceries billing pay payments checkout ' +
    'stripe webhook webhooks secure security abuse postmaster hostmaster webmaster root system internal staging ' +
    'test dev demo preview beta shop store order orders forkfront localhost autoconfig autodiscover wpad ' +
    'web v mta sts sso idp verify signin official legal privacy alert sandbox well known wellknown emails mailer cname ' +
    'server host cloud node gateway proxy data db database sql redis metrics monitor health news'
  ).split(' '),
);

/**
 * Makes a slug of a name: 1 to 40 of `a-z0-9-` (a reserved word gets a suffix), without two hyphens in a row, so without
 * encoded look-alikes (`xn--`). A name that looks like a sign-in page or like ours gets a neutral one.
 */
export function slugOf(name: string): string {
  const slug = slugify(name, { decamelize: false })
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  if (!slug || isSensitiveSlug(slug)) return 'restaurant';
  return isReserved(slug) ? `${slug}-restaurant` : slug;
}

/**
 * Whether all words of a slug are reserved or official ones, with or without numbers: `www2`, `admin-1`, `email-security`. A
 * reserved word beside another word is an ordinary name: `test-kitchen`.
 */
const isReserved = (slug: string): boolean =>
  readingsOf(slug).some((reading) => {
    const words = reading
      .split('-')
      .map((word) => word.replace(/^\d+/, '').replace(/\d+$/, ''))
      .filter(Boolean);
    return words.length > 0 && words.every((word) => RESERVED.has(word) || isOfficialWord(word));
  });

/** The slug itself for the first attempt, then the slug with the number of the attempt. */
export function slugCandidate(slug: string, attempt: number): string {
  return attempt <= 1 ? slug : `${slug}-${attempt}`;
}

/**
 * The problem of a slug that an owner chose; null without one. Two hyphens in a row are refused, and with them all encoded
 * look-alikes (`xn--`).
 */
export function slugProblem(slug: string): string | null {
  if (slug.length < MIN_CHOSEN_LENGTH) return messages.slugTooShort(MIN_CHOSEN_LENGTH);
  if (slug.length > MAX_LENGTH) return messages.tooLong(MAX_LENGTH);
  if (/[^a-z0-9-]/.test(slug)) return messages.slugCharacters;
  if (/^-|--|-$/.test(slug)) return messages.slugHyphens;
  return isReserved(slug) || isSensitiveSlug(slug) ? messages.slugReserved : null;
}

/** The common part of a slug and its candidates: `roma` of `roma`, `roma-2` and `roma-2-3`. */
export const slugRoot = (slug: string): string => slug.replace(/(?:-\d+)+$/, '');
