import { DAY_MS } from './durations.ts';
import { FULFILMENTS, type Fulfilment } from './fulfilment.ts';
import { isSlotOffered, slotsOf, type HoursQuestion } from './hours.ts';
import type { SlotCapacity } from './ordering.ts';
import type { OrderedLine } from './orderLine.ts';
import type { SiteDocument } from './siteDocument.ts';
import { dayIn, timeIn } from './zonedTime.ts';

type Site = Pick<SiteDocument, 'ordering' | 'orderNow' | 'timeZone'>;

/** How and when a diner wants an order. */
export interface OrderTiming {
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
  { fulfilment, scheduledFor }: Pick<OrderTiming, 'fulfilment' | 'scheduledFor'>,
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

/** Whether a slot (ms since 1970) has a place. */
export type Room = (slot: number) => boolean;

/** Whether a slot has a place. An order that is larger than the capacity gets an empty slot, as it would never fit. */
export function roomFor(
  { orders, items: most }: SlotCapacity,
  items: number,
  used: readonly SlotUse[],
): Room {
  const uses = new Map(used.map((use) => [use.startsAt.getTime(), use]));
  return (slot) => {
    const use = uses.get(slot);
    if (!use || (use.orders === 0 && use.items === 0)) return true;
    return (orders === null || use.orders < orders) && (most === null || use.items + items <= most);
  };
}

/** A time for a sentence, e.g. `at 17:00`, `tomorrow at 17:00` or `on Friday at 17:00`. */
export function timeText(timeZone: string, at: Date, now: Date): string {
  const time = `at ${timeIn(timeZone, at)}`;
  const [day, today] = [dayIn(timeZone, at), dayIn(timeZone, now)];
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days === 0) return time;
  if (days === 1) return `tomorrow ${time}`;
  const format = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return `on ${new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(new Date(day))} ${time}`;
}
