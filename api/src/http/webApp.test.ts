import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormAnswer, KeptAnswers } from '../lib/formAnswer.ts';
import { type PageOrigins, pixelOrigins } from './pages/pagePolicy.ts';
import { webAppRouter } from './webApp.ts';

const ORIGINS: PageOrigins = {
  storage: ['http://127.0.0.1:9000', 'http://cdn.localhost'],
  sites: 'http://*.localhost:5001',
  pixels: [],
};
const ORIGIN = 'https://forkfront.example';
const START = 'start();';
const SHELL = `<html data-origin="__ORIGIN__"><meta nonce="__NONCE__"><script>${START}</script><style nonce="__NONCE__"></style>shell`;
const SCRIPTS = `'self' 'sha256-${createHash('sha256').update(START).digest('base64')}'`;
const RENDERER = `
export const renderPage = async (path, template, ask) => {
  const { data } = await ask('{ services { id } }', {});
  return template.replace('shell', 'made ' + path + ' of ' + data);
};`;

let directory: string;
let server: Server;
let url: string;
let answer: () => Promise<object>;
let asked = 0;
let canKeep = false;
const keptForms = new Map<string, FormAnswer>();
const NOTHING_KEPT: KeptAnswers = { keep: async () => null, find: async () => null };

const FIXED = { origin: ORIGIN, ipOf: () => '192.0.2.1', log: pino({ level: 'silent' }) };

async function listen(pixels: readonly string[] = []): Promise<[Server, string]> {
  const app = express().use(
    webAppRouter({
      ...FIXED,
      directory,
      origins: { ...ORIGINS, pixels },
      ask: () => {
        asked += 1;
        return answer();
      },
      forms: {
        '/': async ({ name = '' }, ip) => ({
          status: 422,
          title: 'Not sent',
          lines: [`From ${ip}`],
          kept: [{ label: 'Name', text: name }],
        }),
      },
      kept: {
        async keep(path, kept) {
          if (!canKeep) return null;
          keptForms.set(`${path} key-1`, kept);
          return 'key-1';
        },
        find: async (path, key) => keptForms.get(`${path} ${key}`) ?? null,
      },
    }),
  );
  const listening = createServer(app).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return [listening, `http://127.0.0.1:${(listening.address() as AddressInfo).port}`];
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'forkfront-web-'));
  for (const folder of ['app/assets', 'app/icons', 'pages'])
    mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, 'app/index.html'), SHELL);
  writeFileSync(join(directory, 'app/icons/favicon.svg'), '<svg/>');
  writeFileSync(join(directory, 'app/assets/index-abc.js'), 'export const long = 1;'.repeat(50));
  writeFileSync(
    join(directory, 'pages/home.html'),
    SHELL.replace('shell', '<main><p style="color:red">home</main>'),
  );
  writeFileSync(join(directory, 'pages/renderer.js'), RENDERER);
  writeFileSync(
    join(directory, 'pages/pages.json'),
    JSON.stringify({
      pages: [
        { path: '/', file: 'home.html' },
        { path: '/packages', file: null },
      ],
      routes: ['/', '/packages', '/editor/$id', '/login'],
    }),
  );
  [server, url] = await listen();
});

afterAll(async () => {
  server.close();
  await once(server, 'close');
  rmSync(directory, { recursive: true });
});

async function open(path: string, base = url) {
  const response = await fetch(base + path);
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = policy.split('; ').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  });
  return { response, directives: new Map(directives), html: await response.text() };
}

describe('every page', () => {
  it('the app can frame only sites of its domain, and no page can frame the app', async () => {
    const { directives } = await open('/editor/abc?tab=settings');
    expect(directives.get('frame-src')).toBe('http://*.localhost:5001');
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('default-src')).toBe("'none'");
  });

  it('the app can show local pictures and pictures of the storage, and upload to the storage', async () => {
    const { directives } = await open('/login');
    expect(directives.get('img-src')).toBe("'self' data: blob: http://127.0.0.1:9000 http://cdn.localhost");
    expect(directives.get('connect-src')).toBe("'self' http://127.0.0.1:9000 http://cdn.localhost");
  });

  it.each(['/', '/login', '/nowhere'])(
    'the page %s has its own nonce and the public origin, and allows only its own inline script',
    async (path) => {
      const [first, second] = [await open(path), await open(path)];
      const nonce = /nonce="([^"]+)"/.exec(first.html)?.[1];
      expect(first.directives.get('style-src')).toContain(`'self' 'nonce-${nonce}'`);
      expect(first.html).not.toBe(second.html);
      expect(first.html).not.toMatch(/__\w+__/);
      expect(first.html).toContain(`data-origin="${ORIGIN}"`);
      expect(first.directives.get('script-src')).toBe(SCRIPTS);
      expect(first.response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    '/index.html',
    '/%69ndex.html',
    '/./index.html',
    '//index.html',
    '/assets/../index.html',
    '/x/..%2findex.html',
  ])('the path %s does not show the template of the pages', async (path) => {
    const answer = Promise.withResolvers<IncomingMessage>();
    // fetch would normalise the path.
    get({ host: '127.0.0.1', port: new URL(url).port, path }, answer.resolve);
    const response = await answer.promise;
    let html = '';
    for await (const chunk of response) html += String(chunk);
    expect(html).not.toMatch(/__\w+__/);
    expect(response.statusCode).toBeOneOf([403, 404]);
  });

  it('files beside the template are sent unchanged', async () => {
    const { response, html } = await open('/icons/favicon.svg');
    expect([response.status, response.headers.get('content-type'), html]).toEqual([
      200,
      'image/svg+xml',
      '<svg/>',
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('the policy allows scripts of pixels only from their origins', async () => {
    const pixels = { id: 'x', url: 'https://pixel.example/track.js?v=1' };
    const origins = pixelOrigins({
      marketing: pixels,
      social: { id: 'y', url: 'https://pixel.example/other' },
    });
    expect(origins).toEqual(['https://pixel.example']);
    expect(pixelOrigins({ marketing: null, social: null })).toEqual([]);
    const [second, base] = await listen(origins);
    const { directives } = await open('/login', base);
    second.close();
    const storage = ORIGINS.storage.join(' ');
    expect(
      [...directives]
        .filter(([, sources]) => sources.includes('pixel.example'))
        .map((entry) => entry.join(' ')),
    ).toEqual([
      `script-src ${SCRIPTS} https://pixel.example`,
      `img-src 'self' data: blob: ${storage} https://pixel.example`,
      `connect-src 'self' ${storage} https://pixel.example`,
    ]);
  });

  it.each(['br', 'gzip', 'identity'])('a page is sent as %s on request', async (encoding) => {
    const response = await fetch(`${url}/login`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toContain('shell');
  });
});

describe('hashed files', () => {
  it.each(['br', 'gzip', 'identity'])('hashed files are sent as %s for a year', async (encoding) => {
    const response = await fetch(`${url}/assets/index-abc.js`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toHaveLength(1_100);
  });

  it.each(['/assets/nothing.js', '/assets/..%2f..%2fpages%2fhome.html'])('%s is not served', async (path) => {
    expect((await fetch(url + path)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('public pages', () => {
  it('public pages are sent as built, and the policy allows only their style attributes', async () => {
    const { html, directives, response } = await open('/?utm_source=letter');
    expect(html).toContain('home');
    expect(directives.get('style-src')).toMatch(/'unsafe-hashes' 'sha256-[\w+/]+=*'$/);
    expect(response.headers.get('x-robots-tag')).toBeNull();
  });

  it('a public page with a trailing slash redirects to the address without it', async () => {
    const response = await fetch(`${url}/packages/?category=social`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/packages?category=social']);
    for (const path of ['//packages/', '/packages//', '/nowhere/', '//evil.example/packages/']) {
      const { status, headers } = await fetch(url + path, { redirect: 'manual' });
      expect([path, status, headers.get('location')]).toEqual([path, 404, null]);
    }
  });

  it('a public page with a query is rendered by the script', async () => {
    expect((await open('/?category=social')).html).toContain('shell');
  });

  it('public pages with data are rendered on the first request and kept', async () => {
    answer = () => Promise.reject(new Error('The database is away.'));
    expect((await open('/packages')).html).toContain('shell');
    answer = () => Promise.resolve({ data: 7 });
    const before = asked;
    const both = await Promise.all([open('/packages'), open('/packages')]);
    for (const { html } of both) expect(html).toContain('made /packages of 7');
    answer = () => Promise.resolve({ data: 8 });
    expect((await open('/packages')).html).toContain('made /packages of 7');
    expect(asked).toBe(before + 1);
  });

  it('a form without JavaScript gets an answer with the typed values', async () => {
    const body = new URLSearchParams({ name: 'Ana <b>' });
    const response = await fetch(`${url}/`, { method: 'POST', body });
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const part of ['Not sent', 'From 192.0.2.1', 'Ana &lt;b&gt;', 'href="/"'])
      expect(html).toContain(part);
    expect(html).not.toContain('home</main>');
    expect(html).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("'unsafe-hashes'");
  });

  it('a browser is sent to a page with the answer, which it can reload', async () => {
    // fetch has a mode of its own.
    const post = async (): Promise<IncomingMessage> => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate' };
      const sending = request(`${url}/`, { method: 'POST', headers });
      sending.end('name=Ana');
      const [response] = (await once(sending, 'response')) as [IncomingMessage];
      return response.resume();
    };
    canKeep = true;
    const sent = await post();
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/?form=key-1']);
    for (const _ of [1, 2]) {
      const { response, html } = await open('/?form=key-1');
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      for (const part of ['Not sent', 'Ana']) expect(html).toContain(part);
    }
    expect((await open('/?form=key-2')).html).toContain('shell');
    canKeep = false;
    expect((await post()).statusCode).toBe(422);
  });

  it('a form that only works with JavaScript says so', async () => {
    answer = () => Promise.resolve({ data: 'nothing' });
    const response = await fetch(`${url}/packages`, { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('This form needs JavaScript');
  });
});

describe('for search engines', () => {
  it.each(['/editor/abc', '/login'])('the page %s has noindex', async (path) => {
    const { response } = await open(path);
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });

  it.each(['/nowhere', '/editor', '/editor/a/b', '/pages.json', '/home.html'])(
    'the path %s answers 404',
    async (path) => {
      const { response, html } = await open(path);
      expect(response.status).toBe(404);
      expect(html).toContain('shell');
    },
  );

  it('the address for changing a password leads to the account, and other well-known addresses are not there', async () => {
    const asked = (path: string) => fetch(`${url}/.well-known/${path}`, { redirect: 'manual' });
    const change = await asked('change-password');
    expect([change.status, change.headers.get('location')]).toEqual([302, '/account']);
    // By this one password managers see whether an answer can be trusted.
    const other = await asked('resource-that-should-not-exist-whose-status-code-should-not-be-200');
    expect(other.status).toBe(404);
  });

  it('sitemap.xml lists the public pages, and robots.txt links to it', async () => {
    const { html, response } = await open('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('xml');
    expect([...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/packages`,
    ]);
    const robots = await open('/robots.txt');
    expect(robots.html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots.html).toContain('Disallow: /api/');
    expect(robots.response.headers.get('content-type')).toContain('text/plain');
  });
});

it('the app does not start without the built pages', () => {
  expect(() =>
    webAppRouter({
      ...FIXED,
      directory: join(directory, 'app'),
      origins: ORIGINS,
      ask: answer,
      forms: {},
      kept: NOTHING_KEPT,
    }),
  ).toThrow('not built');
});
