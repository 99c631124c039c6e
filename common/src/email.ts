import { isFarTooLong } from './plainText.ts';

/** The most characters of an e-mail address. */
export const EMAIL_LENGTH = 254;
/** Parts between dots, without control and unassigned characters. */
const LOCAL = /^(?=.{1,64}$)[^\s\p{C}@.<>(),;:"[\]\\]+(\.[^\s\p{C}@.<>(),;:"[\]\\]+)*$/u;
/** A part of a domain: letters, digits and hyphens between them (RFC 1123 §2.1). */
const LABEL = /^(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)$/u;
const MAX_LABEL_BYTES = 63;

/** The parser of addresses that Node and browsers have; nothing else in both knows the ASCII form of a domain. */
declare const URL: {
  canParse: (address: string) => boolean;
  new (address: string): { readonly hostname: string };
};

/**
 * A domain as mail servers write it; null for one that they cannot have: it needs at least two labels, the last one no number, each
 * short enough in ASCII.
 */
function asciiDomain(domain: string): string | null {
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null;
  if (!/\p{L}/u.test(labels.at(-1) ?? '')) return null;
  // As `URL` returns it, which takes ten times as long.
  if (/^[a-z.-]+$/.test(domain) && !domain.includes('xn--')) return domain;
  const address = `http://${domain}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host.split('.').every(({ length }) => length > 0 && length <= MAX_LABEL_BYTES) ? host : null;
}

/** Whether a text in its stored form (`normaliseEmail`) looks like an e-mail address (spec §5: a simple pattern). */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_LENGTH) return false;
  const [local = '', domain = '', ...others] = text.split('@');
  return others.length === 0 && LOCAL.test(local) && asciiDomain(domain) !== null;
}

/**
 * The form in which an address is stored and compared. Case, Unicode composition and invisible characters do not
 * matter; an international domain becomes ASCII, as browsers and mail servers write it. A text that is far too long stays.
 */
export const normaliseEmail = (email: string): string =>
  isFarTooLong(email, EMAIL_LENGTH)
    ? email
    : email
        .replace(/\p{Cf}/gu, '')
        .trim()
        .normalize('NFC')
        .toLowerCase()
        .normalize('NFC')
        .replace(/(?<=@)[^@]*$/, (domain) => asciiDomain(domain) ?? domain);

/** Whether a text is an e-mail address, as people type it: with spaces and invisible characters, in any case. */
export const isTypedEmail = (typed: string): boolean => isEmail(normaliseEmail(typed));

/** Domains of one provider that have the same mailboxes. */
const SAME_MAILBOXES: Readonly<Record<string, string>> = { '@googlemail.com': '@gmail.com' };

/**
 * The mailbox of a normalised address, for limits: most servers ignore a part after `+`, some ignore dots, and a provider may
 * have two domains. Two mailboxes that become equal only share a limit.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '');
  const domain = email.slice(at);
  return `${local}${SAME_MAILBOXES[domain] ?? domain}`;
}
