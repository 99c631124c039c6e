import type { Shared } from '../composition/shared.ts';
import { Scope } from '../composition/scope.ts';
import type { GraphqlContext } from './context.ts';

export interface Caller {
  /** The bearer token; null without one. */
  token: string | null;
  requestId: string;
  ip: string;
  /** What the browser calls itself; null when it says nothing. */
  userAgent: string | null;
  /** The `Cookie` header; null without one. */
  cookies: string | null;
}

/** The context of one operation. A bad or expired token counts as a guest: root fields decide what guests may do. */
export async function createContext(
  shared: Shared,
  { token, requestId, ip, userAgent, cookies }: Caller,
): Promise<GraphqlContext> {
  const scope = new Scope(shared, userAgent);
  const viewer = token === null ? null : await scope.sessions.viewer(token);
  return { viewer, requestId, ip, cookies, scope };
}

/** The token of an `Authorization: Bearer` header; null when there is none. */
export function bearerToken(header: string | undefined): string | null {
  const match = header ? /^Bearer ([\w~+/.=-]{1,512})$/i.exec(header) : null;
  return match?.[1] ?? null;
}
