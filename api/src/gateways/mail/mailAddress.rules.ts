import addressparser from 'nodemailer/lib/addressparser';

export interface MailAddress {
  /** Empty without a name. */
  name: string;
  address: string;
}

const LINE_BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const ADDRESS = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/u;

/**
 * Parses exactly one address, with or without a display name. Null for anything else (lists, groups, control
 * characters), so that no text can add a header or a recipient.
 */
export function parseMailAddress(text: string): MailAddress | null {
  if (LINE_BREAKING.test(text)) return null;
  const [first, ...others] = addressparser(text);
  if (!first || first.address === undefined || others.length > 0) return null;
  return ADDRESS.test(first.address) ? { name: first.name, address: first.address } : null;
}

/** Whether every mail server takes an address in a header: the part before the @ is ASCII; domains have an ASCII form. */
export const canReplyTo = (address: string): boolean => /^[\x21-\x7e]+@/.test(address);
