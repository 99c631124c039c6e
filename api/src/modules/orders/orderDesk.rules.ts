import { z } from 'zod';
import { cursorOf, idKey, keyOfCursor, timeKey } from '../../lib/cursor.ts';
import { dayAfter, dayIn, instantIn } from '../../lib/zonedTime.ts';
import type { Fulfilment } from '../sites/ordering.types.ts';
import type { OrderState } from './orderState.rules.ts';

/** Which orders of a restaurant staff want to see. */
export interface OrderFilter {
  /** Empty: in any state. */
  states: readonly OrderState[];
  /** null: both. */
  fulfilment: Fulfilment | null;
  /** First and last calendar day of the orders in the restaurant's time zone, as `2026-11-20`; null: no limit. */
  from: string | null;
  to: string | null;
  /** Order number, or part of the diner's name, telephone number or email address; empty: all. */
  search: string;
}

/** A time span: `from` is part of it, `to` is not. null: no limit. */
export interface TimeSpan {
  from: Date | null;
  to: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_SEARCH = 100;
/** A search without a first day looks this far back, so that it is fast whatever the number of orders. */
const SEARCHED_DAYS = 90;

/** When the days of a filter begin and end in a time zone. */
export function spanOf({ from, to, search }: OrderFilter, timeZone: string, now: Date): TimeSpan {
  const first = from ?? (search ? dayIn(timeZone, new Date(now.getTime() - SEARCHED_DAYS * DAY_MS)) : null);
  return {
    from: first === null ? null : instantIn(timeZone, first, '00:00'),
    to: to === null ? null : instantIn(timeZone, dayAfter(to), '00:00'),
  };
}

/** What a search text can mean. */
export interface OrderSearch {
  /** A part of a name or an address, in lower case. */
  text: string;
  /** Digits of a telephone number, without spaces and the leading zero or country code; null for fewer than four. */
  digits: string | null;
  /** An order number; null when the text is none. */
  number: number | null;
}

const NUMBER = /^#?\d{1,6}$/;
const MIN_DIGITS = 4;

/** Reads a search text; null for an empty one. */
export function orderSearch(text: string): OrderSearch | null {
  const trimmed = text.trim().slice(0, MAX_SEARCH).toLowerCase();
  if (!trimmed) return null;
  const digits = /^[+\d\s()-]+$/.test(trimmed)
    ? trimmed.replace(/\D/g, '').replace(/^(?:0044|44|0)/, '')
    : '';
  return {
    text: trimmed,
    digits: digits.length >= MIN_DIGITS ? digits : null,
    number: NUMBER.test(trimmed) ? Number(trimmed.replace('#', '')) : null,
  };
}

/** A place in the list of orders, newest first. */
export interface OrderPlace {
  placedAt: Date;
  id: string;
}

const PlaceKey = z.tuple([timeKey, idKey]);

/** The cursor of a place. */
export const orderPlaceOf = ({ placedAt, id }: OrderPlace): string => cursorOf([placedAt.toISOString(), id]);

/** The place of a cursor; null for another text. */
export function orderPlaceAt(cursor: string): OrderPlace | null {
  const [placedAt, id] = keyOfCursor(PlaceKey, cursor) ?? [];
  return placedAt === undefined || id === undefined ? null : { placedAt: new Date(placedAt), id };
}
