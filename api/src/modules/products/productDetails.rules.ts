import { DAY_MS } from '@forkfront/common/durations.ts';
import {
  FIELD_NAMES,
  fieldRow,
  isOptional,
  isOutside,
  type ProductField,
  type ProductFieldChanges,
  type ProductFields,
} from '@forkfront/common/productFields.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { instantIn, isDay } from '@forkfront/common/zonedTime.ts';
import { type AllergenAnswer, type AllergenCodes, withAnswers } from '@forkfront/common/allergens.ts';
import { isAvailableAt } from '@forkfront/common/availability.ts';
import { messages } from './messages.ts';

/** A restaurant that sells something again on a day does so from this time on; until opening hours are known. */
const OPENING = '05:00';
const MAX_DAYS_SOLD_OUT = 366;

/** The plain fields of a product as an owner enters them; undefined leaves a field as it is, and null one that is never null. */
export type FieldInput = { [Name in ProductField]?: ProductFields[Name] | null | undefined };

/** Checks the plain fields of a product; the value is how they are stored. */
export function checkFields(input: FieldInput): Result<ProductFieldChanges, FieldProblem[]> {
  const problems = FIELD_NAMES.flatMap((path) => {
    const row = fieldRow(path);
    return 'problems' in row && isOutside(row, input[path]) ? [{ path, message: row.problems.form }] : [];
  });
  if (problems.length > 0) return fail(problems);
  const given = FIELD_NAMES.filter(
    (name) => input[name] !== undefined && (input[name] !== null || isOptional(name)),
  );
  const stored = given.map((name) => [name, withoutTwins(input[name])] as const);
  return ok(Object.fromEntries(stored));
}

const withoutTwins = (value: unknown) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value);

/** Whether something can be ordered, as an owner enters it. */
export interface AvailabilityInput {
  isAvailable?: boolean | null | undefined;
  /** `2026-11-24`; null: until it is switched back; undefined: as before. */
  soldOutUntilDay?: string | null | undefined;
}

/** The same as it is stored. */
interface StoredAvailability {
  isAvailable: boolean;
  /** Counts only while `isAvailable` is false. */
  soldOutUntil?: Date | null | undefined;
}

/** Whether something can be ordered at this time; a time that has passed no longer counts. */
export function availabilityAt({ isAvailable, soldOutUntil }: StoredAvailability, now: Date) {
  const until = soldOutUntil ?? null;
  return isAvailableAt({ isAvailable, soldOutUntil }, now)
    ? { isAvailable: true, soldOutUntil: null }
    : { isAvailable: false, soldOutUntil: until };
}

/** Whether something can be ordered after a change; the error is about `soldOutUntilDay`. Nothing is sold out until a day while it is available. */
export function checkAvailability(
  { isAvailable, soldOutUntilDay }: AvailabilityInput,
  saved: StoredAvailability,
  { timeZone, now }: { timeZone: string; now: Date },
): Result<ReturnType<typeof availabilityAt>, string> {
  if (isAvailable === true) return ok({ isAvailable, soldOutUntil: null });
  const before = availabilityAt(saved, now);
  if (soldOutUntilDay == null)
    return ok({
      isAvailable: isAvailable ?? before.isAvailable,
      soldOutUntil: soldOutUntilDay === null ? null : before.soldOutUntil,
    });
  if (!isDay(soldOutUntilDay)) return fail(messages.dayInvalid);
  const until = instantIn(timeZone, soldOutUntilDay, OPENING);
  if (until <= now) return fail(messages.dayInvalid);
  if (until.getTime() - now.getTime() > MAX_DAYS_SOLD_OUT * DAY_MS) return fail(messages.dayTooLate);
  return ok({ isAvailable: false, soldOutUntil: until });
}

/** The columns of `AllergenFacts` that a change writes. */
interface ChangedFacts {
  allergens?: AllergenCodes;
  allergenSuggestion?: null;
  allergensConfirmedAt?: Date;
  allergensConfirmedBy?: string;
  allergensCheckAgain?: boolean;
}

/**
 * What a save of an owner does to the allergens: answers are confirmed by this owner now; without answers, a change of what
 * the thing is asks for another look, if somebody had confirmed them before. It never changes a state by itself.
 */
export function changedFacts(
  answers: readonly AllergenAnswer[] | null | undefined,
  saved: { allergens: AllergenCodes; allergensConfirmedAt?: Date | null | undefined },
  { isOtherThing, viewerId, now }: { isOtherThing: boolean; viewerId: string; now: Date },
): ChangedFacts {
  if (answers)
    return {
      allergens: withAnswers(saved.allergens, answers),
      allergenSuggestion: null,
      allergensConfirmedAt: now,
      allergensConfirmedBy: viewerId,
      allergensCheckAgain: false,
    };
  return isOtherThing && saved.allergensConfirmedAt ? { allergensCheckAgain: true } : {};
}
