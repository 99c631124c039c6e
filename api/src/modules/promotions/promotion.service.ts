import { isDeepStrictEqual } from 'node:util';
import { type Cursor, type EntityManager, ref } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Clock } from '../../lib/clock.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import {
  fail,
  type FailureOf,
  type FieldProblem,
  ok,
  problemAt,
  type Result,
  notFound,
  conflict,
  paidPlan,
} from '../../lib/result.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { idsOnMenu } from '../products/product.repository.ts';
import type { ActivityKind } from '../restaurants/activity.entity.ts';
import { recordActivity } from '../restaurants/activity.repository.ts';
import type { ChangedRestaurant, RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import { hasFeature } from '@forkfront/common/plan.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import { findFor } from '../restaurants/restaurant.repository.ts';
import { PROMOTION_LIMITS, type PromotionTerms } from '@forkfront/common/promotion.ts';
import { type MenuNames, namesOf } from '@forkfront/common/promotionText.ts';
import { publishSites } from '../sites/publishSite.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import { messages } from './messages.ts';
import { Promotion } from './promotion.entity.ts';
import {
  findPromotionFor,
  listPromotions,
  restaurantOfPromotion,
  totalsOfUses,
} from './promotion.repository.ts';
import { checkTerms, termsIn } from './promotionTerms.rules.ts';

/** What the texts of promotions need to know of their restaurant. */
export interface PromotionPlace {
  /** The day there, as `2026-11-20`. */
  today: string;
  /** Of the published menu. */
  names: MenuNames;
}

type Written = FailureOf<'validation' | 'notFound' | 'conflict' | 'paidPlan'>;
type Changed<F> = Promise<Result<ChangedRestaurant<Promotion>, F>>;

const unknown = notFound(messages.promotionUnknown);

/** Promotions of restaurants (spec §15). What counts for an order is decided by `discountOf`. */
export class PromotionService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RestaurantChanges,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  /** What orders with a promotion brought and saved, in pence: one statement for a list. */
  readonly totals = new DataLoader<string, { value: number; saving: number }>(
    async (ids) => {
      const found = new Map((await totalsOfUses(this.em, ids)).map((row) => [row.promotionId, row]));
      return ids.map((id) => found.get(id) ?? { value: 0, saving: 0 });
    },
    { cache: false },
  );

  /** A page of the promotions of a restaurant, newest first. The permission was checked before. */
  list(restaurantId: string, page: PageRequest): Promise<Cursor<Promotion>> {
    return listPromotions(this.em, restaurantId, page);
  }

  /** The day and the menu of a restaurant. Its site is read from the cache. */
  async place({ slug, timeZone }: Pick<Restaurant, 'slug' | 'timeZone'>): Promise<PromotionPlace> {
    const site = await this.sites.find(slug);
    return { today: dayIn(timeZone, this.clock()), names: namesOf(site?.document.sections ?? []) };
  }

  /** Job: publishes which promotions of a restaurant are used up. May run any number of times. */
  async show({ restaurantId }: { restaurantId: string }): Promise<void> {
    await this.em.fork().transactional((em) => publishSites(em, [restaurantId]));
  }

  /** A promotion of a restaurant that the person may edit, and its place; null for an unknown one. */
  async find(viewerId: string, id: string): Promise<{ promotion: Promotion; place: PromotionPlace } | null> {
    const promotion = await findPromotionFor(this.em, viewerId, id);
    const restaurant = promotion && (await findFor(this.em, viewerId, promotion.restaurant.id, 'EDIT'));
    return restaurant && { promotion, place: await this.place(restaurant) };
  }

  /** Creates a promotion. It counts at once unless its days say otherwise, or `isPaused`. */
  create(viewerId: string, restaurantId: string, input: PromotionTerms, isPaused: boolean): Changed<Written> {
    return this.changes.run<Promotion, Written>(
      { viewerId, restaurant: restaurantId },
      async (em, restaurant) => {
        const now = this.clock();
        const checked = await this.checked(em, restaurant, input, null);
        if (!checked.ok) return checked;
        const open = await em.count(Promotion, { restaurant: restaurant.id, endedAt: null });
        if (open >= PROMOTION_LIMITS.open) return conflict(messages.tooMany(PROMOTION_LIMITS.open));
        const pausedAt = isPaused ? now : null;
        const created = em.create(Promotion, {
          restaurant: ref(restaurant),
          ...checked.value,
          pausedAt,
          createdAt: now,
        });
        await log(em, viewerId, 'PROMOTION_CREATED', created);
        return ok(created);
      },
    );
  }

  /** Replaces the terms of a promotion that has not been ended. Orders that used it keep what they have. */
  update(viewerId: string, id: string, input: PromotionTerms): Changed<Written> {
    return this.change<Written>(viewerId, id, async (em, restaurant, promotion) => {
      const checked = await this.checked(em, restaurant, input, promotion);
      if (!checked.ok) return checked;
      if (!isDeepStrictEqual(termsIn(promotion), checked.value)) {
        Object.assign(promotion, checked.value);
        await log(em, viewerId, 'PROMOTION_CHANGED', promotion);
      }
      return ok(promotion);
    });
  }

  /** Pauses a promotion, or lets it count again. A repeat changes nothing. */
  pause(
    viewerId: string,
    id: string,
    isPaused: boolean,
  ): Changed<FailureOf<'notFound' | 'conflict' | 'paidPlan'>> {
    return this.change<FailureOf<'notFound' | 'conflict' | 'paidPlan'>>(
      viewerId,
      id,
      async (em, restaurant, promotion) => {
        if (!isPaused && !hasFeature(restaurant, 'PROMOTIONS', this.clock()))
          return paidPlan(messages.locked);
        if (isPaused !== (promotion.pausedAt !== null)) {
          promotion.pausedAt = isPaused ? this.clock() : null;
          await log(em, viewerId, isPaused ? 'PROMOTION_PAUSED' : 'PROMOTION_RESUMED', promotion);
        }
        return ok(promotion);
      },
    );
  }

  /** Ends a promotion for good; its code is free again. A repeat changes nothing. */
  end(viewerId: string, id: string): Changed<FailureOf<'notFound'>> {
    return this.changes.run<Promotion, FailureOf<'notFound'>>(promotionOf(viewerId, id), async (em) => {
      const promotion = await em.findOne(Promotion, { id });
      if (!promotion) return unknown;
      if (!promotion.endedAt) {
        promotion.endedAt = this.clock();
        await log(em, viewerId, 'PROMOTION_ENDED', promotion);
      }
      return ok(promotion);
    });
  }

  private change<F extends Written>(
    viewerId: string,
    id: string,
    change: (
      em: EntityManager,
      restaurant: Restaurant,
      promotion: Promotion,
    ) => Promise<Result<Promotion, F>>,
  ): Changed<F | FailureOf<'notFound' | 'conflict'>> {
    return this.changes.run<Promotion, F | FailureOf<'notFound' | 'conflict'>>(
      promotionOf(viewerId, id),
      async (em, restaurant) => {
        const promotion = await em.findOne(Promotion, { id });
        if (!promotion) return unknown;
        if (promotion.endedAt) return conflict(messages.ended);
        return change(em, restaurant, promotion);
      },
    );
  }

  private async checked(
    em: EntityManager,
    restaurant: Restaurant,
    input: PromotionTerms,
    known: Promotion | null,
  ): Promise<Result<PromotionTerms, Written>> {
    if (!hasFeature(restaurant, 'PROMOTIONS', this.clock())) return paidPlan(messages.locked);
    const checked = checkTerms(input, dayIn(restaurant.timeZone, this.clock()));
    if (!checked.ok) return fail(invalidFields(checked.error, messages.checkPromotion));
    const { code } = checked.value;
    const other =
      code !== null &&
      (await em.findOne(Promotion, {
        restaurant: restaurant.id,
        code,
        endedAt: null,
        ...(known && { id: { $ne: known.id } }),
      }));
    const problems = [
      ...(other ? [{ path: 'code', message: messages.codeTaken(other.name) }] : []),
      ...(await targetProblems(em, restaurant.id, input, known)),
    ];
    return problems.length > 0 ? fail(invalidFields(problems, messages.checkPromotion)) : checked;
  }
}

/** Ids that are not on the menu of the restaurant, as they were sent. Those that a promotion has already may have left the menu since. */
async function targetProblems(
  em: EntityManager,
  restaurantId: string,
  { sectionIds, productIds }: PromotionTerms,
  known: Promotion | null,
): Promise<FieldProblem[]> {
  const before = new Set([...(known?.sectionIds ?? []), ...(known?.productIds ?? [])]);
  const added = [...sectionIds, ...productIds].filter((id) => !before.has(id));
  const onMenu = await idsOnMenu(em, restaurantId, added);
  const isUnknown = (id: string) => !before.has(id) && !onMenu.has(id);
  return [
    ...problemAt('sectionIds', sectionIds.some(isUnknown) ? messages.targetUnknown : null),
    ...problemAt('productIds', productIds.some(isUnknown) ? messages.targetUnknown : null),
  ];
}

const promotionOf = (viewerId: string, id: string) => ({
  viewerId,
  restaurant: restaurantOfPromotion(id),
  missing: messages.promotionUnknown,
});

/** Writes into the activity log what somebody did with a promotion. */
const log = (em: EntityManager, userId: string, kind: ActivityKind, { restaurant, name }: Promotion) =>
  recordActivity(em, { restaurantId: restaurant.id, userId, kind, detail: name });
