import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { contextCreator, schemaParts } from '../composition/contributions.ts';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { callerOf } from '../http/request.ts';
import { modules } from '../modules.ts';
import { SiteService } from '../modules/sites/site.service.ts';
import { createApollo } from './apollo.ts';
import { buildGraphqlSchema } from './buildSchema.ts';
import { createResponseCache, type ResponseCache } from './responseCache.ts';

const BOUNDS = { answers: 40, bytes: 50_000 };

let app: TestApp;
let site: MadeSite;
let cache: ResponseCache;
let server: Server;
let made: number;
let stop: () => Promise<void>;

beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
  const schema = buildGraphqlSchema(schemaParts(modules));
  cache = createResponseCache(schema, app.container.get(SiteService), express.json(), BOUNDS);
  const createContext = contextCreator(app.container);
  const handler = express();
  server = createServer((request, response) =>
    cache.serve(request, response, () => handler(request, response)),
  );
  const apollo = createApollo(schema, server, pino({ level: 'silent' }), createMetrics());
  apollo.addPlugin(cache.plugin);
  await apollo.start();
  handler.use(
    '/graphql',
    cache.body,
    expressMiddleware(apollo, {
      context: async ({ req }) => {
        made += 1;
        return createContext(callerOf(req, 0));
      },
    }),
  );
  server.listen(0);
  await once(server, 'listening');
  stop = () => apollo.stop();
});

afterAll(async () => {
  await stop();
  await app.close();
});

/** Requests the site's name; `remark` makes the body different. */
async function ask(remark: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const query = `{ storefront(slug: "${site.slug}") { name } } # ${remark}`;
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.text();
}

it(
  'a thousand different queries stay within the bounds of the cache, which keeps the latest',
  { tags: ['@long'] },
  async () => {
    made = 0;
    for (let number = 0; number < 1_000; number += 1) {
      await ask(String(number));
      const { answers, bytes } = cache.size();
      expect(answers).toBeLessThanOrEqual(BOUNDS.answers);
      expect(bytes).toBeLessThanOrEqual(BOUNDS.bytes);
    }
    expect(cache.size().answers).toBeGreaterThan(BOUNDS.answers / 2);
    expect(made).toBe(1_000);
    expect(await ask('998')).toContain('The Olive Press');
    expect(made).toBe(1_000);
  },
);

it('an answer that is larger than the whole cache is not cached', async () => {
  const before = cache.size();
  const madeBefore = made;
  await ask('x'.repeat(BOUNDS.bytes));
  await ask('x'.repeat(BOUNDS.bytes));
  expect(made).toBe(madeBefore + 2);
  expect(cache.size()).toEqual(before);
});
