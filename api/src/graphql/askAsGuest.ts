import { execute, parse, validate, type GraphQLSchema } from 'graphql';
import { Scope } from '../composition/scope.ts';
import type { Shared } from '../composition/shared.ts';
import { newId } from '../lib/ids.ts';
import type { GraphqlContext } from './context.ts';

/**
 * Answers operations of our own built pages as a guest is answered, without the way through HTTP. Rejects when an
 * operation does not fit the schema or anything in its answer failed.
 */
export function askAsGuest(schema: GraphQLSchema, shared: Shared) {
  return async (query: string, variableValues: Record<string, unknown>): Promise<object> => {
    const document = parse(query);
    const [problem] = validate(schema, document);
    if (problem) throw new Error(`A page was built for another schema: ${problem.message}`);
    const contextValue: GraphqlContext = {
      viewer: null,
      requestId: newId(),
      ip: '',
      cookies: null,
      scope: new Scope(shared),
    };
    const answer = await execute({ schema, document, variableValues, contextValue });
    if (answer.errors?.[0]) throw answer.errors[0].originalError ?? answer.errors[0];
    return answer;
  };
}
