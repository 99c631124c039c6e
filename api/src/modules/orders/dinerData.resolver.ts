import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf, resultType } from '../../graphql/errors.graphql.ts';
import { searchIdOf } from '../../graphql/globalId.ts';
import { field, mutationInput, mutationPayload } from '../../graphql/types.ts';
import type { DinerDataService } from './dinerData.service.ts';

const RemoveDinerInput = mutationInput('removeDiner', {
  restaurantId: field(ID, 'Id of the restaurant.'),
  email: field(String, 'Email address of the diner.'),
});
type RemoveDinerInput = InstanceType<typeof RemoveDinerInput>;

const RemoveDinerPayload = mutationPayload('removeDiner', {
  removedOrders: field(Int, 'Number of orders that are without the data of the diner now.'),
  openOrders: field(Int, 'Number of orders that are not finished and keep the data. Remove them later.'),
});

const RemoveDinerResult = resultType('removeDiner', RemoveDinerPayload, 'validation', 'notFound');

@Resolver()
export class DinerDataResolver {
  constructor(private readonly service: DinerDataService) {}

  @Mutation(() => RemoveDinerResult, {
    description:
      'Removes name, contact, address and notes of a diner from the finished orders of a restaurant. Products and totals stay. It cannot be undone.',
  })
  async removeDiner(
    @Arg('input', () => RemoveDinerInput) { restaurantId, email }: RemoveDinerInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RemoveDinerResult> {
    const id = searchIdOf('Restaurant', restaurantId);
    const result = await this.service.remove(requireViewer(context).id, id, email);
    return outcomeOf(result, ({ removed, open }) =>
      RemoveDinerPayload.of({ removedOrders: removed, openOrders: open }),
    );
  }
}
