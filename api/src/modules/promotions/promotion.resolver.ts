import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf } from '../../graphql/globalId.ts';
import { pageById } from '../../graphql/pageRequest.ts';
import { connectionOf, ConnectionArgs } from '../../graphql/relay.graphql.ts';
import { Pence } from '../../graphql/scalars.ts';
import type { Clock } from '../../lib/clock.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { ChangedRestaurant } from '../restaurants/restaurantChanges.service.ts';
import { hasFeature } from '@forkfront/common/plan.ts';
import { RestaurantType, toChangedRestaurant } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
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
    const page = await this.promotions.list(requireId('Restaurant', id), pageById(args));
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
  constructor(
    private readonly promotions: PromotionService,
    private readonly links: SiteLinks,
  ) {}

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
    return outcomeOf(await this.typed(created), (values) => CreatePromotionPayload.of(values));
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
    return outcomeOf(await this.typed(updated), (values) => UpdatePromotionPayload.of(values));
  }

  @Mutation(() => PausePromotionResult, {
    description: 'Pauses a promotion, or lets it count again. A repeat changes nothing.',
  })
  async pausePromotion(
    @Arg('input', () => PausePromotionInput) { promotionId, isPaused }: PausePromotionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof PausePromotionResult> {
    const paused = await this.promotions.pause(requireViewer(context).id, idOf(promotionId), isPaused);
    return outcomeOf(await this.typed(paused), (values) => PausePromotionPayload.of(values));
  }

  @Mutation(() => EndPromotionResult, {
    description: 'Ends a promotion for good; its code is free again. A repeat changes nothing.',
  })
  async endPromotion(
    @Arg('input', () => EndPromotionInput) { promotionId }: EndPromotionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof EndPromotionResult> {
    const ended = await this.promotions.end(requireViewer(context).id, idOf(promotionId));
    return outcomeOf(await this.typed(ended), (values) => EndPromotionPayload.of(values));
  }

  /** The values of a payload. */
  private async typed<F>(
    changed: Result<ChangedRestaurant<Promotion>, F>,
  ): Promise<Result<{ promotion: PromotionType; restaurant: RestaurantType }, F>> {
    if (!changed.ok) return changed;
    const { value, restaurant } = changed.value;
    const promotion = toPromotionType(value, await this.promotions.place(restaurant));
    return ok({ promotion, restaurant: toChangedRestaurant(changed.value, this.links) });
  }
}
