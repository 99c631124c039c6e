import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf } from '../../graphql/globalId.ts';
import { RestaurantType, toRestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import {
  ChangeFirstStepsInput,
  ChangeFirstStepsPayload,
  ChangeFirstStepsResult,
  FirstStepsType,
  toFirstSteps,
} from './firstSteps.graphql.ts';
import type { FirstStepsService } from './firstSteps.service.ts';

/** `Restaurant.firstSteps` and its mutation. Only the owner can read a `Restaurant`. */
@Resolver(() => RestaurantType)
export class FirstStepsResolver {
  constructor(
    private readonly steps: FirstStepsService,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => FirstStepsType, { description: 'The first steps after the claim.' })
  async firstSteps(@Root() restaurant: RestaurantType): Promise<FirstStepsType> {
    const progress = await this.steps.progress.load(requireId('Restaurant', restaurant.id));
    return toFirstSteps(restaurant, progress);
  }

  @Mutation(() => ChangeFirstStepsResult, {
    description: 'Stores that the owner has shared a site, or has hidden its first steps.',
  })
  async changeFirstSteps(
    @Arg('input', () => ChangeFirstStepsInput) { id, isShared, isHidden }: ChangeFirstStepsInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ChangeFirstStepsResult> {
    const change = { isShared: isShared ?? undefined, isHidden: isHidden ?? undefined };
    const { id: viewerId } = requireViewer(context);
    return outcomeOf(await this.steps.change(viewerId, searchIdOf('Restaurant', id), change), (restaurant) =>
      ChangeFirstStepsPayload.of({ restaurant: toRestaurantType(restaurant, this.links) }),
    );
  }
}
