import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite } from '../../test/makeSite.ts';
import { rawSocket, rawStatus } from '../../test/rawRequest.ts';
import { recordedLog } from '../../test/recordedLog.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

const { log, lines } = recordedLog();
const web = builtWeb();
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ distDirectory: web.directory, replace: { log } })));
afterAll(async () => {
  await app.close();
  web.remove();
});
afterEach(() => void (lines.length = 0));

const errors = () => lines.filter(({ level }) => level > 30);

describe('the log of requests', () => {
  async function line(target: string, host = `localhost:${app.port}`) {
    lines.length = 0;
    await rawStatus(app.port, [`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close']);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    return lines[0];
  }

  it('a request is logged once, without its sender and its query', async () => {
    const written = await line('/api/v1/services?code=secret');
    expect(written).toEqual({
      level: 30,
      time: expect.any(String) as string,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      method: 'GET',
      path: '/api/v1/services',
      host: 'app',
      status: 200,
      ms: expect.any(Number) as number,
      bytes: expect.any(Number) as number,
      msg: 'request',
    });
    expect(written?.bytes).toBeGreaterThan(100);
  });

  it('requests for cached pages, unknown hosts and missing pages are logged', async () => {
    const { slug } = await makeSite(app);
    for (let visit = 0; visit < 2; visit += 1)
      expect(await line('/', `${slug}.localhost:${app.port}`)).toMatchObject({ host: 'site', status: 200 });
    expect(await line('/', 'evil.example')).toMatchObject({ host: 'unknown', status: 421 });
    expect(await line('/nowhere')).toMatchObject({ host: 'app', status: 404 });
    expect(await line('/reset-password/secret')).toMatchObject({ path: '/reset-password/:token' });
  });

  it('health checks are not logged', async () => {
    await fetch(`${app.url}/healthz`);
    await fetch(`${app.url}/readyz`);
    expect(await line('/robots.txt')).toMatchObject({ path: '/robots.txt' });
  });

  it('a GraphQL query is logged once, with and without the cache', async () => {
    const { slug } = await makeSite(app);
    for (let asked = 1; asked <= 3; asked += 1) {
      lines.length = 0;
      await app.graphql(`{ storefront(slug: "${slug}") { name } }`);
      await vi.waitFor(() =>
        expect(lines).toMatchObject([{ method: 'POST', path: '/graphql', status: 200 }]),
      );
    }
  });

  it('the log of an internal error has the id of its request', async () => {
    const { orm } = app.container.infrastructure.database;
    await orm.em.fork().execute('alter table published_sites rename to gone');
    const aliases = Array.from({ length: 10 }, (_, at) => `a${at}: storefront(slug: "x${at}") { name }`);
    await app.graphql(`{ ${aliases.join(' ')} }`);
    await orm.em.fork().execute('alter table gone rename to published_sites');
    await vi.waitFor(() => expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(1));
    const references = new Set(lines.map((written) => written.requestId));
    expect(references.size).toBe(1);
    expect(errors().length).toBeGreaterThanOrEqual(1);
    expect(errors().length).toBeLessThanOrEqual(3);
  });
});

describe('client errors', () => {
  it.each([
    ['an invalid query', `{ ${Array.from({ length: 90 }, (_, at) => `no${at}`).join(' ')} }`, {}],
    ['a query that cannot be parsed', '{', {}],
    [
      'a variable of the wrong type',
      'query ($slug: String!) { storefront(slug: $slug) { name } }',
      { slug: 1 },
    ],
    [
      'a query that costs too much',
      `{ nodes(ids: [${'"x",'.repeat(900)}]) { ${Array.from({ length: 9 }, (_, at) => `n${at}: id`).join(' ')} } }`,
      {},
    ],
    ['a missing sign-in', 'mutation { sendVerification { __typename } }', {}],
    ['a wrong page size', '{ node(id: "x") { id } viewer { restaurants(first: 0) { totalCount } } }', {}],
  ])('%s logs no error', async (_what, query, variables) => {
    await app.graphql(query, variables);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(errors()).toEqual([]);
  });

  it.each([
    ['the REST API', '/api/v1/users/login', () => `localhost:${app.port}`, 'application/json'],
    ['GraphQL', '/graphql', () => `localhost:${app.port}`, 'application/json'],
    ['the order form', '/order', () => `SLUG.localhost:${app.port}`, 'application/x-www-form-urlencoded'],
  ])('a disconnect in the middle of a request to %s logs no error', async (_what, path, host, type) => {
    const consoleError = vi.spyOn(console, 'error');
    const { slug } = await makeSite(app);
    lines.length = 0;
    const socket = await rawSocket(app.port, [
      `POST ${path} HTTP/1.1`,
      `Host: ${host().replace('SLUG', slug)}`,
      `Content-Type: ${type}`,
      'Content-Length: 1000',
    ]);
    socket.write('{"');
    await vi.waitFor(async () => expect((await fetch(`${app.url}/healthz`)).ok).toBe(true));
    socket.destroy();
    await once(socket, 'close');
    await vi.waitFor(() => expect(lines).toMatchObject([{ msg: 'request', aborted: true }]));
    expect(errors()).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });
});
