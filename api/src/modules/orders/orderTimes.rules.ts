import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { dayIn, timeIn } from '@forkfront/common/zonedTime.ts';
import {
  isSlotOffered,
  kitchenStart,
  lastOrdersNow,
  laterBy,
  slotsOf,
  type HoursQuestion,
  type OrderNow,
} from '@forkfront/common/hours.ts';
import { FULFILMENTS, type Fulfilment } from '@forkfront/common/fulfilment.ts';
import { SLOT_MINUTES, type SlotCapacity } from '@forkfront/common/ordering.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import { messages } from './messages.ts';
import type { OrderedLine } from './orderLine.rules.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SLOT_MS = SLOT_MINUTES * MINUTE_MS;
/** An order for as soon as possible is not due later than this, whatever the opening; a diner with more time chooses one. */
const LONGEST_WAIT_MS = DAY_MS / 2;

type Site = Pick<SiteDocument, 'ordering' | 'orderNow' | 'timeZone' | 'name'>;

/** How and when a diner wants an order. */
export interface OrderWish {
  fulfilment: Fulfilment;
  /** Start of a slot; null: as soon as possible. */
  scheduledFor: Date | null;
  /** Minutes that the zone of a delivery adds. */
  extraMinutes: number;
  /** How many items count for the capacity of the kitchen: `countedItems`. */
  items: number;
}

/** What the kitchen has to have ready in a slot already. */
export interface SlotUse {
  startsAt: Date;
  orders: number;
  items: number;
}

/** The times of an order. */
export interface OrderTimes {
  /** When the diner expects it. */
  dueAt: Date;
  /** Start of the slot that it takes from the kitchen's capacity. */
  slot: Date;
  /** What it takes of the slot: items. */
  items: number;
  /** From when the restaurant's time to answer counts. */
  answerFrom: Date;
  expiresAt: Date;
}

/**
 * The times of an order that is placed now. Fails at `fulfilment` or `scheduledFor` with a sentence that says what the
 * diner can do, when the kitchen is closed, paused or has no place left then.
 */
export function timesOf(
  { ordering, orderNow, timeZone, name }: Site,
  { fulfilment, scheduledFor, extraMinutes, items }: OrderWish,
  used: readonly SlotUse[],
  now: Date,
): Result<OrderTimes, FieldProblem> {
  const question = { settings: ordering, timeZone, fulfilment, now, extraMinutes };
  const today = laterBy(orderNow[fulfilment], extraMinutes);
  if (today.reason === 'NOT_OFFERED')
    return fail({ path: 'fulfilment', message: messages.fulfilmentNotOffered[fulfilment](name) });
  const hasRoom = roomFor(ordering.capacity, items, used);
  const slot = scheduledFor
    ? chosenSlot(question, scheduledFor, hasRoom)
    : nextSlot(question, today, hasRoom);
  if (!slot.ok) return slot;
  const { dueAt, startsAt } = slot.value;
  const answerFrom = scheduledFor ? kitchenStart(question, dueAt) : now;
  const expiresAt = new Date(answerFrom.getTime() + ordering.answerMinutes * MINUTE_MS);
  return ok({ dueAt, slot: startsAt, items, answerFrom, expiresAt });
}

/** The slots that are offered and have a place for so many items, the earliest first. */
export function freeSlots(question: HoursQuestion, items: number, used: readonly SlotUse[]): Date[] {
  const hasRoom = roomFor(question.settings.capacity, items, used);
  return slotsOf(question).filter((slot) => hasRoom(slot.getTime()));
}

/**
 * The times for which it is judged what of the menu is sold (decision 96): the chosen one. Without one it is now, or as long as
 * nothing can be ordered for now, all times that can be chosen.
 */
export function menuTimes(
  { ordering, orderNow, timeZone }: Site,
  { fulfilment, scheduledFor }: Pick<OrderWish, 'fulfilment' | 'scheduledFor'>,
  now: Date,
): Date[] {
  if (scheduledFor && scheduledFor > now) return [scheduledFor];
  if (orderNow[fulfilment].readyInMinutes !== null) return [now];
  const slots = slotsOf({ settings: ordering, timeZone, fulfilment, now });
  return slots.length > 0 ? slots : [now];
}

/** All times for which something can be ordered, now included. */
export const allTimes = ({ ordering, timeZone }: Site, now: Date): Date[] => [
  now,
  ...FULFILMENTS.flatMap((fulfilment) => slotsOf({ settings: ordering, timeZone, fulfilment, now })),
];

/** Whether an order of either kind can be placed for this slot. */
export const isOfferedTime = ({ ordering, timeZone }: Site, slot: Date, now: Date): boolean =>
  FULFILMENTS.some((fulfilment) => isSlotOffered({ settings: ordering, timeZone, fulfilment, now }, slot));

/** How many pieces of an order count for the capacity: those of exempt sections, e.g. drinks, do not. */
export function countedItems(
  { sections, ordering }: Pick<SiteDocument, 'sections' | 'ordering'>,
  lines: readonly Pick<OrderedLine, 'productId' | 'quantity'>[],
): number {
  const exempt = new Set(ordering.capacity.exemptSectionIds);
  const free = new Set(
    sections.flatMap(({ id, items }) => (exempt.has(id) ? items.map((product) => product.id) : [])),
  );
  return lines.reduce((sum, { productId, quantity }) => (free.has(productId) ? sum : sum + quantity), 0);
}

type Room = (slot: number) => boolean;

/** Whether a slot has a place. An order that is larger than the capacity gets an empty slot, as it would never fit. */
function roomFor({ orders, items: most }: SlotCapacity, items: number, used: readonly SlotUse[]): Room {
  const uses = new Map(used.map((use) => [use.startsAt.getTime(), use]));
  return (slot) => {
    const use = uses.get(slot);
    if (!use || (use.orders === 0 && use.items === 0)) return true;
    return (orders === null || use.orders < orders) && (most === null || use.items + items <= most);
  };
}

interface TakenSlot {
  dueAt: Date;
  startsAt: Date;
}

const at = (message: string) => fail<FieldProblem>({ path: 'scheduledFor', message });

function chosenSlot(question: HoursQuestion, slot: Date, hasRoom: Room): Result<TakenSlot, FieldProblem> {
  if (!isSlotOffered(question, slot)) return at(messages.slotGone);
  return hasRoom(slot.getTime()) ? ok({ dueAt: slot, startsAt: slot }) : at(messages.slotFull);
}

/** The slot in which an order for now is due, or the next one with a place before the same opening ends, also after midnight. */
function nextSlot(
  question: HoursQuestion,
  { readyInMinutes, reason, note, opensAt }: OrderNow,
  hasRoom: Room,
): Result<TakenSlot, FieldProblem> {
  const { now, timeZone } = question;
  if (readyInMinutes === null) {
    if (reason === 'NO_HOURS') return at(messages.noHours);
    if (reason === 'UNATTENDED') return at(messages.unattended);
    const opens = opensAt && timeWords(timeZone, opensAt, now);
    return at(reason === 'PAUSED' ? messages.paused(opens) : messages.closedNow(opens, note));
  }
  const ready = now.getTime() + readyInMinutes * MINUTE_MS;
  const first = Math.floor(ready / SLOT_MS) * SLOT_MS;
  if (hasRoom(first)) return ok({ dueAt: new Date(ready), startsAt: new Date(first) });
  const last = Math.min(lastOrdersNow(question)?.getTime() ?? 0, now.getTime() + LONGEST_WAIT_MS);
  const later = slotsOf(question, 0).find(
    (slot) => slot.getTime() > first && slot.getTime() <= last && hasRoom(slot.getTime()),
  );
  return later ? ok({ dueAt: later, startsAt: later }) : at(messages.fullForNow);
}

/** A time for a sentence, e.g. `at 17:00`, `tomorrow at 17:00` or `on Friday at 17:00`. */
export function timeWords(timeZone: string, at: Date, now: Date): string {
  const time = `at ${timeIn(timeZone, at)}`;
  const [day, today] = [dayIn(timeZone, at), dayIn(timeZone, now)];
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days === 0) return time;
  if (days === 1) return `tomorrow ${time}`;
  const format = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return `on ${new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(new Date(day))} ${time}`;
}
