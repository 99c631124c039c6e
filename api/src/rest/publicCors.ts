import type { RequestHandler } from 'express';

const PREFLIGHT_SECONDS = 24 * 60 * 60;

/**
 * Allows pages of every origin to call the public API. This is safe because credentials are not allowed: browsers
 * neither send nor store cookies, and only the page that signed in has the bearer token. Use it for paths of the API
 * only, never for pages.
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
