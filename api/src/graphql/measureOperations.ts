import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { type Metrics, secondsSince } from '../gateways/metrics/metrics.ts';
import type { GraphqlContext } from './context.ts';

/** Measures each operation by its root field; refused documents have no operation. */
export const measureOperations = ({ graphqlSeconds }: Metrics): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: async () => {
    const begun = performance.now();
    return {
      async willSendResponse({ operation, response: { body } }) {
        const hasErrors = body.kind === 'single' && body.singleResult.errors !== undefined;
        graphqlSeconds.observe(
          { operation: operationLabel(operation), outcome: hasErrors ? 'errors' : 'answered' },
          secondsSince(begun),
        );
      },
    };
  },
});

/** The only root field: after validation its name is one of the schema. */
export function operationLabel(operation: OperationDefinitionNode | null | undefined): string {
  if (!operation) return 'refused';
  const [first, ...others] = operation.selectionSet.selections;
  return first?.kind === Kind.FIELD && others.length === 0 ? first.name.value : 'several';
}
