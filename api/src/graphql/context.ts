import { execute, parse, validate, type GraphQLSchema } from 'graphql';
import type { Caller } from '../http/request.ts';
import { newId } from '../lib/ids.ts';
import type { Get } from '../lib/inject.ts';
import type { Viewer } from '../lib/viewer.ts';

/** The context of the resolvers of one operation. */
export interface GraphqlContext {
  /** null for a guest. */
  viewer: Viewer | null;
  requestId: string;
  /** IP address of the caller, for rate limits. */
  ip: string;
  /** The request's `Cookie` header; null without one. */
  cookies: string | null;
  /** Creates the services of this request, for resolvers and subscription sources. */
  get: Get;
}

/** The context of one request. An invalid or expired token counts as a guest; root fields decide what guests may do. */
export type CreateContext = (caller: Caller) => Promise<GraphqlContext>;

/** The guest context for operations of the built pages. */
export const guestContext = (get: Get): GraphqlContext => ({
  viewer: null,
  requestId: newId(),
  ip: '',
  cookies: null,
  get,
});

/**
 * Runs operations of the built pages as a guest, without HTTP. Rejects when an operation does not fit the schema or
 * its answer has an error.
 */
export function askAsGuest(schema: GraphQLSchema, newScope: () => Get) {
  return async (query: string, variableValues: Record<string, unknown>): Promise<object> => {
    const document = parse(query);
    const [problem] = validate(schema, document);
    if (problem) throw new Error(`A page was built for another schema: ${problem.message}`);
    const contextValue = guestContext(newScope());
    const answer = await execute({ schema, document, variableValues, contextValue });
    if (answer.errors?.[0]) throw answer.errors[0].originalError ?? answer.errors[0];
    return answer;
  };
}
