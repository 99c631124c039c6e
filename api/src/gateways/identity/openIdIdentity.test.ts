import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { createOpenIdIdentity } from './openIdIdentity.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Starts a provider with this listener; returns its address. */
async function provider(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const identity = (issuer: string) =>
  createOpenIdIdentity(
    { issuer, clientId: 'id', clientSecret: 'secret', prompt: null },
    'http://localhost/callback',
    {
      timeoutMs: 200,
    },
  );

describe('providers', () => {
  it('a sign-in fails in time when the provider never answers', async () => {
    const issuer = await provider(() => undefined);
    const started = performance.now();
    const result = await identity(issuer).begin();
    expect(result).toEqual({
      ok: false,
      error: { kind: 'failed', reason: expect.stringContaining('timed out') },
    });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it.each([
    ['refuses', 503, '{}'],
    ['is no provider', 200, '<h1>Hello</h1>'],
    ['claims to be another', 200, '{"issuer":"https://accounts.google.com"}'],
  ])('a sign-in fails when the provider %s', async (_what, status, body) => {
    const issuer = await provider((_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    );
    expect(await identity(issuer).begin()).toMatchObject({ ok: false, error: { kind: 'failed' } });
  });

  it('a remote provider without TLS is not contacted', async () =>
    expect(await identity('http://provider.example').begin()).toEqual({
      ok: false,
      error: { kind: 'failed', reason: expect.stringContaining('only requests to HTTPS are allowed') },
    }));

  it('parallel sign-ins contact the provider once, and not before the first sign-in', async () => {
    let asked = 0;
    const issuer: string = await provider((_request, response) => {
      asked += 1;
      const metadata = { issuer, authorization_endpoint: `${issuer}/auth` };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata));
    });
    const gateway = identity(issuer);
    expect(asked).toBe(0);
    const started = await Promise.all(Array.from({ length: 10 }, () => gateway.begin()));
    expect(asked).toBe(1);
    const kept = started.map((start) => (start.ok ? start.value.memory.state : 'none'));
    const sent = started.map((start) => start.ok && new URL(start.value.url).searchParams.get('state'));
    expect(sent).toEqual(kept);
    expect(new Set(kept).size).toBe(10);
  });
});
