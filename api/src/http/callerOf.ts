import type { Request } from 'express';
import { bearerToken, type Caller } from '../graphql/createContext.ts';
import { requestId } from './requestId.ts';

/** Who sent an HTTP request. */
export const callerOf = (request: Request): Caller => ({
  token: bearerToken(request.headers.authorization),
  requestId: requestId(request),
  ip: request.ip ?? '',
});
