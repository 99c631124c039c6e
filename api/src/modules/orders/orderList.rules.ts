import { MAX_SEARCH_LENGTH } from '@forkfront/common/limits.ts';
import { z } from 'zod';
import { cursorOf, idKey, keyOfCursor, timeKey } from '../../lib/cursor.ts';
import { digitsOf, normalPhone } from '@forkfront/common/phoneNumber.ts';
import { dayAfter, instantIn } from '@forkfront/common/zonedTime.ts';
import type { Fulfilment } from '@forkfront/common/fulfilment.ts';
import type { OrderState } from '@forkfront/common/orderState.ts';

/** Which orders of a restaurant staff want to see. */
export interface OrderFilter {
  /** Empty: in any state. */
  states: readonly OrderState[];
  /** null: both. */
  fulfilment: Fulfilment | null;
  /** First and last calendar day of the orders in the restaurant's time zone, as `2026-11-20`; null: no limit. */
  from: string | null;
  to: string | null;
  /** What `orderSearch` reads; empty: all. */
  search: string;
}

/** A time span: `from` is part of it, `to` is not. null: no limit. */
export interface TimeSpan {
  from: Date | null;
  to: Date | null;
}

/** A search without a first day looks at the newest orders, so that it is fast however many there are. */
export const SEARCHED_ORDERS = 10_000;

/** When the days of a filter begin and end in a time zone. */
export const spanOf = ({ from, to }: OrderFilter, timeZone: string): TimeSpan => ({
  from: from === null ? null : instantIn(timeZone, from, '00:00'),
  to: to === null ? null : instantIn(timeZone, dayAfter(to), '00:00'),
});

/** What a search text can mean. */
export interface OrderSearch {
  /** A part of the name of a diner or a dish, of an email address or of the code of an offer, in lower case. */
  text: string;
  /** The beginning of a postcode, in lower case and without spaces; null when the text is none. */
  postcode: string | null;
  /** Digits of a telephone number as `0` to `9`, without the leading zero or the country code of Britain; null for fewer than four. */
  digits: string | null;
  /** An order number; null when the text is none. */
  number: number | null;
}

const NUMBER = /^#?\p{Nd}{1,6}$/u;
/** A telephone number or a part of one, in any script, as people paste it. */
const PHONE = /^(?:tel\.?:?)?[\s+\uFF0B().,/\p{Pd}\p{Nd}]+$/u;
/** What is before the digits that all spellings of a British number share; a part of one may begin with 44, too. */
const BEFORE_SHARED = /^(?:0(?:44(?=\d{4}))?|\+)/;
const MIN_DIGITS = 4;
/** `SE1`, `se1 7pb`, `W1D4HS` */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?(?:\d[a-z]{0,2})?$/;

/** Reads a search text; null for an empty one. */
export function orderSearch(text: string): OrderSearch | null {
  // Lists of contacts put marks of the direction, which nobody sees, around a number.
  const trimmed = text
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .toLowerCase();
  if (!trimmed) return null;
  const digits = PHONE.test(trimmed) ? normalPhone(trimmed).replace(BEFORE_SHARED, '') : '';
  const compact = trimmed.normalize('NFKC').replace(/\s/g, '');
  return {
    text: trimmed,
    postcode: POSTCODE.test(compact) ? compact : null,
    digits: digits.length >= MIN_DIGITS ? digits : null,
    number: NUMBER.test(trimmed) ? Number(digitsOf(trimmed)) : null,
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
