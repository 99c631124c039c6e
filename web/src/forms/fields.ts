/** The text of a form's field; '' when the form has no such field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

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

/** The text for a missing or an invalid email address; null for a valid one. */
export function emailError(
  email: string,
  texts: { emailRequired: string; emailInvalid: string },
): string | null {
  if (email.trim() === '') return texts.emailRequired;
  return isEmail(email) ? null : texts.emailInvalid;
}

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Removes the fields without an error (null). */
export function presentErrors(errors: Readonly<Record<string, string | null>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** The error of a text without its outer spaces: `missing` when it is empty, `long` above `most` characters, else null. */
export function textError(text: string, most: number, missing: string | null, long: string): string | null {
  const { length } = text.trim();
  if (length === 0) return missing;
  return length > most ? long : null;
}

/** Focuses the first field of the form that has an error, and opens the parts that contain it. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const wrong = Array.from(form.elements).find((control) => (control.getAttribute('name') ?? '') in errors);
  if (!(wrong instanceof HTMLElement)) return;
  for (let part = wrong.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  wrong.focus();
}
