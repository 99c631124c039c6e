import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuse } from './refusal.ts';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(
    (request, response) =>
      void refuse(request, response, { status: 503, message: 'Busy & closed.', retryAfterSeconds: 2 }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await once(server, 'close');
});

const browser = { Accept: 'text/html,application/xhtml+xml' };

it('a program gets JSON that fits REST and GraphQL, and the time to wait', async () => {
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({
    message: 'Busy & closed.',
    errors: [{ message: 'Busy & closed.', extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 2 } }],
  });
});

it('a browser gets a page with a way to try again', async () => {
  const answer = await fetch(`${origin}/dishes/1?a=1&b="2"`, { headers: browser });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(page).toContain('Busy &amp; closed.');
  expect(page).toContain('<a href="/dishes/1?a=1&amp;b=%222%22">Try again</a>');
});

it('a refused form is kept in the page with everything in it, and leads nowhere else', async () => {
  const form = new URLSearchParams({ name: 'Åsa "A" <b>', note: 'line 1\nline 2', key: 'k-1' });
  const answer = await fetch(`${origin}//evil.example/order`, {
    method: 'POST',
    headers: browser,
    body: form,
  });
  const page = await answer.text();
  expect(page).toContain('<form method="post" action="/">');
  expect(page).toContain('name="name" value="Åsa &quot;A&quot; &lt;b&gt;"');
  expect(page).toContain('name="note" value="line 1\nline 2"');
  expect(page).toContain('name="key" value="k-1"');
});

it('a form that is too large, or another body, is not read', async () => {
  const large = new URLSearchParams({ note: 'x'.repeat(70_000) });
  const page = await (await fetch(origin, { method: 'POST', headers: browser, body: large })).text();
  expect(page).not.toContain('<form');
  expect(page).toContain('Try again');
});
