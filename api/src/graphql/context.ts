import { execute, parse, validate, type GraphQLSchema } from 'graphql';
import type { Caller } from '../http/request.ts';
import { newId } from '../lib/ids.ts';
import type { Get } from '../lib/inject.ts';
import type { Viewer } from '../lib/viewer.ts';

/** What every resolver is given for one operation. */
export interface GraphqlContext {
  /** null for a guest. */
  viewer: Viewer | null;
  requestId: string;
  /** Address of the caller, for limits. */
  ip: string;
  /** The request's `Cookie` header; null without one. */
  cookies: string | null;
  /** Finds the services of this request: of the resolvers themselves, and of subscriptions' sources. */
  get: Get;
}

/** Makes the context of one request. A bad or expired token counts as a guest: root fields decide what guests may do. */
export type CreateContext = (caller: Caller) => Promise<GraphqlContext>;

/** The context of an operation of our own pages: that of a guest. */
export const guestContext = (get: Get): GraphqlContext => ({
  viewer: null,
  requestId: newId(),
  ip: '',
  cookies: null,
  get,
});

/**
 * Answers operations of our own built pages as a guest is answered, without the way through HTTP. Rejects when an
 * operation does not fit the schema or anything in its answer failed.
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
