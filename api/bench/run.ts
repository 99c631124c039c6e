import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenAiSandbox } from '../sandbox/openai/startOpenAiSandbox.ts';
import { freePort, startEmbeddedPostgres } from '../src/db/postgres/embeddedPostgres.ts';
import { Teardown } from '../src/lib/lifecycle.ts';
import { boards } from './boards.ts';
import { cloneSites } from './cloneSites.ts';
import { firstToken } from './firstToken.ts';
import { grocery } from './grocery.ts';
import { interleave, type Target } from './measure.ts';
import { orders } from './orders.ts';
import { pageAt } from './pageAt.ts';
import { Programs } from './programs.ts';
import { publishing } from './publishing.ts';
import { Report } from './report.ts';
import { reports } from './reports.ts';
import { statusPages } from './statusPages.ts';

const SLUG = 'olive-and-ember';
const ROUNDS = Number(process.argv[2] ?? 5);
/** `npm run bench -- 5 orders` measures one part only: `orders`, `statusPages`, `boards`, `reports`, `grocery` or `publishing`. */
const PART = process.argv[3];
const LOAD = { rounds: ROUNDS, seconds: 2 };
const JSON_TYPE = 'application/json; charset=utf-8';

const MENU = `query ($slug: String!) { storefront(slug: $slug) { name acceptsOrders sections { id name
  items { id name description price isAvailable isPopular imageUrl } } } }`;
/** Measures the product against plain peers in one run; prints ratios and their floors. */
async function bench(directory: string, teardown: Teardown): Promise<number> {
  const programs = new Programs(teardown);
  const postgres = await startEmbeddedPostgres(directory);
  teardown.add(() => postgres.stop());
  const model = await startOpenAiSandbox({ port: 0, apiKey: 'bench', wordDelayMs: 0 });
  teardown.add(() => model.close());
  const env = {
    DATA_DIR: directory,
    DATABASE_URL: postgres.url(),
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: model.baseUrl,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '1',
  };
  const inspector = await freePort();
  // Another process sends the mails.
  const { port, pid } = await programs.product({
    ...env,
    ROLES: 'api',
    ...(PART === 'boards' ? { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` } : {}),
  });
  const url = `http://localhost:${port}`;
  const save = (name: string, body: Buffer) => {
    writeFileSync(join(directory, name), body);
    return join(directory, name);
  };
  const report = new Report();
  const compare = async (name: string, floor: number, ours: Target, peer: Target) => {
    const { a, b } = await interleave(ours, peer, LOAD);
    report.rates(name, floor, a, b);
  };

  const measureOrders = () =>
    orders(
      programs,
      report,
      { url: `${url}/graphql`, nodes: [pid] },
      { url: postgres.url(), pid: postgres.pid() },
      { ...env, DATA_DIR: join(directory, 'worker') },
      LOAD,
    );
  const measureStatusPages = async () => {
    const other = await programs.product({ ...env, DATA_DIR: join(directory, 'other'), ROLES: 'api' });
    const server = ({ port: at, pid: node }: typeof other) => ({
      url: `http://localhost:${at}/graphql`,
      port: at,
      nodes: [node],
      postgres: postgres.pid(),
    });
    await statusPages(
      report,
      server({ port, pid }),
      server(other),
      await cloneSites(postgres.url(), 210),
      LOAD,
    );
  };
  const measurePublishing = async () => {
    const { publish, write } = await publishing(postgres.url(), SLUG, 40);
    report.added('publish 500 products / write a document (ms)', 30, publish, write);
  };
  const measureGrocery = () =>
    grocery(
      programs,
      report,
      { url: postgres.url(), pid: postgres.pid() },
      { ...env, DATA_DIR: join(directory, 'grocery') },
      LOAD,
    );
  if (PART === 'grocery') await measureGrocery();
  if (PART === 'orders') await measureOrders();
  if (PART === 'publishing') await measurePublishing();
  if (PART === 'boards') await boards(report, { url: `${url}/graphql`, inspector }, postgres.url());
  if (PART === 'reports') await reports(report, `${url}/graphql`, postgres.url());
  if (PART === 'statusPages') await measureStatusPages();
  if (PART !== undefined) return report.missed;

  const host = `${SLUG}.localhost:${port}`;
  const page = await pageAt(port, host);
  const samePage = await programs.peer('staticPage', save('page', page.body), page.type, page.encoding);
  const site: Target = { url, headers: { host, 'accept-encoding': 'gzip' }, nodes: [pid] };
  await compare('storefront page / bare http, same bytes', 0.6, site, samePage);

  const post = { method: 'POST' as const, headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ query: MENU, variables: { slug: SLUG } });
  const menu: Target = { ...post, url: `${url}/graphql`, body, nodes: [pid], postgres: postgres.pid() };
  const answer = await (await fetch(menu.url, { ...post, body })).text();
  const pgMenu = await programs.peer('pgMenu', postgres.url(), SLUG);
  await compare('public menu / bare node + pg', 1, menu, {
    ...post,
    body,
    ...pgMenu,
    postgres: postgres.pid(),
  });
  const sameAnswer = await programs.peer('staticPage', save('menu', Buffer.from(answer)), JSON_TYPE);
  await compare('public menu / bare http, same bytes', 0.4, menu, { ...post, body, ...sameAnswer });

  const token = await firstToken(url, model.baseUrl, 'bench', 40);
  report.added('first token / the model directly (ms)', 3, token.product, token.direct);
  await measureOrders();
  await measureGrocery();

  // The last one, because it replaces the menu of the site.
  await measurePublishing();

  return report.missed;
}

const directory = mkdtempSync(join(tmpdir(), 'forkfront-bench-'));
const teardown = new Teardown();
try {
  const missed = await bench(directory, teardown);
  process.exitCode = missed > 0 ? 1 : 0;
} catch (error) {
  // Before the programs are stopped, because that can fail, too.
  console.error(error);
  process.exitCode = 1;
} finally {
  await teardown.run();
  rmSync(directory, { recursive: true, force: true });
}
