import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startProduct } from './faults/startProduct.ts';
import { testDatabase } from './testDatabase.ts';

interface OtlpSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface OtlpBody {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: OtlpSpan[] }[];
  }[];
}

/** A collector of traces and a receiver of error reports. */
async function startReceivers(parts: AsyncDisposableStack) {
  const spans: OtlpSpan[] = [];
  const services = new Set<string>();
  const events: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/v1/traces') {
        const { resourceSpans } = (await json(request)) as OtlpBody;
        for (const { resource, scopeSpans } of resourceSpans) {
          for (const { key, value } of resource.attributes)
            if (key === 'service.name') services.add(value.stringValue);
          spans.push(...scopeSpans.flatMap((scope) => scope.spans));
        }
      } else {
        const [, , event = ''] = (await text(request)).split('\n');
        events.push(JSON.parse(event) as Record<string, unknown>);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  parts.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { spans, services, events, url: `http://127.0.0.1:${port}`, dsn: `http://key@127.0.0.1:${port}/1` };
}

const ERROR = {
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x\n    at draw (http://localhost/assets/index.js:1:2)',
  page: '/editor/$id',
};

it(
  'a collector gets requests, operations, statements and jobs as traces, and a service gets the errors of browsers',
  { tags: ['@long'], timeout: 120_000 },
  async () => {
    await using parts = new AsyncDisposableStack();
    const receivers = await startReceivers(parts);
    const database = await testDatabase();
    parts.defer(() => database.drop());
    const product = await startProduct({
      DATABASE_URL: database.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: receivers.url,
      OTEL_SERVICE_NAME: 'a-restaurant-host',
      SENTRY_DSN: receivers.dsn,
      SENTRY_RELEASE: 'forkfront@test',
    });
    parts.defer(() => product.remove());
    const post = (path: string, body: object) =>
      fetch(product.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const query =
      'mutation ($input: ReportClientErrorInput!) { reportClientError(input: $input) { __typename } }';
    await post('/graphql', { query, variables: { input: ERROR } });
    await post('/api/v1/users/login', { email: 'nobody@example.com', password: 'not the password' });
    await expect.poll(() => receivers.events.length, { timeout: 10_000 }).toBe(1);
    expect(receivers.events[0]).toMatchObject({
      release: 'forkfront@test',
      transaction: '/editor/$id',
      tags: { where: 'browser' },
      exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
    });

    const named = (name: string) => receivers.spans.find((span) => span.name === name);
    const ROOTS = ['GraphQL reportClientError', 'POST /users/login'];
    await expect
      .poll(() => ROOTS.map((name) => named(name) !== undefined), { timeout: 20_000 })
      .toEqual([true, true]);
    for (const name of ROOTS) {
      const root = named(name);
      expect(root?.parentSpanId ?? '').toBe('');
      const statements = receivers.spans.filter(
        ({ traceId, attributes }) =>
          traceId === root?.traceId && attributes.some(({ key }) => key === 'db.system.name'),
      );
      expect(statements.map(({ parentSpanId }) => parentSpanId)).toContain(root?.spanId);
    }
    await expect
      .poll(() => receivers.spans.some((span) => span.name.startsWith('job ')), { timeout: 20_000 })
      .toBe(true);
    expect([...receivers.services]).toEqual(['a-restaurant-host']);
    // Nothing that a person sent is in a trace.
    expect(/nobody@example|not the password/.test(JSON.stringify(receivers.spans))).toBe(false);
  },
);
