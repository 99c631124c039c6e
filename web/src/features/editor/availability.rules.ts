import { isAvailableAt } from '@forkfront/common/availability.ts';

/** Until when something is sold out, as a form holds it: AVAILABLE, OPEN_END, or a calendar day `YYYY-MM-DD`. */
export type SoldOut = string;

/** It can be ordered. */
export const AVAILABLE = 'no';

/** Sold out until the owner switches it back. */
export const OPEN_END = 'open';

const day = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day `days` after `now` (ms since 1970). */
export function dayAfter(now: number, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  return day.format(date);
}

/** The state of a form. */
export function soldOutOf(saved: Parameters<typeof isAvailableAt>[0], now = Date.now()): SoldOut {
  if (isAvailableAt(saved, new Date(now))) return AVAILABLE;
  return saved.soldOutUntil == null ? OPEN_END : dayAfter(new Date(saved.soldOutUntil).getTime(), 0);
}

/** What is sent. */
export const soldOutInput = (soldOut: SoldOut): { isAvailable: boolean; soldOutUntilDay: string | null } => ({
  isAvailable: soldOut === AVAILABLE,
  soldOutUntilDay: soldOut === AVAILABLE || soldOut === OPEN_END ? null : soldOut,
});

const shortDay = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });

/** `Sold out until tomorrow`, `Sold out until Tue 24 Nov`; `now` in ms since 1970. */
export function soldOutText(soldOut: SoldOut, now = Date.now()): string {
  if (soldOut === AVAILABLE) return 'Available';
  if (soldOut === OPEN_END) return 'Sold out';
  return soldOut === dayAfter(now, 1)
    ? 'Sold out until tomorrow'
    : `Sold out until ${shortDay.format(new Date(`${soldOut}T12:00`))}`;
}
