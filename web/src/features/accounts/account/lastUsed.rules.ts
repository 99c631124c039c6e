import { formatDate } from '../../../lib/formatDate.ts';
import { messages } from './messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The server knows the last use to five minutes only. */
const NOW = 10 * MINUTE;
const RECENT = 7 * DAY;

const relative = new Intl.RelativeTimeFormat('en-GB');

/** When a session was used last (RFC 3339), as seen at `now` (ms): `Active now`, `Last used 3 hours ago`, `Last used 3 March 2026`. */
export function lastUsedText(time: string, now: number): string {
  const past = now - new Date(time).getTime();
  return past < NOW ? messages.activeNow : messages.lastUsed(when(time, past));
}

function when(time: string, past: number): string {
  if (past < HOUR) return ago(past / MINUTE, 'minute');
  if (past < DAY) return ago(past / HOUR, 'hour');
  return past < RECENT ? ago(past / DAY, 'day') : formatDate(time);
}

function ago(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  return relative.format(-Math.floor(amount), unit);
}
