import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';

/** The explorer needs inline styles and fonts inside its style sheet; its scripts and workers are files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the API explorer to browsers that open the endpoint. Throws when it is not built. */
export function graphiqlRouter(directory: string): Router {
  const file = join(directory, 'index.html');
  if (!existsSync(file)) throw new Error(`GraphiQL is not built: ${file} is missing.`);
  const html = readFileSync(file, 'utf8');
  const router = Router();
  router.use(
    '/assets',
    express.static(join(directory, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
    }),
  );
  router.get('/', (request, response, next) => {
    // Programs that accept any type get the API.
    if (request.accepts(['json', 'html']) !== 'html') {
      next();
      return;
    }
    response
      .set('Content-Security-Policy', POLICY)
      .set('Cache-Control', 'no-cache')
      .vary('Accept')
      .type('html')
      .send(html);
  });
  return router;
}
