import { DAY_MS } from '@forkfront/common/durations.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import type { FieldProblem } from '../../lib/result.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { storedTerms, termProblems } from '../promotions/promotionTerms.rules.ts';
import { showsOldPrices } from '@forkfront/common/offers.ts';
import type { PromotionTerms } from '@forkfront/common/promotion.ts';
import { namesOf, promotionSentence } from '@forkfront/common/promotionText.ts';
import type { SiteService } from '../sites/site.service.ts';
import { pastOrders } from './promotionPreview.repository.ts';
import { effectOf, type PromotionEffect } from './promotionPreview.rules.ts';

const WEEK_MS = 7 * DAY_MS;
/** A busy restaurant has about 500 orders a day. Of more orders only the newest are looked at. */
const MAX_ORDERS = 2_000;

/** A restaurant; the permission was checked before. */
interface CheckedRestaurant {
  restaurantId: string;
  slug: string;
  timeZone: string;
}

/** What terms mean, before they are saved. */
export interface PromotionPreview {
  problems: FieldProblem[];
  /** null, as `effect`, while anything but name and code has a problem. */
  sentence: string | null;
  effect: PromotionEffect | null;
  /** Whether the menu shows the old prices while it counts. */
  showsOldPrices: boolean;
}

/** Explains the terms of a promotion while they are entered. */
export class PromotionPreviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  /** The sentence of these terms, their problems, and what they would have done to the orders of the last 7 days. */
  async preview(
    { restaurantId, slug, timeZone }: CheckedRestaurant,
    input: PromotionTerms,
  ): Promise<PromotionPreview> {
    const now = this.clock();
    const terms = storedTerms(input);
    const problems = termProblems(terms, dayIn(timeZone, now));
    if (problems.some(({ path }) => path !== 'name' && path !== 'code'))
      return { problems, sentence: null, effect: null, showsOldPrices: false };
    const sections = (await this.sites.find(slug))?.document.sections ?? [];
    const sectionIds = new Map(sections.flatMap(({ id, items }) => items.map((item) => [item.id, id])));
    const since = new Date(now.getTime() - WEEK_MS);
    const orders = await pastOrders(this.em, restaurantId, since, MAX_ORDERS);
    return {
      problems,
      sentence: promotionSentence(terms, namesOf(sections)),
      effect: effectOf(terms, orders, { timeZone, sectionOf: (id) => sectionIds.get(id) ?? null }),
      showsOldPrices: showsOldPrices(terms),
    };
  }
}
