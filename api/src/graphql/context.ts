import type { Scope } from '../composition/scope.ts';
import type { Viewer } from '../modules/accounts/viewer.ts';

/** What every resolver is given for one operation. */
export interface GraphqlContext {
  /** null for a guest. */
  viewer: Viewer | null;
  requestId: string;
  /** Address of the caller, for limits. */
  ip: string;
  /** The request's `Cookie` header; null without one. */
  cookies: string | null;
  scope: Scope;
}
