import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { instantIn, isDay } from '@forkfront/common/zonedTime.ts';
import { type AllergenAnswer, type AllergenCodes, withAnswers } from '@forkfront/common/allergens.ts';
import { type DietaryTag, type VatClass } from '@forkfront/common/menu.ts';
import { messages } from './messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A restaurant that sells something again on a day does so from this time on; until opening hours are known. */
const OPENING = '05:00';
const MAX_DAYS_SOLD_OUT = 366;

/** What else an owner says about a product; undefined or null leaves it as it is. */
export interface DetailWords {
  dietaryTags?: readonly DietaryTag[] | null | undefined;
  spiceLevel?: number | null | undefined;
  vatClass?: VatClass | null | undefined;
  isAlcohol?: boolean | null | undefined;
}

/** The same as it is stored. */
type Details = { dietaryTags?: DietaryTag[]; spiceLevel?: number; vatClass?: VatClass; isAlcohol?: boolean };

/** Checks what an owner says about a product besides its words. */
export function checkDetails({
  dietaryTags,
  spiceLevel,
  vatClass,
  isAlcohol,
}: DetailWords): Result<Details, FieldProblem[]> {
  const isLevel = spiceLevel == null || (Number.isInteger(spiceLevel) && spiceLevel >= 0);
  if (!isLevel || (spiceLevel ?? 0) > MENU_LIMITS.spiceLevel)
    return fail([{ path: 'spiceLevel', message: messages.spiceLevelInvalid }]);
  return ok({
    ...(dietaryTags ? { dietaryTags: [...new Set(dietaryTags)] } : {}),
    ...(spiceLevel == null ? {} : { spiceLevel }),
    ...(vatClass ? { vatClass } : {}),
    ...(isAlcohol == null ? {} : { isAlcohol }),
  });
}

/** Whether something can be ordered, as an owner enters it. */
export interface AvailabilityWords {
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
  return isAvailable || (until !== null && until <= now)
    ? { isAvailable: true, soldOutUntil: null }
    : { isAvailable: false, soldOutUntil: until };
}

/** Whether something can be ordered after a change; the error is about `soldOutUntilDay`. Nothing is sold out until a day while it is available. */
export function checkAvailability(
  { isAvailable, soldOutUntilDay }: AvailabilityWords,
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
