import { escapeHtml } from '../../lib/escapeHtml.ts';

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** A `<time>` element for an RFC 3339 time, shown as in London. */
export const arrivalTime = (date: string): string =>
  `<time datetime="${escapeHtml(date)}">${format.format(new Date(date))}</time>`;
