import { offerName } from '../orderState.rules.ts';
import { messages } from './messages.ts';
import type { ReportRows } from './ReportTable.tsx';
import type { ChartPoint } from './SalesChart.tsx';

interface Sales {
  readonly orders: number;
  readonly value: number;
}

interface Charted {
  table: ReportRows;
  points: ChartPoint[];
}

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const shortDay = dayFormat({ day: 'numeric', month: 'short' });
const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortWeekday = dayFormat({ weekday: 'short' });
const longWeekday = dayFormat({ weekday: 'long' });

/** 1 January 2024 was a Monday, which is 1. */
const weekdayDate = (weekday: number): Date => new Date(Date.UTC(2024, 0, weekday));

const sales = ({ orders, value }: Sales) => [orders, { pence: value }] as const;
const SALES = [messages.orders, messages.sales] as const;

/** Sales by day; the file has days as `2026-11-20`. */
export const dayRows = (days: readonly (Sales & { readonly day: string })[], file: string): Charted => ({
  table: {
    title: messages.byDay,
    headings: [messages.day, ...SALES],
    rows: days.map((part) => [part.day, ...sales(part)]),
    file,
  },
  points: days.map(({ day, orders, value }) => ({
    label: shortDay.format(new Date(day)),
    title: longDay.format(new Date(day)),
    orders,
    value,
  })),
});

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

/** Sales by hour, from the first to the last one with an order. */
export function hourRows(hours: readonly (Sales & { readonly hour: number })[], file: string): Charted {
  const sold = hours.filter(({ orders }) => orders > 0).map(({ hour }) => hour);
  const shown = hours.filter(({ hour }) => hour >= Math.min(...sold) && hour <= Math.max(...sold));
  return {
    table: {
      title: messages.byHour,
      headings: [messages.hour, ...SALES],
      rows: shown.map((part) => [clock(part.hour), ...sales(part)]),
      file,
    },
    points: shown.map(({ hour, orders, value }) => ({
      label: clock(hour),
      title: `${clock(hour)}–${clock(hour + 1)}`,
      orders,
      value,
    })),
  };
}

/** Sales by weekday, from Monday. */
export const weekdayRows = (
  weekdays: readonly (Sales & { readonly weekday: number })[],
  file: string,
): Charted => ({
  table: {
    title: messages.byWeekday,
    headings: [messages.weekday, ...SALES],
    rows: weekdays.map((part) => [longWeekday.format(weekdayDate(part.weekday)), ...sales(part)]),
    file,
  },
  points: weekdays.map(({ weekday, orders, value }) => ({
    label: shortWeekday.format(weekdayDate(weekday)),
    title: longWeekday.format(weekdayDate(weekday)),
    orders,
    value,
  })),
});

/** Sales of collection and delivery. */
export const fulfilmentRows = (
  parts: readonly (Sales & { readonly fulfilment: string })[],
  file: string,
): ReportRows => ({
  title: messages.byFulfilment,
  headings: [messages.fulfilment, ...SALES],
  rows: parts.map((part) => [
    part.fulfilment === 'DELIVERY' ? messages.fulfilments.DELIVERY : messages.fulfilments.COLLECTION,
    ...sales(part),
  ]),
  file,
});

interface Item {
  readonly name: string;
  readonly detail: string;
  readonly quantity: number;
  readonly value: number;
}

/** Products or options; the column of sizes or groups is missing when it would be empty. */
export function itemRows(
  items: readonly Item[],
  name: string,
  detail: string,
): Pick<ReportRows, 'headings' | 'rows'> {
  const isDetailed = items.some((item) => item.detail !== '');
  return {
    headings: [name, ...(isDetailed ? [detail] : []), messages.quantity, messages.sales],
    rows: items.map((item) => [
      item.name,
      ...(isDetailed ? [item.detail] : []),
      item.quantity,
      { pence: item.value },
    ]),
  };
}

interface Offer {
  readonly name: string;
  readonly code: string | null | undefined;
  readonly uses: number;
  readonly value: number;
  readonly saving: number;
}

/** Offers, each with its code. */
export const offerRows = (offers: readonly Offer[], file: string): ReportRows => ({
  title: messages.offers,
  headings: [messages.offer, messages.uses, messages.sales, messages.saving],
  rows: offers.map((offer) => [
    offerName(offer),
    offer.uses,
    { pence: offer.value },
    { pence: offer.saving },
  ]),
  file,
});

/** VAT by rate; rates without sales are left out. */
export const vatRows = (
  parts: readonly { readonly rate: number; readonly gross: number; readonly vat: number }[],
  file: string,
): ReportRows => ({
  title: messages.vat,
  headings: [messages.vatRate, messages.vatGross, messages.vatAmount],
  rows: parts
    .filter(({ gross }) => gross !== 0)
    .map(({ rate, gross, vat }) => [messages.rateOf(rate), { pence: gross }, { pence: vat }]),
  file,
});
