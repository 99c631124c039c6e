import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pixelOrigins } from './pixelOrigins.ts';
import { webAppRouter } from './webApp.ts';

let directory: string;
let server: Server;
let url: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'forkfront-web-'));
  writeFileSync(join(directory, 'index.html'), '<meta nonce="__NONCE__"><style nonce="__NONCE__"></style>');
  const app = express().use(
    webAppRouter(directory, ['http://127.0.0.1:9000', 'http://cdn.localhost'], 'http://*.localhost:5001', []),
  );
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await once(server, 'close');
  rmSync(directory, { recursive: true });
});

async function policyOf(path: string): Promise<{ directives: Map<string, string>; html: string }> {
  const response = await fetch(url + path);
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = policy.split('; ').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  });
  return { directives: new Map(directives), html: await response.text() };
}

it('frames the sites of its domain and nothing else, and is framed by nobody', async () => {
  const { directives } = await policyOf('/editor/abc?tab=settings');
  expect(directives.get('frame-src')).toBe('http://*.localhost:5001');
  expect(directives.get('frame-ancestors')).toBe("'none'");
  expect(directives.get('default-src')).toBe("'none'");
});

it('shows pictures of the storage and local ones, and sends to the storage', async () => {
  const { directives } = await policyOf('/');
  expect(directives.get('img-src')).toBe("'self' data: blob: http://127.0.0.1:9000 http://cdn.localhost");
  expect(directives.get('connect-src')).toBe("'self' http://127.0.0.1:9000 http://cdn.localhost");
});

it('gives every page a nonce of its own, and no script is allowed inline', async () => {
  const [first, second] = [await policyOf('/'), await policyOf('/')];
  const nonce = /nonce="([^"]+)"/.exec(first.html)?.[1];
  expect(first.directives.get('style-src')).toBe(`'self' 'nonce-${nonce}'`);
  expect(first.html).not.toBe(second.html);
  expect(first.html).not.toContain('__NONCE__');
  expect(first.directives.get('script-src')).toBe("'self'");
});

it('lets scripts of pixels in from where they come from, and from nowhere else', async () => {
  const pixels = { id: 'x', url: 'https://pixel.example/track.js?v=1' };
  const origins = pixelOrigins({
    marketing: pixels,
    social: { id: 'y', url: 'https://pixel.example/other' },
  });
  expect(origins).toEqual(['https://pixel.example']);
  expect(pixelOrigins({ marketing: null, social: null })).toEqual([]);
  const app = express().use(webAppRouter(directory, ['http://cdn.localhost'], 'http://*.localhost', origins));
  const second = createServer(app).listen(0, '127.0.0.1');
  await once(second, 'listening');
  const { port } = second.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  second.close();
  const directives = headers.get('content-security-policy')?.split('; ') ?? [];
  expect(directives.filter((directive) => directive.includes('pixel.example'))).toEqual([
    "script-src 'self' https://pixel.example",
    "img-src 'self' data: blob: http://cdn.localhost https://pixel.example",
    "connect-src 'self' http://cdn.localhost https://pixel.example",
  ]);
});
