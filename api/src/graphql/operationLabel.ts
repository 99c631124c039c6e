import { Kind, type OperationDefinitionNode } from 'graphql';

/** The only root field of an operation, for metrics: after validation its name is one of the schema. */
export function operationLabel(operation: OperationDefinitionNode | null | undefined): string {
  if (!operation) return 'refused';
  const [first, ...others] = operation.selectionSet.selections;
  return first?.kind === Kind.FIELD && others.length === 0 ? first.name.value : 'several';
}
