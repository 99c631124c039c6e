import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenAiSandbox } from '../sandbox/openai/startOpenAiSandbox.ts';
import { startEmbeddedPostgres } from '../src/db/postgres/embeddedPostgres.ts';
import { Teardown } from '../src/lib/lifecycle.ts';
import { cloneSites, type ClonedSite } from './cloneSites.ts';
import { firstToken } from './firstToken.ts';
import { interleave, type Target } from './measure.ts';
import { pageAt } from './pageAt.ts';
import { Programs } from './programs.ts';
import { publishing } from './publishing.ts';
import { Report } from './report.ts';

const SLUG = 'olive-and-ember';
const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = 2;
const RESTAURANTS = 200;
const JSON_TYPE = 'application/json; charset=utf-8';

const MENU = `query ($slug: String!) { storefront(slug: $slug) { name acceptsOrders sections { id name
  items { id name description price isAvailable isPopular imageUrl } } } }`;
const ORDER = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on PlaceOrderPayload { statusToken order { number total } } ... on UserError { message } } }`;

const orderOf = ({ slug, productId, price }: ClonedSite) => ({
  slug,
  idempotencyKey: randomUUID(),
  lines: [{ productId, quantity: 2 }],
  shownTotal: 2 * price,
  name: 'Bench Diner',
  phone: '020 7946 0000',
  email: 'diner@example.org',
  note: '',
});

/** Measures the product against plain peers in one run; prints ratios and their floors. */
async function bench(directory: string, teardown: Teardown): Promise<number> {
  const programs = new Programs(teardown);
  const postgres = await startEmbeddedPostgres(directory);
  teardown.add(() => postgres.stop());
  const model = await startOpenAiSandbox({ port: 0, apiKey: 'bench', wordDelayMs: 0 });
  teardown.add(() => model.close());
  const { port, pid } = await programs.product({
    DATA_DIR: directory,
    DATABASE_URL: postgres.url(),
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: model.baseUrl,
    // Other processes send mails; the jobs are still queued.
    ROLES: 'api',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '1',
  });
  const url = `http://localhost:${port}`;
  const save = (name: string, body: Buffer) => {
    writeFileSync(join(directory, name), body);
    return join(directory, name);
  };
  const report = new Report();
  const compare = async (name: string, floor: number, ours: Target, peer: Target) => {
    const { a, b } = await interleave(ours, peer, ROUNDS, SECONDS);
    report.rates(name, floor, a, b);
  };

  const host = `${SLUG}.localhost:${port}`;
  const page = await pageAt(port, host);
  const samePage = await programs.peer('staticPage', save('page', page.body), page.type, page.encoding);
  const site: Target = { url, headers: { host, 'accept-encoding': 'gzip' }, pids: [pid] };
  await compare('storefront page / bare http, same bytes', 0.6, site, samePage);

  const post = { method: 'POST' as const, headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ query: MENU, variables: { slug: SLUG } });
  const menu: Target = { ...post, url: `${url}/graphql`, body, pids: [pid, postgres.pid()] };
  const answer = await (await fetch(menu.url, { ...post, body })).text();
  const pgMenu = await programs.peer('pgMenu', postgres.url(), SLUG);
  await compare('public menu / bare node + pg', 1, menu, {
    ...post,
    body,
    url: pgMenu.url,
    pids: [...pgMenu.pids, postgres.pid()],
  });
  const sameAnswer = await programs.peer('staticPage', save('menu', Buffer.from(answer)), JSON_TYPE);
  await compare('public menu / bare http, same bytes', 0.4, menu, { ...post, body, ...sameAnswer });

  const token = await firstToken(url, model.baseUrl, 'bench', 40);
  report.added('first token / the model directly (ms)', 3, token.product, token.direct);
  const sites = await cloneSites(postgres.url(), RESTAURANTS);
  const order = () => {
    const site = sites[Math.floor(Math.random() * sites.length)];
    if (!site) throw new Error('There is no restaurant to order from');
    const variables = { input: orderOf(site) };
    return {
      body: JSON.stringify({ query: ORDER, variables }),
      headers: { ...post.headers, 'x-forwarded-for': randomUUID() },
    };
  };
  const pgOrder = await programs.peer('pgOrder', postgres.url());
  await compare(
    'order / bare node + one statement',
    0.5,
    { ...menu, body: order },
    { ...post, body: order, url: pgOrder.url, pids: [...pgOrder.pids, postgres.pid()] },
  );

  // The last one, because it replaces the menu of the site.
  const { publish, write } = await publishing(postgres.url(), SLUG, 40);
  report.added('publish 500 products / write a document (ms)', 30, publish, write);

  return report.missed;
}

const directory = mkdtempSync(join(tmpdir(), 'forkfront-bench-'));
const teardown = new Teardown();
try {
  const missed = await bench(directory, teardown);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await teardown.run();
  rmSync(directory, { recursive: true, force: true });
}
