import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../../graphql/access.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { outcomeOf } from '../../../graphql/errors.graphql.ts';
import { idOf, requireId } from '../../../graphql/globalId.ts';
import { toUserType, UserType } from '../account.graphql.ts';
import {
  EndSessionInput,
  EndOtherSessionsPayload,
  EndSessionPayload,
  EndSessionResult,
  SessionType,
  toSessionType,
} from './session.graphql.ts';
import type { SessionService } from './session.service.ts';

/** The sessions of a user. A `User` is visible to itself only. */
@Resolver(() => UserType)
export class SessionResolver {
  constructor(private readonly sessionService: SessionService) {}

  @FieldResolver(() => [SessionType], {
    description: 'Sessions of this user, last used first; at most 100.',
  })
  async sessions(@Root() { id }: UserType, @Ctx() { viewer }: GraphqlContext): Promise<SessionType[]> {
    const open = await this.sessionService.list(requireId('User', id));
    return open.map((session) => toSessionType(session, viewer));
  }

  @Mutation(() => EndSessionResult, { description: 'Ends a session of the signed-in user.' })
  async endSession(
    @Arg('input', () => EndSessionInput) { id }: EndSessionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof EndSessionResult> {
    const ended = await this.sessionService.endOwned(requireViewer(context).id, idOf('Session', id));
    return outcomeOf(ended, () => EndSessionPayload.of({ endedSessionId: id }));
  }

  @Mutation(() => EndOtherSessionsPayload, {
    description: 'Ends all sessions of the signed-in user except the current one.',
  })
  async endOtherSessions(@Ctx() context: GraphqlContext): Promise<EndOtherSessionsPayload> {
    const viewer = requireViewer(context);
    const endedCount = await this.sessionService.endOthers(viewer.id, viewer.sessionId);
    return EndOtherSessionsPayload.of({ user: toUserType(viewer), endedCount });
  }
}
