import type { RequestHandler } from 'express';

const PREFLIGHT_SECONDS = 24 * 60 * 60;

/**
 * Lets pages of every origin read an answer with all its headers. This is safe because credentials are not allowed: browsers
 * neither send nor store cookies, and only the page that signed in has the bearer token. Use it for paths of the API
 * only, never for pages.
 */
export const READABLE_EVERYWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': '*',
} as const;

/** Whether an address is one of the public API. */
export const isPublicApi = (url: string): boolean => /^\/(?:graphql|api\/v1)(?:[/?]|$)/.test(url);

/** Allows pages of every origin to call the public API, with any headers of their own. */
export const publicCors: RequestHandler = (request, response, next) => {
  response.set(READABLE_EVERYWHERE);
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.set({
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
    // The star is every header but this one.
    'Access-Control-Allow-Headers': 'Authorization, *',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  });
  response.status(204).end();
};
