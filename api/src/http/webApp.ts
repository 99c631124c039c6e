import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import express, { Router, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import type { FormHandler } from '../lib/formAnswer.ts';
import { readBuiltPages, type Ask } from './pages/builtPages.ts';
import { compressedAssets } from './pages/compressedAssets.ts';
import { pagePolicy, type PageOrigins } from './pages/pagePolicy.ts';
import { PublicPages, type Page, NEEDS_SCRIPT, withAnswer } from './pages/publicPages.ts';

const NONCE_PLACEHOLDER = /__NONCE__/g;
/** Added to links by those who count where visitors come from; the page is the same. */
const CAMPAIGN = /^(?:utm_\w+|gclid|fbclid|msclkid)$/;

/** Bytes of a form. */
const MAX_FORM_BYTES = 64 * 1024;

interface WebAppOptions {
  /** Folder with the built `app` and `pages`. */
  directory: string;
  /** The app's public origin, without a trailing slash. */
  origin: string;
  origins: PageOrigins;
  /** For pages that show data. */
  ask: Ask;
  /** What answers a page's form that was sent without JavaScript, by the page's path. */
  forms: Record<string, FormHandler>;
  /** The caller's address, for limits. */
  ipOf: (request: Request) => string;
  log: Logger;
}

/**
 * Serves the built owner's app: hashed files for a year, public pages as they were made, every other address of the app
 * gets the page that its script fills, and what is no address of the app gets the same with status 404. Every page has a
 * fresh CSP nonce.
 */
export function webAppRouter({ directory, origin, origins, ask, forms, ipOf, log }: WebAppOptions): Router {
  const router = Router();
  const app = join(directory, 'app');
  const index = join(app, 'index.html');
  if (!existsSync(index)) throw new Error(`The web app is not built: ${index} is missing.`);
  const template = readFileSync(index, 'utf8');
  const built = readBuiltPages(join(directory, 'pages'), template);
  const pages = new PublicPages(built, origin, ask, log);
  const shell = pages.page(template);
  const policy = pagePolicy(origins);

  async function send(request: Request, response: Response, { html, hashes }: Page): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    response
      .set('Content-Security-Policy', policy(nonce, hashes))
      .set('Cache-Control', 'no-cache')
      .type('html');
    await sendCompressed(request, response, html.replace(NONCE_PLACEHOLDER, nonce));
  }

  router.use('/assets', compressedAssets(join(app, 'assets')));
  router.use(
    '/assets',
    express.static(join(app, 'assets'), { immutable: true, maxAge: '1y', index: false, fallthrough: false }),
  );
  // By its bare name the template would come as it is: with placeholders, and without a policy.
  const served = fileNames(app);
  const files = express.static(app, { index: false, maxAge: '1h' });
  router.use((request, response, next) =>
    served.has(request.path) ? files(request, response, next) : next(),
  );
  router.get('/robots.txt', (_request, response) => void response.type('txt').send(robotsTxt(origin)));
  router.get(
    '/sitemap.xml',
    (_request, response) => void response.type('xml').send(sitemapXml(origin, built.paths)),
  );
  router.get('/{*path}', async (request, response, next) => {
    const { path, query } = request;
    if (!built.documents.has(path)) {
      // One address for each page: this one would come as the bare app, and unlisted.
      const plain = path.replace(/\/$/, '');
      if (plain === path || !built.documents.has(plain)) return next();
      return response.redirect(301, plain + request.url.slice(path.length));
    }
    // What a query changes, the script shows.
    const isPlain = Object.keys(query).every((name) => CAMPAIGN.test(name));
    const page = isPlain ? await pages.find(path, Date.now()) : null;
    return send(request, response, page ?? shell);
  });
  // Forms of visitors without JavaScript; with it, the app sends them itself.
  router.post(
    built.paths,
    express.urlencoded({ extended: false, limit: MAX_FORM_BYTES }),
    async (request, response) => {
      const { path } = request;
      const answer = forms[path];
      const answered = answer ? await answer(textsOf(request.body), ipOf(request)) : NEEDS_SCRIPT;
      const page = (await pages.find(path, Date.now())) ?? shell;
      response.status(answered.status).set('X-Robots-Tag', 'noindex');
      await send(request, response, pages.page(withAnswer(page.html, answered, path)));
    },
  );
  router.get(built.routes.map(expressPath), async (request, response) => {
    response.set('X-Robots-Tag', 'noindex');
    await send(request, response, shell);
  });
  router.get('/{*path}', async (request, response) => {
    response.status(404);
    await send(request, response, shell);
  });
  return router;
}

/** The texts among a form's fields; a field that came twice counts as missing. */
const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Addresses of the files in `directory` that are served as they are: all but the template of the pages. */
const fileNames = (directory: string): ReadonlySet<string> =>
  new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(directory, join(parentPath, name)).replaceAll(sep, '/')}`)
      .filter((path) => path !== '/index.html'),
  );

/** `/editor/$id` as Express writes it. */
const expressPath = (route: string): string => route.replaceAll('$', ':');

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Brotli quality (0 to 11): a page written once for one visitor must not cost more time than it saves. */
const EFFORT = 4;

/** Sends a text that is made for this one request, as small as the browser can read it. */
async function sendCompressed(request: Request, response: Response, text: string): Promise<void> {
  response.vary('Accept-Encoding');
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: EFFORT };
    response.set('Content-Encoding', 'br').send(await asBrotli(text, { params }));
  } else if (encoding === 'gzip') response.set('Content-Encoding', 'gzip').send(await asGzip(text));
  else response.send(text);
}

/** sitemap.xml of the app's host: every public page. `origin` without a trailing slash. */
const sitemapXml = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** robots.txt of the app's host. Pages behind the login say `noindex` themselves: a crawler has to read that. */
const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
