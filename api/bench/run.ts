import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/db/postgres/embeddedPostgres.ts';
import { startOpenAiSandbox } from '../src/sandbox/openai/startOpenAiSandbox.ts';
import { firstToken } from './firstToken.ts';
import { interleave, type Figures, type Target } from './measure.ts';
import { freePort, startProgram, stopProgram } from './processes.ts';

/** `npm run bench`: the product against bare peers, in turn in one run. Prints ratios with their floors. */
const SLUG = 'olive-and-ember';
const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = 2;
const ROOT = join(import.meta.dirname, '../..');

const MENU = `query ($slug: String!) { storefront(slug: $slug) { name acceptsOrders sections { id name
  items { id name description price isAvailable isPopular imageUrl } } } }`;
const ORDER = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on PlaceOrderPayload { statusToken order { number total } } ... on UserError { message } } }`;

const directory = mkdtempSync(join(tmpdir(), 'forkfront-bench-'));
const stops: (() => Promise<unknown>)[] = [];
let missed = 0;
try {
  await bench();
} finally {
  for (const stop of stops.reverse()) await stop();
  rmSync(directory, { recursive: true, force: true });
}
process.exitCode = missed > 0 ? 1 : 0;

async function bench(): Promise<void> {
  const postgres = await startEmbeddedPostgres(directory);
  stops.push(() => postgres.stop());
  const model = await startOpenAiSandbox({ port: 0, apiKey: 'bench', wordDelayMs: 0 });
  stops.push(() => model.close());
  const port = await freePort();
  const product = await program(['api/dist/main.js'], port, {
    PORT: String(port),
    DATA_DIR: directory,
    DATABASE_URL: postgres.url(),
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: model.baseUrl,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '1',
  });
  const productUrl = `http://localhost:${port}`;
  const processes = [product, postgres.pid()];
  row('', 'ours', 'peer', 'ratio', 'floor', 'CPU ours', 'CPU peer');

  const page = await get(port, `${SLUG}.localhost:${port}`);
  const pageFile = save('page', page.body);
  const ours: Target = {
    url: productUrl,
    headers: { host: `${SLUG}.localhost:${port}`, 'accept-encoding': page.encoding ?? 'identity' },
    pids: [product],
  };
  await compare('storefront page / bare http, same bytes', 0.6, ours, await peer('staticPage', pageFile, page.type, page.encoding ?? ''));

  const menuBody = JSON.stringify({ query: MENU, variables: { slug: SLUG } });
  const menu: Target = {
    url: `${productUrl}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: menuBody,
    pids: processes,
  };
  const answer = Buffer.from(await (await post(productUrl, menuBody)).arrayBuffer());
  const json = 'application/json; charset=utf-8';
  const same = { method: 'POST' as const, body: menuBody, headers: { 'content-type': 'application/json' } };
  const pgMenu = await peer('pgMenu', postgres.url(), SLUG);
  await compare('public menu / bare node + pg', 1, menu, {
    ...same,
    url: pgMenu.url,
    pids: [...pgMenu.pids, postgres.pid()],
  });
  await compare('public menu / bare http, same bytes', 0.4, menu, { ...same, ...(await peer('staticPage', save('menu', answer), json)) });

  const items = (JSON.parse(answer.toString()) as MenuAnswer).data.storefront.sections.flatMap(({ items: of }) => of);
  const item = items.find(({ isAvailable }) => isAvailable);
  if (!item) throw new Error('The demo menu has nothing to order');
  const order = () => ({
    body: JSON.stringify({ query: ORDER, variables: { input: orderOf(item.id, item.price) } }),
    headers: { 'x-forwarded-for': randomUUID() },
  });
  const pgOrder = await peer('pgOrder', postgres.url());
  const bare = { ...same, body: order, url: pgOrder.url, pids: [...pgOrder.pids, postgres.pid()] };
  await compare('order / bare node + one statement', 0.5, { ...menu, body: order }, bare);

  const token = await firstToken(productUrl, model.baseUrl, 'bench', 40);
  const added = token.product - token.direct;
  row('first token, added by us (ms)', token.product.toFixed(2), token.direct.toFixed(2), added.toFixed(2), '<= 3', '', '');
  if (added > 3) missed += 1;
}

interface MenuAnswer {
  data: { storefront: { sections: { items: { id: string; price: number; isAvailable: boolean }[] }[] } };
}

const orderOf = (productId: string, price: number) => ({
  slug: SLUG,
  idempotencyKey: randomUUID(),
  lines: [{ productId, quantity: 2 }],
  shownTotal: 2 * price,
  name: 'Bench Diner',
  phone: '020 7946 0000',
  email: 'diner@example.org',
  note: '',
});

async function program(args: string[], port: number, env: Record<string, string> = {}): Promise<number> {
  const child = await startProgram(['--enable-source-maps', ...args], env, `http://localhost:${port}/healthz`);
  stops.push(() => stopProgram(child));
  return child.pid;
}

async function peer(name: string, ...args: string[]): Promise<Pick<Target, 'url' | 'pids'>> {
  const port = await freePort();
  const pid = await program([join(ROOT, `api/bench/peers/${name}.ts`), String(port), ...args], port);
  return { url: `http://localhost:${port}/`, pids: [pid] };
}

async function compare(name: string, floor: number, a: Target, b: Target): Promise<void> {
  const figures = await interleave(a, b, ROUNDS, SECONDS);
  const ratio = figures.a.rate / figures.b.rate;
  if (ratio < floor) missed += 1;
  const rate = ({ rate: value }: Figures) => Math.round(value).toString();
  const cpu = ({ cpu: value }: Figures) => `${value.toFixed(3)} ms`;
  row(name, rate(figures.a), rate(figures.b), ratio.toFixed(2), `>= ${floor}`, cpu(figures.a), cpu(figures.b));
}

function row(...cells: string[]): void {
  const [name = '', ...rest] = cells;
  console.log(name.padEnd(42) + rest.map((cell) => cell.padStart(11)).join(''));
}

function save(name: string, body: Buffer): string {
  const file = join(directory, name);
  writeFileSync(file, body);
  return file;
}

const post = (url: string, body: string) =>
  fetch(`${url}/graphql`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

/** The page as a browser gets it: compressed. */
function get(port: number, host: string): Promise<{ body: Buffer; type: string; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ port, headers: { host, 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          type: response.headers['content-type'] ?? '',
          encoding: response.headers['content-encoding'],
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
