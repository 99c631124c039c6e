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
import { LIMITS, limitRules, operationProblem } from './limits.ts';
import { badInput } from './pageRequest.ts';

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
  const problems = validate(schema, document, [...specifiedRules, ...limitRules], {
    maxErrors: LIMITS.validationErrors,
  });
  if (problems.length > 0) return problems;
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.some(({ operation }) => operation !== OperationTypeNode.SUBSCRIPTION))
    return [new GraphQLError('Only subscriptions are served over WebSocket.')];
  const problem = operationProblem(schema, document, variables ?? {}, operationName ?? undefined);
  if (problem !== null) return [badInput(problem)];
  return { schema, document, variableValues: variables, operationName };
}
