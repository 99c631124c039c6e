import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf } from '../../graphql/globalId.ts';
import { pageById } from '../../graphql/pageRequest.ts';
import { connectionOf, ConnectionArgs } from '../../graphql/relay.graphql.ts';
import type { Clock } from '../../lib/clock.ts';
import { hasFeature } from '@forkfront/common/plan.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import { UserType } from '../accounts/account.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import {
  AnswerRedesignProposalInput,
  AnswerRedesignProposalPayload,
  AnswerRedesignProposalResult,
  MoveRedesignInput,
  MoveRedesignPayload,
  MoveRedesignResult,
  RedesignConnection,
  RedesignMoveType,
  RedesignProposalType,
  RedesignStateEnum,
  RedesignType,
  RequestRedesignInput,
  RequestRedesignPayload,
  RequestRedesignResult,
  toMoveType,
  toProposalType,
  toRedesignType,
} from './redesign.graphql.ts';
import { FINAL_STATES, OPEN_STATES, type RedesignState } from './redesign.rules.ts';
import type { RedesignService } from './redesign.service.ts';
import type { RedesignAnswerService } from './redesignAnswer.service.ts';

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
    const page = await this.redesigns.list(requireId('Restaurant', id), pageById(args));
    return connectionOf(page, toRedesignType);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a professional redesign is part of its plan, and the plan is paid.',
  })
  hasRedesign(@Root() { plan }: RestaurantType): boolean {
    return hasFeature(plan, 'REDESIGN', this.clock());
  }
}

/** `User.waitingRedesigns`. Only the person can read a `User`. */
@Resolver(() => UserType)
export class UserRedesignsResolver {
  constructor(private readonly redesigns: RedesignService) {}

  @FieldResolver(() => [RedesignType], {
    description:
      'The redesigns of the restaurants that this person may edit whose proposal waits for an answer, newest first.',
  })
  async waitingRedesigns(@Root() { id }: UserType): Promise<RedesignType[]> {
    return (await this.redesigns.waiting(requireId('User', id))).map(toRedesignType);
  }
}

/** Redesigns, for both sides. */
@Resolver(() => RedesignType)
export class RedesignResolver {
  constructor(
    private readonly redesigns: RedesignService,
    private readonly answers: RedesignAnswerService,
    private readonly links: SiteLinks,
  ) {}

  @Query(() => RedesignConnection, {
    nullable: true,
    description:
      'The redesigns of all restaurants in these states, newest first; null for everybody but our operators.',
  })
  async operatorRedesigns(
    @Arg('states', () => [RedesignStateEnum], {
      nullable: true,
      description: 'The states; null: the open ones.',
    })
    states: RedesignState[] | null,
    @Arg('isOpen', () => Boolean, {
      nullable: true,
      description: 'The open or the finished ones. It has no effect together with `states`.',
      deprecationReason: 'Use `states`. It is removed after 2027-02-28.',
    })
    isOpen: boolean | null,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<InstanceType<typeof RedesignConnection> | null> {
    const page = await this.redesigns.listAll(
      requireViewer(context),
      states ?? (isOpen === false ? FINAL_STATES : OPEN_STATES),
      pageById(args),
    );
    return page && connectionOf(page, toRedesignType);
  }

  @Query(() => RedesignProposalType, {
    nullable: true,
    description:
      'A proposal for a redesign by the token of the mailed link; null for an unknown or expired token. Links work for 14 days.',
  })
  async redesignProposal(
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
  ): Promise<InstanceType<typeof RedesignProposalType> | null> {
    const proposal = await this.answers.find(token);
    return proposal && toProposalType(proposal, this.links);
  }

  @FieldResolver(() => [RedesignMoveType], { description: 'Its history, oldest first.' })
  async moves(@Root() { id }: RedesignType): Promise<InstanceType<typeof RedesignMoveType>[]> {
    const moves = await this.redesigns.moves.load(requireId('Redesign', id));
    return moves.map((move) => toMoveType(move, this.links));
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
    @Arg('input', () => RequestRedesignInput) { restaurantId, ...input }: RequestRedesignInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RequestRedesignResult> {
    const requested = await this.redesigns.request(
      requireViewer(context),
      searchIdOf('Restaurant', restaurantId),
      input,
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
    @Arg('input', () => MoveRedesignInput) { redesignId, to, text, link, imageUrls }: MoveRedesignInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof MoveRedesignResult> {
    const input = { text: text ?? null, link: link ?? null, imageUrls };
    const id = searchIdOf('Redesign', redesignId);
    const moved = await this.redesigns.move(requireViewer(context), id, to, input);
    return outcomeOf(moved, (redesign) => MoveRedesignPayload.of({ redesign: toRedesignType(redesign) }));
  }

  @Mutation(() => AnswerRedesignProposalResult, {
    description:
      'Approves a proposal or asks for changes, by the token of the mailed link. Only the newest proposal can be answered, once.',
  })
  async answerRedesignProposal(
    @Arg('input', () => AnswerRedesignProposalInput) { token, answer, text }: AnswerRedesignProposalInput,
  ): Promise<typeof AnswerRedesignProposalResult> {
    const answered = await this.answers.answer(token, { to: answer, text: text ?? null });
    return outcomeOf(answered, (proposal) =>
      AnswerRedesignProposalPayload.of({ proposal: toProposalType(proposal, this.links) }),
    );
  }
}
