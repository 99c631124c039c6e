import type { Request } from 'express';
import { bearerToken, type Caller } from '../graphql/createContext.ts';
import { clientIp } from './clientIp.ts';
import { requestId } from './requestId.ts';

/** Who sent an HTTP request; `trustedProxies` as for `clientIp`. */
export const callerOf = (request: Request, trustedProxies: number): Caller => ({
  token: bearerToken(request.headers.authorization),
  requestId: requestId(request),
  ip: clientIp(request, trustedProxies),
  cookies: request.headers.cookie ?? null,
  userAgent: request.headers['user-agent'] ?? null,
});
