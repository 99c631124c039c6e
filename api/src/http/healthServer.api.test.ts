import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite } from '../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { rawStatus } from '../../test/rawRequest.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { lookForWorkers } from '../composition/contributions.ts';
import { measuredLimiter } from '../gateways/metrics/measured.ts';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { readDatabase } from '../gateways/metrics/readings.ts';
import { healthChecks } from './health.ts';
import { createHealthServer } from './healthServer.ts';

const metrics = createMetrics();
let app: TestApp;
let server: Server;
let url: string;

beforeAll(async () => {
  app = await startTestApp({
    replace: { metrics, clock: () => new Date('2026-11-20T18:00:00Z') },
    worker: true,
  });
  const { database } = app.container.infrastructure;
  readDatabase(metrics, { requests: database.pool }, database.pool, () => lookForWorkers(app.container));
  server = createHealthServer(
    healthChecks(database, () => false),
    metrics,
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await app.close();
});

/** The value of a metric; `labels` as they are written. Undefined without this line. */
async function valueOf(name: string, labels = ''): Promise<number | undefined> {
  const body = await (await fetch(`${url}/metrics`)).text();
  const line = body.split('\n').find((each) => each.startsWith(labels ? `${name}{${labels}} ` : `${name} `));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

describe('the port of health and metrics', () => {
  it('answers health checks for any host, and nothing else', async () => {
    const { port } = server.address() as AddressInfo;
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect({ path, status: await rawStatus(port, [`GET ${path} HTTP/1.1`, 'Host: 10.0.0.7']) }).toEqual({
        path,
        status: 200,
      });
    expect((await fetch(`${url}/graphql`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/metrics?all=1`)).status).toBe(404);
  });

  it('the app itself shows no metrics', async () => {
    expect((await fetch(`${app.url}/metrics`)).headers.get('content-type')).not.toMatch(/text\/plain/);
  });

  it('has the type of Prometheus', async () => {
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('metrics', () => {
  it('an operation is counted by its root field, and refused documents are one', async () => {
    await makeSite(app);
    await app.graphql('{ __typename }');
    await app.graphql('{ viewer { email } }');
    await app.graphql('{ viewer { email } node(id: "x") { id } }');
    await app.graphql('{ nothingOfThisName }');
    expect(
      await valueOf('forkfront_graphql_operation_seconds_count', 'operation="viewer",outcome="answered"'),
    ).toBe(1);
    expect(
      await valueOf('forkfront_graphql_operation_seconds_count', 'operation="refused",outcome="errors"'),
    ).toBe(1);
    expect(
      await valueOf('forkfront_graphql_operation_seconds_count', 'operation="several",outcome="answered"'),
    ).toBeGreaterThanOrEqual(1);
    expect(
      await valueOf(
        'forkfront_graphql_operation_seconds_count',
        'operation="nothingOfThisName",outcome="errors"',
      ),
    ).toBeUndefined();
  });

  it('a REST request is counted by the path of its route, without values', async () => {
    await fetch(`${app.url}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' }),
    });
    expect(
      await valueOf('forkfront_rest_request_seconds_count', 'route="POST /users/login",status="4xx"'),
    ).toBe(1);
  });

  it('paths of strangers make no labels', async () => {
    await fetch(`${app.url}/an/invented/path-4711`);
    const body = await (await fetch(`${url}/metrics`)).text();
    expect(body).not.toContain('invented');
  });

  it('the database, its connections, the worker and the queue are read', async () => {
    expect(await valueOf('forkfront_database_up')).toBe(1);
    expect(await valueOf('forkfront_outbox_age_seconds')).toBe(0);
    expect(await valueOf('forkfront_database_connections', 'pool="requests",state="waiting"')).toBe(0);
    await expect.poll(() => valueOf('forkfront_worker_alive'), { timeout: 10_000 }).toBe(1);
  });

  it('a refusal of a limit is counted by the name of the limit', async () => {
    const limiter = measuredLimiter(app.container.infrastructure.limiter, metrics);
    const limit = { name: 'metrics-test', points: 1, seconds: 60 };
    await limiter.take(limit, 'somebody');
    await limiter.take(limit, 'somebody');
    await limiter.count(limit, 'somebody');
    expect(await valueOf('forkfront_refusals_total', 'limit="metrics-test"')).toBe(2);
  });

  it('an attempt to order is counted by its outcome', async () => {
    const site = await makeSite(app);
    await placeOrder(app, orderInput(site, { shownTotal: 1 }));
    await placeOrder(app, orderInput(site));
    expect(await valueOf('forkfront_orders_total', 'outcome="totalChanged"')).toBe(1);
    expect(await valueOf('forkfront_orders_total', 'outcome="placed"')).toBe(1);
  });

  it('names of metrics and labels are those of the code', async () => {
    const body = await (await fetch(`${url}/metrics`)).text();
    const names = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => !/^(?:forkfront|nodejs|process)_[a-z0-9_]+$/.test(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
  });
});
