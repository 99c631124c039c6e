const MAX_EMAIL_LENGTH = 254;
/** Parts between dots, without control and unassigned characters. */
const LOCAL = /^(?=.{1,64}$)[^\s\p{C}@.<>(),;:"[\]\\]+(\.[^\s\p{C}@.<>(),;:"[\]\\]+)*$/u;
/** A part of a domain: letters, digits and hyphens between them (RFC 1123 §2.1). */
const LABEL = /^(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)$/u;

/**
 * Whether the server takes a text as an email address (.scripts/emailRule.test.ts compares the two rules). Ignores spaces and
 * invisible characters around and in it, and its case.
 */
export function isEmail(text: string): boolean {
  // Far too long, whatever is in it.
  if (text.length > 4 * MAX_EMAIL_LENGTH + 100) return false;
  const typed = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC');
  const [local = '', domain = '', ...others] = typed.split('@');
  const ascii = asciiDomain(domain);
  return (
    others.length === 0 &&
    ascii !== null &&
    local.length + 1 + ascii.length <= MAX_EMAIL_LENGTH &&
    LOCAL.test(local)
  );
}

/** A domain as mail servers write it; null for one that they cannot have. */
function asciiDomain(domain: string): string | null {
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null;
  // Browsers have no other way to an international domain.
  const address = `http://${domain}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  const isLong = host.split('.').some(({ length }) => length === 0 || length > 63);
  return /\p{L}/u.test(labels.at(-1) ?? '') && !isLong ? host : null;
}
