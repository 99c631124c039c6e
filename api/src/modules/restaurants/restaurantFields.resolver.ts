import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { requireId } from '../../graphql/globalId.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import type { Clock } from '../../lib/clock.ts';
import type { SiteVersions } from '../sites/siteVersions.ts';
import { hasPaidFeatures } from './plan.rules.ts';
import { RestaurantType } from './restaurant.type.ts';
import type { SlugChangeService } from './slugChange.service.ts';

/** Fields of `Restaurant` that are worked out when they are asked for. */
@Resolver(() => RestaurantType)
export class RestaurantFieldsResolver {
  constructor(
    private readonly siteVersions: SiteVersions,
    private readonly slugChanges: SlugChangeService,
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

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why the site cannot have this address, as a sentence; null when it can. Of taken addresses it tells 100 times an hour.',
  })
  slugProblem(
    @Root() { id }: RestaurantType,
    @Arg('slug', () => String, { description: 'The address that is wanted.' }) slug: string,
    @Ctx() context: GraphqlContext,
  ): Promise<string | null> {
    return this.slugChanges.problem(requireViewer(context).id, requireId('Restaurant', id), slug);
  }
}
