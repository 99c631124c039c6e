import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { requireId } from '../../graphql/globalId.ts';
import type { Clock } from '../../lib/clock.ts';
import type { SiteVersionLoader } from '../sites/siteVersionLoader.ts';
import { hasPaidFeatures } from './plan.rules.ts';
import { RestaurantType } from './restaurant.type.ts';

/** Fields of `Restaurant` that are worked out when they are asked for. */
@Resolver(() => RestaurantType)
export class RestaurantFieldsResolver {
  constructor(
    private readonly siteVersions: SiteVersionLoader,
    private readonly clock: Clock,
  ) {}

  @FieldResolver(() => Boolean, {
    description:
      'Whether paid features work now: a paid plan in its trial, active, or past due for at most 7 days.',
  })
  hasPaidFeatures(@Root() { plan }: RestaurantType): boolean {
    return hasPaidFeatures(plan, this.clock());
  }

  @FieldResolver(() => Int, {
    description: 'Version of what diners see; rises with every change they could notice.',
  })
  siteVersion(@Root() { id }: RestaurantType): Promise<number> {
    return this.siteVersions.load(requireId('Restaurant', id));
  }
}
