import type { Request } from 'express';
import { clientIp } from './clientIp.ts';
import { requestId } from './requestId.ts';

/** Who sends a request. */
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

/** Who sent an HTTP request; `trustedProxies` as for `clientIp`. */
export const callerOf = (request: Request, trustedProxies: number): Caller => ({
  token: bearerToken(request.headers.authorization),
  requestId: requestId(request),
  ip: clientIp(request, trustedProxies),
  cookies: request.headers.cookie ?? null,
  userAgent: request.headers['user-agent'] ?? null,
});

/** The token of an `Authorization: Bearer` header; null when there is none. */
function bearerToken(header: string | undefined): string | null {
  const match = header ? /^Bearer ([\w~+/.=-]{1,512})$/i.exec(header) : null;
  return match?.[1] ?? null;
}
