import { isEmail } from '../../lib/isEmail.ts';
import { messages } from './messages.ts';

/** A link that writes to the office with what was typed; null when `office` is no address. */
export function mailToOffice(office: string | undefined, feedback: string): string | null {
  if (!office || !isEmail(office)) return null;
  const address = encodeURIComponent(office.trim()).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(messages.mailSubject)}&body=${encodeURIComponent(feedback)}`;
}
