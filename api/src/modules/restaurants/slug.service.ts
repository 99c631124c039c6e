import type { SqlEntityManager, EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  type ConflictFailure,
  type NotFoundFailure,
  type RateLimitedFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../lib/result.ts';
import { RetiredSlug } from '../sites/site.entity.ts';
import type { RestaurantChanges } from './changeRestaurant.service.ts';
import { invalidFields } from './invalidFields.ts';
import { messages } from './messages.ts';
import type { Restaurant } from './restaurant.entity.ts';
import type { RestaurantService } from './restaurant.service.ts';
import { slugRoot, slugCandidate, slugOf, slugProblem } from './slug.rules.ts';

/** Makes all who want this slug, or one that differs only in its number, wait for each other until their transactions end. */
async function lockSlug(em: SqlEntityManager, slug: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`slug:${slugRoot(slug)}`]);
}

/**
 * Finds a free slug for a name and keeps others from taking it until the caller's transaction ends. Slugs that send
 * visitors on to a site's new address are not free.
 */
export async function claimSlug(em: SqlEntityManager, name: string): Promise<string> {
  const slug = slugOf(name);
  await lockSlug(em, slug);
  const rows = await em.execute<{ slug: string }[]>(
    `select slug from restaurants where slug = ? or slug like ? || '-%'
     union all
     select slug from retired_slugs
     where (slug = ? or slug like ? || '-%') and (free_at is null or free_at > now())`,
    [slug, slug, slug, slug],
  );
  const taken = new Set(rows.map((row) => row.slug));
  let attempt = 1;
  while (taken.has(slugCandidate(slug, attempt))) attempt += 1;
  return slugCandidate(slug, attempt);
}

const CHANGES_PER_OWNER: RateLimit = { name: 'slug-change', points: 10, seconds: 24 * 60 * 60 };

/** Each question tells whether a site exists: enough for typing, too few for a search. */
const QUESTIONS_PER_OWNER: RateLimit = { name: 'slug-question', points: 100, seconds: 60 * 60 };

/** Whether somebody else has a slug or is still found by it. Values: slug, restaurant, slug, restaurant, now. */
const TAKEN_SQL = `
  select exists (
    select 1 from restaurants where slug = ? and id <> ?
    union all
    select 1 from retired_slugs
    where slug = ? and restaurant_id is distinct from ? and (free_at is null or free_at > ?)
  ) as taken`;

/** Gives sites other addresses. The old one stays with the site and sends visitors on. */
export class SlugChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly restaurants: RestaurantService,
    private readonly changes: RestaurantChanges,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Moves a site to another slug: the one it has changes nothing, one it had before comes back. Ten changes a day. */
  async change(
    ownerId: string,
    id: string,
    wanted: string,
  ): Promise<Result<Restaurant, ValidationFailure | NotFoundFailure | ConflictFailure | RateLimitedFailure>> {
    const slug = wanted.trim().toLowerCase();
    const restaurant = await this.restaurants.findOwned(ownerId, id);
    if (!restaurant) return fail({ kind: 'notFound', message: messages.restaurantUnknown });
    if (restaurant.slug === slug) return ok(restaurant);
    const problem = slugProblem(slug);
    if (problem) return fail(invalidFields([{ path: 'slug', message: problem }], messages.updateFailed));
    if (!(await this.restaurants.mayUseName(ownerId, slug)))
      return fail(invalidFields([{ path: 'slug', message: messages.nameOfOthers }], messages.updateFailed));
    const allowed = await this.limiter.take(CHANGES_PER_OWNER, ownerId);
    if (!allowed.ok) return allowed;
    const moved = await this.changes.run({ ownerId, restaurant: id }, (em, changed) =>
      this.move(em, changed, slug),
    );
    if (moved.ok) return ok(moved.value.restaurant);
    await this.limiter.giveBack(CHANGES_PER_OWNER, ownerId);
    return moved;
  }

  /**
   * Why a site of this person cannot have an address; null when it can as far as is known. Of taken addresses it tells
   * 100 times an hour; a change looks again in any case.
   */
  async problem(ownerId: string, id: string, wanted: string): Promise<string | null> {
    const slug = wanted.trim().toLowerCase();
    const problem = slugProblem(slug);
    if (problem) return problem;
    const allowed = await this.limiter.take(QUESTIONS_PER_OWNER, ownerId);
    if (!allowed.ok) return null;
    return (await this.isTaken(this.em, slug, id)) ? messages.slugTaken(slug) : null;
  }

  private async isTaken(em: EntityManager, slug: string, id: string): Promise<boolean> {
    const [row] = await em.execute<{ taken: boolean }[]>(TAKEN_SQL, [slug, id, slug, id, this.clock()]);
    return row?.taken ?? false;
  }

  private async move(
    em: EntityManager,
    restaurant: Restaurant,
    slug: string,
  ): Promise<Result<null, ConflictFailure>> {
    await lockSlug(em, slug);
    const { id, slug: from } = restaurant;
    if (from === slug) return ok(null);
    if (await this.isTaken(em, slug, id))
      return fail({ kind: 'conflict', message: messages.slugTaken(slug) });
    restaurant.slug = slug;
    await em.flush();
    await em.nativeDelete(RetiredSlug, { slug });
    await em.upsert(RetiredSlug, { slug: from, restaurantId: id, retiredAt: this.clock(), freeAt: null });
    return ok(null);
  }
}
