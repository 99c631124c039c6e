import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type Response } from 'express';

const NONCE_PLACEHOLDER = /__NONCE__/g;

/**
 * Serves the built owner's app: hashed files for a year, every other path gets the page with a fresh CSP nonce.
 * Pictures come from, and are uploaded to, the storage's origins; the editor shows sites of `siteOrigins` in a frame. Scripts of tracking pixels are let in from `pixelOrigins`.
 */
export function webAppRouter(
  directory: string,
  storageOrigins: readonly string[],
  siteOrigins: string,
  pixelOrigins: readonly string[],
): Router {
  const router = Router();
  const page = join(directory, 'index.html');
  if (!existsSync(page)) throw new Error(`The web app is not built: ${page} is missing.`);
  const html = readFileSync(page, 'utf8');
  router.use(
    '/assets',
    express.static(join(directory, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
    }),
  );
  router.use(express.static(directory, { index: false, maxAge: '1h' }));
  router.get('/{*path}', (_request, response) => {
    const nonce = randomBytes(16).toString('base64');
    setPolicy(response, nonce, storageOrigins, siteOrigins, pixelOrigins);
    response.set('Cache-Control', 'no-cache').type('html').send(html.replace(NONCE_PLACEHOLDER, nonce));
  });
  return router;
}

function setPolicy(
  response: Response,
  nonce: string,
  storageOrigins: readonly string[],
  siteOrigins: string,
  pixelOrigins: readonly string[],
): void {
  const outside = [...storageOrigins, ...pixelOrigins].join(' ');
  response.set(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      ["script-src 'self'", ...pixelOrigins].join(' '),
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src 'self' data: blob: ${outside}`,
      "font-src 'self'",
      `connect-src 'self' ${outside}`,
      `frame-src ${siteOrigins}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
}
