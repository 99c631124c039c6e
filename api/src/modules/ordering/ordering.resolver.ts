import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf } from '../../graphql/globalId.ts';
import type { Clock } from '../../lib/clock.ts';
import type { ChangedRestaurant } from '../restaurants/restaurantChanges.service.ts';
import { RestaurantType, toChangedRestaurant } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { GoLiveStepType, OrderingSettingsType, toOrderingSettings } from './ordering.graphql.ts';
import type { OpenBoardService } from './openBoard.service.ts';
import type { OrderingService } from './ordering.service.ts';
import {
  KeepBoardOpenInput,
  KeepBoardOpenPayload,
  KeepBoardOpenResult,
  patchOf,
  PauseOrdersInput,
  PauseOrdersPayload,
  PauseOrdersResult,
  ResumeOrdersInput,
  ResumeOrdersPayload,
  ResumeOrdersResult,
  SetBusyModeInput,
  SetBusyModePayload,
  SetBusyModeResult,
  UpdateOrderingInput,
  UpdateOrderingPayload,
  UpdateOrderingResult,
} from './orderingOperations.graphql.ts';
import { goLiveSteps } from './orderingState.rules.ts';

/** `Restaurant.ordering`, `Restaurant.goLive` and their mutations. Only the owner can read a `Restaurant`. */
@Resolver(() => RestaurantType)
export class OrderingResolver {
  constructor(
    private readonly service: OrderingService,
    private readonly boards: OpenBoardService,
    private readonly links: SiteLinks,
    private readonly clock: Clock,
  ) {}

  @FieldResolver(() => OrderingSettingsType, { description: 'When, where and how it takes orders.' })
  ordering(@Root() restaurant: RestaurantType): OrderingSettingsType {
    return toOrderingSettings(restaurant, this.clock());
  }

  @FieldResolver(() => [GoLiveStepType], {
    description: 'What the site needs before it takes real orders, in the order in which owners do it.',
  })
  async goLive(@Root() { id, phone, addressLine, settings }: RestaurantType): Promise<GoLiveStepType[]> {
    const hasUnconfirmedDish = await this.service.hasUnconfirmedDish.load(requireId('Restaurant', id));
    return goLiveSteps({ phone, addressLine, settings, hasUnconfirmedDish }).map((step) =>
      GoLiveStepType.of(step),
    );
  }

  @Mutation(() => UpdateOrderingResult, {
    description:
      'Changes when, where and how a restaurant takes orders. Omitted and null fields keep their values; lists are replaced.',
  })
  async updateOrdering(
    @Arg('input', () => UpdateOrderingInput) { restaurantId, ...input }: UpdateOrderingInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateOrderingResult> {
    const id = searchIdOf('Restaurant', restaurantId);
    const result = await this.service.update(requireViewer(context).id, id, patchOf(input), context.ip);
    return outcomeOf(result, (changed) => UpdateOrderingPayload.of(this.payload(changed)));
  }

  @Mutation(() => SetBusyModeResult, { description: 'Adds minutes to each order for a while, or ends that.' })
  async setBusyMode(
    @Arg('input', () => SetBusyModeInput) { restaurantId, ...request }: SetBusyModeInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof SetBusyModeResult> {
    const id = searchIdOf('Restaurant', restaurantId);
    const result = await this.service.setBusyMode(requireViewer(context).id, id, request);
    return outcomeOf(result, (changed) => SetBusyModePayload.of(this.payload(changed)));
  }

  @Mutation(() => PauseOrdersResult, {
    description: 'Takes no orders of these kinds for a while. A new pause replaces the one before.',
  })
  async pauseOrders(
    @Arg('input', () => PauseOrdersInput) { restaurantId, ...request }: PauseOrdersInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof PauseOrdersResult> {
    const id = searchIdOf('Restaurant', restaurantId);
    const result = await this.service.pause(requireViewer(context).id, id, request);
    return outcomeOf(result, (changed) => PauseOrdersPayload.of(this.payload(changed)));
  }

  @Mutation(() => ResumeOrdersResult, { description: 'Ends the pauses of these kinds.' })
  async resumeOrders(
    @Arg('input', () => ResumeOrdersInput) { restaurantId, fulfilments }: ResumeOrdersInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ResumeOrdersResult> {
    const id = searchIdOf('Restaurant', restaurantId);
    const result = await this.service.resume(requireViewer(context).id, id, fulfilments);
    return outcomeOf(result, (changed) => ResumeOrdersPayload.of(this.payload(changed)));
  }

  @Mutation(() => KeepBoardOpenResult, {
    description:
      'Tells that a board of the restaurant is open. A board calls it when it opens, each minute, and after a lost connection. Orders for now that paused because no board was open are taken again.',
  })
  async keepBoardOpen(
    @Arg('input', () => KeepBoardOpenInput) { restaurantId }: KeepBoardOpenInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof KeepBoardOpenResult> {
    const id = searchIdOf('Restaurant', restaurantId);
    const result = await this.boards.keepOpen(requireViewer(context).id, id);
    return outcomeOf(result, (hasOpenedOrders) => KeepBoardOpenPayload.of({ hasOpenedOrders }));
  }

  private payload(changed: ChangedRestaurant<unknown>) {
    return { restaurant: toChangedRestaurant(changed, this.links) };
  }
}
