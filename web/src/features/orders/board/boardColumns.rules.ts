import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { ANSWER_LIMITS } from '@forkfront/common/limits.ts';
import { FINAL_STATES } from '@forkfront/common/orderState.ts';
import { dueTime } from '../orderState.rules.ts';

/** The columns of the board, in the order of the kitchen's work. */
export const COLUMNS = ['new', 'preparing', 'ready', 'scheduled', 'done'] as const;
export type BoardColumn = (typeof COLUMNS)[number];

/** What decides the place of an order on the board. Instants as in the API. */
export interface Placeable {
  readonly id: string;
  readonly state: string;
  readonly fulfilment: string;
  readonly placedAt: string;
  readonly scheduledFor: string | null | undefined;
  readonly dueAt: string | null | undefined;
  readonly readyAt: string | null | undefined;
  readonly answerBy: string | null | undefined;
}

/** An order for later comes to the kitchen this long before it is due. */
const EARLY_MS = 60 * MINUTE_MS;
/** An order that is due so soon needs attention. */
const SOON_MS = 5 * MINUTE_MS;

const dueOf = (order: Placeable): number => {
  const due = dueTime(order);
  return due === null ? Date.parse(order.placedAt) : Date.parse(due);
};

/** The column of an order. A state that this version does not know stays with the kitchen. `now` in ms since 1970. */
export function columnOf(order: Placeable, now: number): BoardColumn {
  if (FINAL_STATES.some((final) => final === order.state)) return 'done';
  if (order.state === 'READY' || order.state === 'OUT_FOR_DELIVERY') return 'ready';
  const isLater = order.scheduledFor != null && dueOf(order) - now > EARLY_MS;
  if (isLater && order.state !== 'PREPARING') return 'scheduled';
  return order.state === 'PLACED' ? 'new' : 'preparing';
}

/** An order that nobody has answered. */
export const isWaiting = ({ state }: { readonly state: string }): boolean => state === 'PLACED';

type Sort = (one: Placeable, other: Placeable) => number;
const placed = ({ placedAt }: Placeable): number => Date.parse(placedAt);
const byDue: Sort = (one, other) => dueOf(one) - dueOf(other) || placed(one) - placed(other);

/** What is urgent comes first. New orders are added at the end, so that nothing moves below a finger. */
const SORTS: Record<BoardColumn, Sort> = {
  new: (one, other) => placed(one) - placed(other),
  preparing: byDue,
  ready: byDue,
  scheduled: (one, other) => Number(isWaiting(other)) - Number(isWaiting(one)) || byDue(one, other),
  done: (one, other) => placed(other) - placed(one),
};

/** The orders of each column, sorted. */
export function boardColumns<Order extends Placeable>(
  orders: readonly Order[],
  now: number,
): Record<BoardColumn, Order[]> {
  const columns: Record<BoardColumn, Order[]> = {
    new: [],
    preparing: [],
    ready: [],
    scheduled: [],
    done: [],
  };
  for (const order of orders) columns[columnOf(order, now)].push(order);
  for (const column of COLUMNS) columns[column].sort(SORTS[column]);
  return columns;
}

/** The widths of columns as parts of the room: what has many orders gets more of it; 0: an empty column, which shrinks. */
export function columnShares(counts: readonly number[]): number[] {
  // A board without orders has the columns that its orders will have.
  if (counts.every((count) => count === 0)) return counts.map(() => 1);
  return counts.map((count) => Math.min(MOST_SHARES, Math.ceil(count / CARDS_OF_A_SHARE)));
}

/** So many cards of a column are in sight on a screen. */
const CARDS_OF_A_SHARE = 2;
const MOST_SHARES = 4;

/** How much time an order has left. */
export interface TimeLeft {
  /** The instant, in ms since 1970; null when the order is finished. */
  until: number | null;
  /** What happens then: the order expires without an answer, or the customer expects it. */
  of: 'answer' | 'due';
  /** Whole minutes, rounded up; negative when it is late. */
  minutes: number;
  /** Of the time that it had from the start, 0 to 1. */
  share: number;
  urgency: 'calm' | 'soon' | 'late';
}

/** How much time is left to answer an order, or until the customer expects it. */
export function timeLeftOf(order: Placeable, now: number): TimeLeft {
  const answerBy = isWaiting(order) && order.answerBy ? Date.parse(order.answerBy) : null;
  const until = FINAL_STATES.some((final) => final === order.state) ? null : (answerBy ?? dueOf(order));
  if (until === null) return { until, of: 'due', minutes: 0, share: 0, urgency: 'calm' };
  const left = until - now;
  const start = placed(order);
  // Food that waits to be collected is not late.
  const isDone = order.state === 'READY' && order.fulfilment !== 'DELIVERY';
  return {
    until,
    of: answerBy === null ? 'due' : 'answer',
    minutes: left > 0 ? Math.ceil(left / MINUTE_MS) : Math.floor(left / MINUTE_MS),
    share: until > start ? Math.min(1, Math.max(0, left / (until - start))) : 0,
    urgency: isDone || left > SOON_MS ? 'calm' : left > 0 ? 'soon' : 'late',
  };
}

const MINUTES = { ...ANSWER_LIMITS.readyInMinutes, usual: 20 };

/** The minutes to accept an order with when nobody names another time: until the customer expects it. */
export function usualMinutes(order: Placeable, now: number): number {
  const due = dueTime(order);
  const minutes = due === null ? MINUTES.usual : Math.ceil((Date.parse(due) - now) / MINUTE_MS);
  return Math.min(MINUTES.max, Math.max(MINUTES.min, minutes));
}

/** The three of `presets` (minutes) that are closest to the time that the order page promised. A card has room for three. */
export function closestMinutes(order: Placeable, presets: readonly number[]): readonly number[] {
  const due = order.scheduledFor == null ? dueTime(order) : null;
  const promised = due === null ? MINUTES.usual : (Date.parse(due) - placed(order)) / MINUTE_MS;
  const distances = presets.map((minutes) => Math.abs(minutes - promised));
  const closest = distances.indexOf(Math.min(...distances));
  const first = Math.max(0, Math.min(closest - 1, presets.length - SHOWN_MINUTES));
  return presets.slice(first, first + SHOWN_MINUTES);
}

const SHOWN_MINUTES = 3;

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The card that an arrow key leads to: in the same column, or at the same height of the next column with cards. `columns` has the
 * ids of the shown cards. null: there is none in this direction. Without a current card it is the first one.
 */
export function nextCard(
  columns: readonly (readonly string[])[],
  current: string | null,
  direction: Direction,
): string | null {
  const column = columns.findIndex((ids) => current !== null && ids.includes(current));
  const here = columns[column];
  if (!here || current === null) return columns.find((ids) => ids.length > 0)?.[0] ?? null;
  const row = here.indexOf(current);
  if (direction === 'up') return here[row - 1] ?? null;
  if (direction === 'down') return here[row + 1] ?? null;
  const beside = direction === 'left' ? columns.slice(0, column).toReversed() : columns.slice(column + 1);
  const there = beside.find((ids) => ids.length > 0);
  return there?.[Math.min(row, there.length - 1)] ?? null;
}
