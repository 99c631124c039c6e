import { DAY_MS, MINUTE_MS } from '@forkfront/common/durations.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import {
  isSlotOffered,
  kitchenStart,
  lastOrdersNow,
  laterBy,
  slotsOf,
  type HoursQuestion,
  type OrderNow,
} from '@forkfront/common/hours.ts';
import { SLOT_MINUTES } from '@forkfront/common/ordering.ts';
import {
  type OrderTiming,
  type Room,
  roomFor,
  type SlotUse,
  timeText,
} from '@forkfront/common/orderTimes.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import { messages } from './messages.ts';

const SLOT_MS = SLOT_MINUTES * MINUTE_MS;
/** An order for as soon as possible is not due later than this, whatever the opening; a diner with more time chooses one. */
const LONGEST_WAIT_MS = DAY_MS / 2;

type Site = Pick<SiteDocument, 'ordering' | 'orderNow' | 'timeZone' | 'name'>;

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
  { fulfilment, scheduledFor, extraMinutes, items }: OrderTiming,
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
    const opens = opensAt && timeText(timeZone, opensAt, now);
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
