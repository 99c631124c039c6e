import type { SqlEntityManager, EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { fail, ok, type Outcome, notFound, conflict } from '../../lib/result.ts';
import { isSlugRetired, retiredSlugsLike, retireSlug } from '../sites/site.repository.ts';
import { recordActivity } from './activity.repository.ts';
import type { RestaurantChanges } from './restaurantChanges.service.ts';
import { invalidFields } from './invalidFields.ts';
import { messages } from './messages.ts';
import type { Restaurant } from './restaurant.entity.ts';
import { isSlugOfOther, lockSlug, slugsLike } from './restaurant.repository.ts';
import type { RestaurantService } from './restaurant.service.ts';
import { slugCandidate, slugOf, slugProblem } from './slug.rules.ts';

/** Finds a free slug for a name and locks it until the caller's transaction ends. Slugs that redirect are not free. */
export async function claimSlug(em: SqlEntityManager, name: string): Promise<string> {
  const slug = slugOf(name);
  await lockSlug(em, slug);
  const taken = new Set([...(await slugsLike(em, slug)), ...(await retiredSlugsLike(em, slug))]);
  let attempt = 1;
  while (taken.has(slugCandidate(slug, attempt))) attempt += 1;
  return slugCandidate(slug, attempt);
}

const CHANGES_PER_OWNER: RateLimit = { name: 'slug-change', points: 10, seconds: 24 * 60 * 60 };

/** Each answer tells whether a site exists: enough for typing, too few to list sites. */
const QUESTIONS_PER_OWNER: RateLimit = { name: 'slug-question', points: 100, seconds: 60 * 60 };

/** Changes the slugs of sites. The old slug redirects to the new one. */
export class SlugService {
  constructor(
    private readonly em: EntityManager,
    private readonly restaurants: RestaurantService,
    private readonly changes: RestaurantChanges,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Changes the slug of a site that is not suspended, at most ten times a day. A former slug of the site is free for it. */
  async change(
    viewerId: string,
    id: string,
    wanted: string,
  ): Promise<Outcome<Restaurant, 'validation' | 'notFound' | 'conflict' | 'rateLimited'>> {
    const slug = wanted.trim().toLowerCase();
    const restaurant = await this.restaurants.findPermitted(viewerId, id);
    if (!restaurant) return notFound(messages.restaurantUnknown);
    if (restaurant.slug === slug) return ok(restaurant);
    const problem = slugProblem(slug);
    if (problem) return fail(invalidFields([{ path: 'slug', message: problem }], messages.updateFailed));
    if (!(await this.restaurants.mayUseName(viewerId, slug)))
      return fail(invalidFields([{ path: 'slug', message: messages.nameOfOthers }], messages.updateFailed));
    const allowed = await this.limiter.take(CHANGES_PER_OWNER, viewerId);
    if (!allowed.ok) return allowed;
    const moved = await this.changes.run({ viewerId, restaurant: id }, (em, changed) =>
      this.move(em, viewerId, changed, slug),
    );
    if (moved.ok) return ok(moved.value.restaurant);
    await this.limiter.giveBack(CHANGES_PER_OWNER, viewerId);
    return moved;
  }

  /**
   * Why a site of this person cannot have a slug; null when it can. After 100 checks an hour it does not report taken
   * slugs; a change checks again.
   */
  async problem(viewerId: string, id: string, wanted: string): Promise<string | null> {
    const slug = wanted.trim().toLowerCase();
    const problem = slugProblem(slug);
    if (problem) return problem;
    const allowed = await this.limiter.take(QUESTIONS_PER_OWNER, viewerId);
    if (!allowed.ok) return null;
    return (await this.isTaken(this.em, slug, id)) ? messages.slugTaken(slug) : null;
  }

  private async isTaken(em: EntityManager, slug: string, id: string): Promise<boolean> {
    return (await isSlugOfOther(em, slug, id)) || isSlugRetired(em, slug, id, this.clock());
  }

  private async move(
    em: EntityManager,
    viewerId: string,
    restaurant: Restaurant,
    slug: string,
  ): Promise<Outcome<null, 'conflict'>> {
    await lockSlug(em, slug);
    const { id, slug: from } = restaurant;
    if (from === slug) return ok(null);
    // Reports and our operators name a site by its address.
    if (restaurant.suspendedAt) return conflict(messages.slugWhileSuspended);
    if (await this.isTaken(em, slug, id)) return conflict(messages.slugTaken(slug));
    restaurant.slug = slug;
    await retireSlug(em, { from, to: slug, restaurantId: id, now: this.clock() });
    await recordActivity(em, {
      restaurantId: id,
      userId: viewerId,
      kind: 'SLUG_CHANGED',
      detail: `${from}, now ${slug}`,
    });
    return ok(null);
  }
}
