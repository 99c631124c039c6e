import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf, resultType } from '../../graphql/errors.graphql.ts';
import { searchIdOf, toGlobalId } from '../../graphql/globalId.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { field, mutationInput, mutationPayload, text } from '../../graphql/types.ts';
import { MOVE_LENGTHS } from './operatorMove.entity.ts';
import { OperatorPersonType, toPerson } from './operatorSite.graphql.ts';
import type { OperatorGate } from './operatorGate.ts';
import type { WatchService } from './watch.service.ts';

const WatchSiteInput = mutationInput('watchSite', {
  siteId: field(ID, 'Id of the site.'),
  reason: text(
    4 * MOVE_LENGTHS.reason,
    `Why, as a sentence that the owner reads in the activity log; at most ${MOVE_LENGTHS.reason} characters.`,
  ),
});
type WatchSiteInput = InstanceType<typeof WatchSiteInput>;

const WatchSitePayload = mutationPayload('watchSite', {
  token: field(String, 'Token of the session; shown only here.'),
  expiresAt: field(DateTime, 'When the session ends.'),
  owner: field(OperatorPersonType, 'The owner.'),
  restaurantId: field(ID, 'Id of the site for its owner.'),
});

const WatchSiteResult = resultType('watchSite', WatchSitePayload, 'validation', 'notFound', 'conflict');

/** Lets operators see a site as its owner sees it. */
@Resolver()
export class WatchResolver {
  constructor(
    private readonly gate: OperatorGate,
    private readonly watches: WatchService,
  ) {}

  @Mutation(() => WatchSiteResult, {
    description:
      'Opens a session of half an hour in which an operator sees what the owner of a site sees: every mutation but `logout` answers READ_ONLY. Only for operators.',
  })
  async watchSite(
    @Arg('input', () => WatchSiteInput) { siteId, reason }: WatchSiteInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof WatchSiteResult> {
    const done = await this.gate.ask(requireViewer(context), (operator) =>
      this.watches.begin(operator, searchIdOf('OperatorSite', siteId), reason),
    );
    return outcomeOf(done, ({ token, expiresAt, owner, restaurantId }) =>
      WatchSitePayload.of({
        token,
        expiresAt,
        owner: toPerson(owner),
        restaurantId: toGlobalId('Restaurant', restaurantId),
      }),
    );
  }
}
