import type { Request, RequestHandler } from 'express';
import { readJson } from '../http/readJson.ts';
import { LIMITS } from './limits.ts';

/**
 * Reads the JSON body. Only a request of a session may be larger than a guest's, so the session is looked up before the
 * body is read: a header alone says nothing.
 */
export function readJsonBody(isSignedIn: (request: Request) => Promise<boolean>): RequestHandler {
  const readGuest = readJson(LIMITS.bodyBytes);
  const readSignedIn = readJson(LIMITS.signedInBodyBytes);
  return async (request, response, next) => {
    const isLarge = !(Number(request.headers['content-length']) <= LIMITS.bodyBytes);
    const mayBeLarge = isLarge && request.headers.authorization !== undefined && (await isSignedIn(request));
    return (mayBeLarge ? readSignedIn : readGuest)(request, response, next);
  };
}

/** Refuses a long document: only the variables of a signed-in user may be longer than a guest's request. */
export const refuseLongDocument: RequestHandler = ({ body }, _response, next) => {
  const { query }: { query?: unknown } = typeof body === 'object' && body !== null ? body : {};
  const isLong = typeof query === 'string' && query.length > LIMITS.bodyBytes;
  next(isLong ? Object.assign(new Error('The document is too long.'), { status: 413 }) : undefined);
};
