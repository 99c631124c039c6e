import { DAY_MS } from '@forkfront/common/durations.ts';
import { messages } from './messages.ts';

export type Kind = 'COLLECTION' | 'DELIVERY';

/** Whether an order of one kind can be placed now. */
export interface KindNow {
  readonly isOffered: boolean;
  readonly now: {
    readonly isOpen: boolean;
    readonly reason: string | null | undefined;
    readonly opensAt: string | null | undefined;
    readonly until: string | null | undefined;
  };
}

/** How a site takes orders now. */
export interface OrderingNow {
  readonly timeZone: string;
  readonly collection: KindNow;
  readonly delivery: KindNow;
  readonly pauses: readonly { readonly fulfilment: string; readonly until: string | null | undefined }[];
}

/** The state of one or both kinds in words. */
export interface OrdersLine {
  tone: 'success' | 'warning' | 'neutral';
  text: string;
}

/** The kinds that the site offers. */
export const offeredKinds = ({ collection, delivery }: OrderingNow): Kind[] => [
  ...(collection.isOffered ? (['COLLECTION'] as const) : []),
  ...(delivery.isOffered ? (['DELIVERY'] as const) : []),
];

/** Whether nobody can order, because the owner has set no hours. */
export const isWithoutHours = ({ collection, delivery }: OrderingNow): boolean =>
  [collection, delivery].every(({ isOffered, now }) => !isOffered || now.reason === 'NO_HOURS');

/** A time in the time zone of the site: `22:00` today, else `Saturday 12:00`. */
export function clockTime(
  timeZone: string,
  time: string,
  now: Date,
): { weekday: string | null; time: string } {
  const at = new Date(time);
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(date);
  const isToday = format(at, { dateStyle: 'short' }) === format(now, { dateStyle: 'short' });
  return {
    weekday: isToday ? null : format(at, { weekday: 'long' }),
    time: format(at, { hour: '2-digit', minute: '2-digit' }),
  };
}

/** A time for a sentence with “until”. */
export function untilText(timeZone: string, time: string, now: Date): string {
  const clock = clockTime(timeZone, time, now);
  return clock.weekday === null ? clock.time : `${clock.weekday} ${clock.time}`;
}

/** How long orders are taken; nobody asks when a kitchen closes that is open around the clock. */
const openText = (timeZone: string, until: string, now: Date): string =>
  Date.parse(until) - now.getTime() > DAY_MS
    ? messages.openAllDay
    : messages.openUntil(untilText(timeZone, until, now));

function lineOf(ordering: OrderingNow, kind: Kind, now: Date): OrdersLine {
  const { timeZone, pauses } = ordering;
  const pause = pauses.find(({ fulfilment }) => fulfilment === kind);
  if (pause) {
    const text = pause.until ? messages.pausedUntil(untilText(timeZone, pause.until, now)) : messages.paused;
    return { tone: 'warning', text };
  }
  const { isOpen, reason, until, opensAt } = ordering[kind === 'COLLECTION' ? 'collection' : 'delivery'].now;
  // The pause was ended, and the answer of the server is on its way.
  if (isOpen || reason === 'PAUSED')
    return { tone: 'success', text: isOpen && until ? openText(timeZone, until, now) : messages.open };
  if (reason === 'UNATTENDED') return { tone: 'warning', text: messages.unattended };
  if (reason === 'NO_HOURS') return { tone: 'warning', text: messages.noHours };
  if (!opensAt) return { tone: 'neutral', text: messages.closed };
  const { weekday, time } = clockTime(timeZone, opensAt, now);
  return {
    tone: 'neutral',
    text: messages.opensAt(weekday === null ? messages.at(time) : messages.on(weekday, time)),
  };
}

/** What the site does now: one line, or one for each kind when they differ. */
export function ordersLines(ordering: OrderingNow, now: Date): OrdersLine[] {
  const kinds = offeredKinds(ordering);
  const lines = kinds.map((kind) => ({ kind, ...lineOf(ordering, kind, now) }));
  const [first] = lines;
  if (!first) return [{ tone: 'warning', text: messages.nothingOffered }];
  if (lines.every(({ text }) => text === first.text)) return [{ tone: first.tone, text: first.text }];
  return lines.map(({ kind, tone, text }) => ({
    tone,
    text: messages.of(kind === 'COLLECTION' ? messages.collection : messages.delivery, text),
  }));
}

/** When what is shown changes by itself, in ms since 1970; Infinity: never. */
export const nextChange = ({ collection, delivery, pauses }: OrderingNow, busyUntil: string | null): number =>
  [collection.now.until, delivery.now.until, busyUntil, ...pauses.map(({ until }) => until)].reduce(
    (first, time) => Math.min(first, time ? Date.parse(time) : Infinity),
    Infinity,
  );
