import type { NextFunction, Request, Response } from 'express';

const policy = (origins: string[]): string =>
  `default-src 'none'; style-src 'self'; img-src data:; form-action ${["'self'", ...origins].join(' ')}; base-uri 'none'; frame-ancestors 'none'`;

/** Headers of every page: it runs nothing, and posts to nobody else. */
export function pagePolicy(_request: Request, response: Response, next: NextFunction): void {
  response.set({
    'Content-Security-Policy': policy([]),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  next();
}

/** Lets a form's answer lead to these addresses: browsers apply `form-action` to redirects too. */
export function allowReturnTo(response: Response, urls: (string | null | undefined)[]): void {
  const origins = urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  response.set('Content-Security-Policy', policy(origins));
}

/** Another site's page may post a form here; browsers say so. */
export function refuseForeignForms(request: Request, response: Response, next: NextFunction): void {
  const from = request.get('sec-fetch-site');
  if (request.method === 'POST' && from !== undefined && from !== 'same-origin' && from !== 'none')
    response.status(403).end();
  else next();
}
