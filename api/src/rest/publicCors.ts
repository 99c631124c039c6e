import type { RequestHandler } from 'express';

const PREFLIGHT_SECONDS = 24 * 60 * 60;

/**
 * Lets pages of every origin call the public API. This is safe because it is without credentials: browsers send no
 * cookie along and take none, and a bearer token is only ever held by the page that signed in. What a page of another
 * origin can do, a program without a browser can do as well. For paths of the API alone, never for pages.
 */
export const publicCors: RequestHandler = (request, response, next) => {
  response.set('Access-Control-Allow-Origin', '*');
  response.set('Access-Control-Expose-Headers', 'Retry-After');
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.set({
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  });
  response.status(204).end();
};
