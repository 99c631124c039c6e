import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf } from '../../graphql/globalId.ts';
import { pageRequest } from '../../graphql/pageRequest.ts';
import { connectionOf, ConnectionArgs } from '../../graphql/relay.graphql.ts';
import type { Clock } from '../../lib/clock.ts';
import { hasFeature } from '../restaurants/plan.rules.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import {
  MoveRedesignInput,
  MoveRedesignPayload,
  MoveRedesignResult,
  RedesignConnection,
  RedesignMoveType,
  RedesignType,
  RequestRedesignInput,
  RequestRedesignPayload,
  RequestRedesignResult,
  toMoveType,
  toRedesignType,
} from './redesign.graphql.ts';
import type { RedesignService } from './redesign.service.ts';

/** `Restaurant.redesigns`. Only its owner and its managers can read a `Restaurant`. */
@Resolver(() => RestaurantType)
export class RestaurantRedesignsResolver {
  constructor(
    private readonly redesigns: RedesignService,
    private readonly clock: Clock,
  ) {}

  @FieldResolver(() => RedesignConnection, { name: 'redesigns', description: 'Its redesigns, newest first.' })
  // TypeGraphQL finds a field by the name of its method, and `list` is that of the promotions.
  async listRedesigns(
    @Root() { id }: RestaurantType,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<InstanceType<typeof RedesignConnection>> {
    const page = await this.redesigns.list(requireId('Restaurant', id), pageRequest(args));
    return connectionOf(page, toRedesignType);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a professional redesign is part of its plan, and the plan is paid.',
  })
  hasRedesign(@Root() { plan }: RestaurantType): boolean {
    return hasFeature(plan, 'REDESIGN', this.clock());
  }
}

/** Redesigns, for both sides. */
@Resolver(() => RedesignType)
export class RedesignResolver {
  constructor(
    private readonly redesigns: RedesignService,
    private readonly links: SiteLinks,
  ) {}

  @Query(() => RedesignConnection, {
    nullable: true,
    description: 'The redesigns of all restaurants, newest first; null for everybody but our operators.',
  })
  async operatorRedesigns(
    @Arg('isOpen', () => Boolean, { description: 'The open or the finished ones.' }) isOpen: boolean,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<InstanceType<typeof RedesignConnection> | null> {
    const page = await this.redesigns.listAll(requireViewer(context), isOpen, pageRequest(args));
    return page && connectionOf(page, toRedesignType);
  }

  @FieldResolver(() => [RedesignMoveType], { description: 'Its history, oldest first.' })
  async moves(@Root() { id }: RedesignType): Promise<InstanceType<typeof RedesignMoveType>[]> {
    return (await this.redesigns.moves.load(requireId('Redesign', id))).map(toMoveType);
  }

  @FieldResolver(() => String, { description: 'Name of its restaurant.' })
  async restaurantName(@Root() { restaurantId }: RedesignType): Promise<string> {
    return (await this.redesigns.restaurants.load(requireId('Restaurant', restaurantId))).name;
  }

  @FieldResolver(() => String, { description: 'Address of the site, without a trailing slash.' })
  async siteUrl(@Root() { restaurantId }: RedesignType): Promise<string> {
    return this.links.siteUrl(
      (await this.redesigns.restaurants.load(requireId('Restaurant', restaurantId))).slug,
    );
  }

  @Mutation(() => RequestRedesignResult, {
    description:
      'Requests a redesign: one at a time, and as many a year as the plan includes. Part of the Gold plan.',
  })
  async requestRedesign(
    @Arg('input', () => RequestRedesignInput) { restaurantId, brief, links }: RequestRedesignInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RequestRedesignResult> {
    const requested = await this.redesigns.request(
      requireViewer(context),
      searchIdOf('Restaurant', restaurantId),
      { brief, links },
    );
    return outcomeOf(requested, (redesign) =>
      RequestRedesignPayload.of({ redesign: toRedesignType(redesign) }),
    );
  }

  @Mutation(() => MoveRedesignResult, {
    description:
      'Leads a redesign to its next state. Our operators start and propose; the owner does the rest.',
  })
  async moveRedesign(
    @Arg('input', () => MoveRedesignInput) { redesignId, to, text, link }: MoveRedesignInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof MoveRedesignResult> {
    const words = { text: text ?? null, link: link ?? null };
    const id = searchIdOf('Redesign', redesignId);
    const moved = await this.redesigns.move(requireViewer(context), id, to, words);
    return outcomeOf(moved, (redesign) => MoveRedesignPayload.of({ redesign: toRedesignType(redesign) }));
  }
}
