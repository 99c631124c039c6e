import type { Caller } from '../http/callerOf.ts';
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
