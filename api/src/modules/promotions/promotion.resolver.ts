import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf } from '../../graphql/globalId.ts';
import { pageRequest } from '../../graphql/pageRequest.ts';
import { connectionOf, ConnectionArgs } from '../../graphql/relay.graphql.ts';
import { Pence } from '../../graphql/scalars.ts';
import type { Clock } from '../../lib/clock.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { ChangedRestaurant } from '../restaurants/changeRestaurant.service.ts';
import { hasFeature } from '../restaurants/plan.rules.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { Promotion } from './promotion.entity.ts';
import {
  CreatePromotionInput,
  CreatePromotionPayload,
  CreatePromotionResult,
  EndPromotionInput,
  EndPromotionPayload,
  EndPromotionResult,
  PausePromotionInput,
  PausePromotionPayload,
  PausePromotionResult,
  PromotionConnection,
  PromotionType,
  termsOf,
  toPromotionType,
  UpdatePromotionInput,
  UpdatePromotionPayload,
  UpdatePromotionResult,
} from './promotion.graphql.ts';
import type { PromotionService } from './promotion.service.ts';

const idOf = (globalId: string): string => searchIdOf('Promotion', globalId);

/** `Restaurant.promotions`. Only its owner and its managers can read a `Restaurant`. */
@Resolver(() => RestaurantType)
export class RestaurantPromotionsResolver {
  constructor(
    private readonly promotions: PromotionService,
    private readonly clock: Clock,
  ) {}

  @FieldResolver(() => PromotionConnection, {
    name: 'promotions',
    description: 'Its promotions, newest first.',
  })
  async list(
    @Root() { id, slug, timeZone }: RestaurantType,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<InstanceType<typeof PromotionConnection>> {
    const page = await this.promotions.list(requireId('Restaurant', id), pageRequest(args));
    const place = await this.promotions.place({ slug, timeZone });
    return connectionOf(page, (promotion) => toPromotionType(promotion, place));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether promotions are part of its plan, and the plan is paid.',
  })
  hasPromotions(@Root() { plan }: RestaurantType): boolean {
    return hasFeature(plan, 'PROMOTIONS', this.clock());
  }
}

/** What a promotion brought, and the mutations of promotions. */
@Resolver(() => PromotionType)
export class PromotionResolver {
  constructor(private readonly promotions: PromotionService) {}

  @FieldResolver(() => Pence, { description: 'What diners paid for orders with it.' })
  async value(@Root() { id }: PromotionType): Promise<number> {
    return (await this.promotions.totals.load(requireId('Promotion', id))).value;
  }

  @FieldResolver(() => Pence, { description: 'What diners saved with it.' })
  async saving(@Root() { id }: PromotionType): Promise<number> {
    return (await this.promotions.totals.load(requireId('Promotion', id))).saving;
  }

  @Mutation(() => CreatePromotionResult, { description: 'Creates a promotion. Part of the Gold plan.' })
  async createPromotion(
    @Arg('input', () => CreatePromotionInput) { restaurantId, terms, isPaused }: CreatePromotionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof CreatePromotionResult> {
    const { id } = requireViewer(context);
    const created = await this.promotions.create(
      id,
      searchIdOf('Restaurant', restaurantId),
      termsOf(terms),
      isPaused ?? false,
    );
    return outcomeOf(await this.typed(created), (promotion) => CreatePromotionPayload.of({ promotion }));
  }

  @Mutation(() => UpdatePromotionResult, {
    description: 'Replaces the terms of a promotion. Orders that used it keep what they have.',
  })
  async updatePromotion(
    @Arg('input', () => UpdatePromotionInput) { promotionId, terms }: UpdatePromotionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdatePromotionResult> {
    const updated = await this.promotions.update(
      requireViewer(context).id,
      idOf(promotionId),
      termsOf(terms),
    );
    return outcomeOf(await this.typed(updated), (promotion) => UpdatePromotionPayload.of({ promotion }));
  }

  @Mutation(() => PausePromotionResult, {
    description: 'Pauses a promotion, or lets it count again. A repeat changes nothing.',
  })
  async pausePromotion(
    @Arg('input', () => PausePromotionInput) { promotionId, isPaused }: PausePromotionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof PausePromotionResult> {
    const paused = await this.promotions.pause(requireViewer(context).id, idOf(promotionId), isPaused);
    return outcomeOf(await this.typed(paused), (promotion) => PausePromotionPayload.of({ promotion }));
  }

  @Mutation(() => EndPromotionResult, {
    description: 'Ends a promotion for good; its code is free again. A repeat changes nothing.',
  })
  async endPromotion(
    @Arg('input', () => EndPromotionInput) { promotionId }: EndPromotionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof EndPromotionResult> {
    const ended = await this.promotions.end(requireViewer(context).id, idOf(promotionId));
    return outcomeOf(await this.typed(ended), (promotion) => EndPromotionPayload.of({ promotion }));
  }

  private async typed<F>(
    changed: Result<ChangedRestaurant<Promotion>, F>,
  ): Promise<Result<PromotionType, F>> {
    if (!changed.ok) return changed;
    const { value, restaurant } = changed.value;
    return ok(toPromotionType(value, await this.promotions.place(restaurant)));
  }
}
