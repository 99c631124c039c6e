import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import express, { Router, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import type { FormAnswer, FormHandler, KeptAnswers } from '../lib/formAnswer.ts';
import { FORM_TYPE, sayUtf8 } from './mediaType.ts';
import { isNavigation } from './request.ts';
import { readBuiltPages, type Ask } from './pages/builtPages.ts';
import { compress, compressedAssets } from './pages/compressedAssets.ts';
import { pagePolicy, type PageOrigins } from './pages/pagePolicy.ts';
import { PublicPages, type Page, NEEDS_SCRIPT, withAnswer } from './pages/publicPages.ts';

const NONCE_PLACEHOLDER = /__NONCE__/g;
/** Campaign parameters of links, which do not change the page. */
const CAMPAIGN = /^(?:utm_\w+|gclid|fbclid|msclkid)$/;

/** The field of an address that names a kept answer. */
const KEPT = 'form';

/** Maximum bytes of a form. */
const MAX_FORM_BYTES = 64 * 1024;

/** The service worker: a new version must arrive with the next page. */
const WORKER = `${sep}pushWorker.js`;

interface WebAppOptions {
  /** Folder with the built `app` and `pages`. */
  directory: string;
  /** The app's public origin, without a trailing slash. */
  origin: string;
  origins: PageOrigins;
  /** Runs the queries of pages with data. */
  ask: Ask;
  /** Handlers of forms sent without JavaScript, by the page's path. */
  forms: Record<string, FormHandler>;
  /** Their answers, for a reload. */
  kept: KeptAnswers;
  /** The caller's IP address, for rate limits. */
  ipOf: (request: Request) => string;
  log: Logger;
}

/**
 * Serves the built owner's app: hashed files for a year, public pages as built, and for every other route the page that
 * the script renders; an unknown path gets it with status 404. Every page has a new CSP nonce.
 */
export function webAppRouter({
  directory,
  origin,
  origins,
  ask,
  forms,
  kept,
  ipOf,
  log,
}: WebAppOptions): Router {
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

  /** The page of a form with the answer in place of its content. */
  async function sendAnswer(request: Request, response: Response, answer: FormAnswer): Promise<void> {
    const page = (await pages.find(request.path)) ?? shell;
    response.set('X-Robots-Tag', 'noindex');
    await send(request, response, pages.page(withAnswer(page.html, answer, request.path)));
  }

  router.use('/assets', compressedAssets(join(app, 'assets')));
  router.use(
    '/assets',
    express.static(join(app, 'assets'), { immutable: true, maxAge: '1y', index: false, fallthrough: false }),
  );
  // The file itself would be sent with its placeholders and without a policy.
  const served = fileNames(app);
  const files = express.static(app, {
    index: false,
    maxAge: '1h',
    setHeaders: (response, file) => {
      if (file.endsWith(WORKER)) response.setHeader('Cache-Control', 'no-cache');
    },
  });
  router.use((request, response, next) =>
    served.has(request.path) ? files(request, response, next) : next(),
  );
  // A password manager opens it (https://w3c.github.io/webappsec-change-password-url/).
  router.get('/.well-known/change-password', (_request, response) =>
    response.set('Cache-Control', 'no-store').redirect(302, '/account'),
  );
  router.get('/robots.txt', (_request, response) => void response.type('txt').send(robotsTxt(origin)));
  router.get(
    '/sitemap.xml',
    (_request, response) => void response.type('xml').send(sitemapXml(origin, built.paths)),
  );
  router.get('/{*path}', async (request, response, next) => {
    const { path, query } = request;
    if (!built.documents.has(path)) {
      // Each page has one address; with a slash it would be the app's page with noindex.
      const plain = path.replace(/\/$/, '');
      if (plain === path || !built.documents.has(plain)) return next();
      return response.redirect(301, plain + request.url.slice(path.length));
    }
    const key = query[KEPT];
    const answered = typeof key === 'string' ? await kept.find(path, key) : null;
    if (answered) return sendAnswer(request, response, answered);
    // A query changes the page, so the script renders it.
    const isPlain = Object.keys(query).every((name) => CAMPAIGN.test(name));
    const page = isPlain ? await pages.find(path) : null;
    return send(request, response, page ?? shell);
  });
  // Forms of visitors without JavaScript; with JavaScript the app sends them over GraphQL.
  router.post(
    built.paths,
    (request, _response, next) => {
      sayUtf8(FORM_TYPE, request);
      next();
    },
    express.urlencoded({ extended: false, limit: MAX_FORM_BYTES }),
    async (request, response) => {
      const { path } = request;
      const answer = forms[path];
      const answered = answer ? await answer(textsOf(request.body), ipOf(request)) : NEEDS_SCRIPT;
      const key = isNavigation(request) ? await kept.keep(path, answered, ipOf(request)) : null;
      if (key !== null) return response.redirect(303, `${path}?${KEPT}=${key}`);
      response.status(answered.status);
      await sendAnswer(request, response, answered);
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

/** The text fields of a form; a repeated field counts as missing. */
const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Paths of the files in `directory` that are served unchanged: all except the template of the pages. */
const fileNames = (directory: string): ReadonlySet<string> =>
  new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(directory, join(parentPath, name)).replaceAll(sep, '/')}`)
      .filter((path) => path !== '/index.html'),
  );

/** `/editor/$id` and `/orders/{-$id}`, whose id is optional, in Express syntax. */
const expressPath = (route: string): string =>
  route.replaceAll(/\/\{-\$(\w+)\}/g, '{/:$1}').replaceAll('$', ':');

/** Low, because the page is compressed for one request. */
const EFFORT = 4;

/** Sends a text of this request in the best encoding that the browser accepts. */
async function sendCompressed(request: Request, response: Response, text: string): Promise<void> {
  response.vary('Accept-Encoding');
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br' || encoding === 'gzip')
    response.set('Content-Encoding', encoding).send(await compress(text, encoding, EFFORT));
  else response.send(text);
}

/** sitemap.xml of the app: every public page. `origin` without a trailing slash. */
const sitemapXml = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** robots.txt of the app. It allows pages behind the login, because crawlers must read their `noindex`. */
const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
