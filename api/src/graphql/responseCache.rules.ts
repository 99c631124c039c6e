import {
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  Kind,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

const FIELD = 'storefront';

/**
 * The one site that alone decides what a validated operation answers; null when it reads anything else.
 * `variables` are as they were sent.
 */
export function siteReadBy(
  schema: GraphQLSchema,
  { operation, selectionSet, variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string | null {
  const field = schema.getQueryType()?.getFields()[FIELD];
  if (operation !== 'query' || !field) return null;
  const { coerced } = getVariableValues(schema, variableDefinitions, variables);
  if (!coerced) return null;
  const slugs = new Set<unknown>();
  for (const selection of selectionSet.selections) {
    // Fragments at the root are rare and not worth following.
    if (selection.kind !== Kind.FIELD || selection.name.value !== FIELD) return null;
    try {
      slugs.add(getArgumentValues(field, selection, coerced).slug);
    } catch (error) {
      // An explicit null: execution will say so.
      if (error instanceof GraphQLError) return null;
      throw error;
    }
  }
  const [slug, ...others] = slugs;
  return typeof slug === 'string' && others.length === 0 ? slug : null;
}
