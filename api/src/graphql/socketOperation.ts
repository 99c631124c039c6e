import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { LIMITS, limitRules, tooExpensive } from './limits.ts';

/**
 * Reads and checks an operation that came over the socket, under the limits of HTTP. Only subscriptions go over the
 * socket; everything else belongs to HTTP.
 */
export function socketOperation(
  schema: GraphQLSchema,
  { query, variables, operationName }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] {
  let document;
  try {
    document = parse(query, { maxTokens: LIMITS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
  const problems = validate(schema, document, [...specifiedRules, ...limitRules]);
  if (problems.length > 0) return problems;
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.some(({ operation }) => operation !== OperationTypeNode.SUBSCRIPTION))
    return [new GraphQLError('Only subscriptions are served over WebSocket.')];
  const refusal = tooExpensive(schema, document, variables ?? {}, operationName ?? undefined);
  if (refusal) return [refusal];
  return { schema, document, variableValues: variables, operationName };
}
