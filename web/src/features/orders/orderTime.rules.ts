import { SECOND_MS } from '@forkfront/common/durations.ts';
import { dayIn, shiftDay } from '@forkfront/common/zonedTime.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter costs more than a hundred of its results. */
function format(date: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = timeZone + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  formats.set(key, known);
  return known.format(date);
}

/** A day in words: `Today`, `Yesterday`, or `Fri 20 November`, with the year when it is another one. */
export function dayText(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === shiftDay(today, -1)) return 'Yesterday';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return format(new Date(day), 'UTC', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).replace(',', '');
}

/** A time of an order: `18:30`, or `Fri 20 Nov 18:30` on another day than `now`. */
export function timeText(instant: string, timeZone: string, now: Date): string {
  const at = new Date(instant);
  const time = format(at, timeZone, { hour: '2-digit', minute: '2-digit' });
  if (dayIn(timeZone, at) === dayIn(timeZone, now)) return time;
  const day = format(at, timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${day.replace(',', '')} ${time}`;
}

/** The time until an instant: `4:05`, `1 h 20 min`; null when it is over. */
export function timeLeft(until: number, now: number): string | null {
  const seconds = Math.ceil((until - now) / SECOND_MS);
  if (seconds <= 0) return null;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
