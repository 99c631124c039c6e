import { Args, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { pageById } from '../../graphql/pageRequest.ts';
import { connectionOf, ConnectionArgs } from '../../graphql/relay.graphql.ts';
import { UserType } from '../accounts/account.graphql.ts';
import { OperatorType } from './operator.graphql.ts';
import { OperatorMoveConnection, toMoveType } from './operatorMove.graphql.ts';
import type { OperatorGate } from './operatorGate.ts';
import type { OperatorLogService } from './operatorLog.service.ts';

/** The root of the operators' console, and their log. */
@Resolver(() => OperatorType)
export class OperatorResolver {
  constructor(
    private readonly log: OperatorLogService,
    private readonly gate: OperatorGate,
  ) {}

  @Query(() => OperatorType, {
    nullable: true,
    description: 'The console of our operators; null for everybody else.',
  })
  operator(@Ctx() context: GraphqlContext): OperatorType | null {
    const operator = this.gate.operator(requireViewer(context));
    return operator && OperatorType.of({ email: operator.email });
  }

  @FieldResolver(() => OperatorMoveConnection, {
    description: 'What our operators, and commands at the server, did: newest first.',
  })
  async moves(@Args(() => ConnectionArgs) args: ConnectionArgs): Promise<OperatorMoveConnection> {
    return OperatorMoveConnection.of(connectionOf(await this.log.list(pageById(args)), toMoveType));
  }
}

/** What an operator's account lacks. A `User` is visible to itself only. */
@Resolver(() => UserType)
export class OperatorAccountResolver {
  constructor(private readonly gate: OperatorGate) {}

  @FieldResolver(() => Boolean, {
    description:
      'Whether this user is named as an operator and must add a second factor before the console opens.',
  })
  needsSecondFactor(@Ctx() context: GraphqlContext): boolean {
    return this.gate.needsSecondFactor(requireViewer(context));
  }
}
