import { type CurrentPromotion, isMeant } from './discount.ts';
import { promotionSentence, namesOf } from './promotionText.ts';
import type { PromotionTerms } from './promotion.ts';
import type { SiteDocument } from './siteDocument.ts';

/** An offer that diners need no code for. */
export interface Offer {
  name: string;
  /** What it gives, without a full stop. */
  sentence: string;
  /** When it begins on this day, as `17:00`; null: it counts now. */
  beginsAt: string | null;
}

/** The offers for the menu page: those that count now, then those that begin later on the same day; none that is used up. */
export function offersOf({ promotions, sections }: Pick<SiteDocument, 'promotions' | 'sections'>): Offer[] {
  const names = namesOf(sections);
  return promotions
    .filter(({ code, isUsedUp }) => code === null && !isUsedUp)
    .filter(({ rest, beginsAt }) => rest === null || beginsAt !== null)
    .map((promotion) => ({
      name: promotion.name,
      sentence: promotionSentence(promotion, names),
      beginsAt: promotion.beginsAt,
    }))
    .toSorted((one, other) => (one.beginsAt ?? '').localeCompare(other.beginsAt ?? ''));
}

/**
 * The percentage that everybody gets off a dish now, whatever else is in the basket; null without one. Of several such
 * promotions one counts for a basket, so none of them is promised at a single dish.
 */
export function percentOffOf(
  promotions: readonly CurrentPromotion[],
): (dish: { productId: string; sectionId: string }) => number | null {
  const [only, ...others] = promotions.filter(
    (promotion) => promotion.rest === null && isForEverybody(promotion),
  );
  const promised = only && others.length === 0 && isForATime(only) ? only : undefined;
  return (dish) => (promised && isMeant(promised, dish) ? promised.percent : null);
}

/**
 * Whether the menu shows the old prices struck through while a promotion with these terms counts and is the only one for
 * everybody. One without hours and without a last day has no earlier price to compare with (decision 63).
 */
export const showsOldPrices = (terms: PromotionTerms): boolean => isForEverybody(terms) && isForATime(terms);

const isForATime = ({ periods, endsOn }: PromotionTerms): boolean => periods.length > 0 || endsOn !== null;

const isForEverybody = (promotion: PromotionTerms): boolean =>
  promotion.kind === 'PERCENT' &&
  promotion.code === null &&
  promotion.cap === null &&
  promotion.minimum === 0 &&
  promotion.fulfilment === null &&
  promotion.useLimit === null &&
  promotion.dinerLimit === null &&
  !promotion.isFirstOrder;
