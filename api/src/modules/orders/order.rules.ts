import { DAY_MS } from '@forkfront/common/durations.ts';
import { ANSWER_LIMITS, ORDER_LENGTHS } from '@forkfront/common/limits.ts';
import { createHash } from 'node:crypto';
import { isIdempotencyKey } from '../../lib/idempotencyKey.ts';
import { manyLines, oneLine } from '@forkfront/common/plainText.ts';
import type { BasketPrice } from '@forkfront/common/basketPrice.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { type FailureOf, type FieldProblem, fail, ok, problemAt, type Result } from '../../lib/result.ts';
import { normaliseEmail } from '@forkfront/common/email.ts';
import { emailProblem } from '../accounts/account.rules.ts';
import type { SubscriptionStatus } from '@forkfront/common/plan.ts';
import type { Fulfilment } from '@forkfront/common/fulfilment.ts';
import { normalCode } from '@forkfront/common/discount.ts';
import { checkAddress } from './delivery.rules.ts';
import { messages } from './messages.ts';
import { IF_MISSING, type IfMissing } from '@forkfront/common/ifMissing.ts';
import { type DeliveryAddress } from './order.entity.ts';
import {
  choiceOf,
  mergeLines,
  type OrderedLine,
  type OrderLineRequest,
} from '@forkfront/common/orderLine.ts';
import { lineProblems } from './orderLine.rules.ts';

/** How long the links of the restaurant's mail work, and how long test mode lasts. */
export const LIMITS = { answerLinkDays: 7, testModeMinutes: 60 } as const;

const MIN_PHONE_LENGTH = 6;
const MIN_PHONE_DIGITS = 6;

/** An order as a diner sends it; nothing is checked yet. */
export interface PlaceOrder {
  slug: string;
  /** Idempotency key: the same key never creates two orders. */
  idempotencyKey: string;
  lines: readonly OrderLineRequest[];
  /** Pence; the total that the diner was shown. */
  shownTotal: number;
  name: string;
  phone: string;
  email: string;
  note: string;
  fulfilment: Fulfilment;
  /** Start of a slot; null: as soon as possible. */
  scheduledFor: Date | null;
  /** null for a collection. */
  deliveryAddress: DeliveryAddress | null;
  /** Code of a promotion, as typed; empty: none. */
  promotionCode: string;
  /** What to do when a product of a grocery shop is missing (`IF_MISSING`); null: the default of the site. */
  ifMissing: string | null;
  /** The account that tries the site in test mode; null for an order of a diner. The service checks its permission. */
  testerId: string | null;
}

/** What decides whether a site takes orders. */
export interface OrderingSite {
  isActive: boolean;
  isSuspended: boolean;
  status: SubscriptionStatus;
  hasOwner: boolean;
}

/** A valid request; its texts are cleaned, as they are stored. */
export interface CheckedOrder extends PlaceOrder {
  lines: OrderedLine[];
  ifMissing: IfMissing | null;
  /** Digest of the order: distinguishes a repeat from another order under the same key. */
  bodyHash: string;
}

/**
 * Whether a site takes orders now. A preview takes test orders; a claimed site without an owner takes none. `isTestMode`: the order
 * of a tester, who can order while the site is inactive.
 */
export const takesOrders = (
  { isActive, isSuspended, status, hasOwner }: OrderingSite,
  isTestMode: boolean,
): boolean =>
  (isActive || isTestMode) && !isSuspended && status !== 'archived' && (hasOwner || status === 'unclaimed');

/** Checks the fields of a request. The caller checks prices, menu and whether the restaurant takes orders. */
export function checkOrder(request: PlaceOrder): Result<CheckedOrder, FieldProblem[]> {
  const cleaned = {
    ...request,
    slug: oneLine(request.slug),
    name: oneLine(request.name),
    phone: oneLine(request.phone),
    email: oneLine(request.email),
    note: manyLines(request.note),
    promotionCode: normalCode(request.promotionCode),
  };
  const address = request.fulfilment === 'DELIVERY' ? checkAddress(request.deliveryAddress) : ok(null);
  const problems = [
    ...problemAt('idempotencyKey', isIdempotencyKey(cleaned.idempotencyKey) ? null : messages.keyImplausible),
    ...lineProblems(cleaned.lines),
    ...problemAt('name', nameProblem(cleaned.name)),
    ...problemAt('phone', phoneProblem(cleaned.phone)),
    ...problemAt('email', emailProblem(cleaned.email)),
    ...problemAt('note', cleaned.note.length > ORDER_LENGTHS.note ? messages.noteTooLong : null),
    ...(address.ok ? [] : address.error),
  ];
  const ifMissing = IF_MISSING.find((known) => known === cleaned.ifMissing) ?? null;
  problems.push(
    ...problemAt('ifMissing', ifMissing === cleaned.ifMissing ? null : messages.ifMissingUnknown),
  );
  if (problems.length > 0) return fail(problems);
  const deliveryAddress = address.ok ? address.value : null;
  const checked = { ...cleaned, ifMissing, deliveryAddress, lines: mergeLines(cleaned.lines) };
  // The digest is that of what was sent; what is stored has one spelling for each address.
  return ok({ ...checked, email: normaliseEmail(cleaned.email), bodyHash: bodyHash(checked) });
}

/** Why an order at this price is refused to a diner who saw another total (pence); null for the same one. */
export const totalProblem = (
  { total, codeProblem }: Pick<BasketPrice, 'total' | 'codeProblem'>,
  shownTotal: number,
): FailureOf<'totalChanged'> | null =>
  total === shownTotal
    ? null
    : { kind: 'totalChanged', message: messages.totalChanged(formatPence(total), codeProblem), total };

/** The problem of the minutes that an owner promises; null without one. */
export function readyInMinutesProblem(minutes: number): string | null {
  const { min, max } = ANSWER_LIMITS.readyInMinutes;
  return Number.isInteger(minutes) && minutes >= min && minutes <= max ? null : messages.minutesOutOfRange;
}

/** Whether the links of the restaurant's mail have expired: seven days after the order, or after the time that the diner chose. */
export const isAnswerLinkOver = (
  { placedAt, scheduledFor }: { placedAt: Date; scheduledFor?: Date | null | undefined },
  now: Date,
): boolean =>
  now.getTime() - Math.max(placedAt.getTime(), scheduledFor?.getTime() ?? 0) > LIMITS.answerLinkDays * DAY_MS;

/** The problem of a reason for a rejection or a cancellation; null without one. */
export function reasonProblem(reason: string): string | null {
  if (!reason) return messages.reasonRequired;
  return reason.length > ANSWER_LIMITS.reason ? messages.reasonTooLong : null;
}

function nameProblem(name: string): string | null {
  if (!name) return messages.nameRequired;
  return name.length > ORDER_LENGTHS.name ? messages.nameTooLong : null;
}

function phoneProblem(phone: string): string | null {
  if (!phone) return messages.phoneRequired;
  if (phone.length > ORDER_LENGTHS.phone) return messages.phoneTooLong;
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  return phone.length < MIN_PHONE_LENGTH || digits < MIN_PHONE_DIGITS ? messages.phoneImplausible : null;
}

function bodyHash({
  lines,
  shownTotal,
  name,
  phone,
  email,
  note,
  ...way
}: Omit<CheckedOrder, 'bodyHash'>): string {
  const { fulfilment, scheduledFor, deliveryAddress, testerId, promotionCode, ifMissing } = way;
  const basket = lines.map((line) => `${choiceOf(line)}×${line.quantity}`).sort();
  return createHash('sha256')
    .update(
      JSON.stringify([
        basket,
        shownTotal,
        name,
        phone,
        email,
        note,
        fulfilment,
        scheduledFor,
        deliveryAddress,
        testerId,
        ...(promotionCode === '' ? [] : [promotionCode]),
        ...(ifMissing === null ? [] : [{ ifMissing }]),
      ]),
    )
    .digest('base64url');
}

/** How many orders a restaurant got in the calendar month of a day, such as `2026-11-20`. */
export interface MonthCount {
  day: string;
  count: number;
}

/** The calendar month of a day, as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 'yyyy-mm'.length);

/**
 * Whether a restaurant has reached its order limit (null: none) in the month of `today`, its calendar day. `counted` is
 * null before its first order. A clock that is behind does not start an earlier month.
 */
export function isOrderLimitReached(
  limit: number | null,
  counted: MonthCount | null,
  today: string,
): boolean {
  if (limit === null) return false;
  const isThisMonth = counted !== null && monthOf(counted.day) >= monthOf(today);
  return (isThisMonth ? counted.count : 0) >= limit;
}
