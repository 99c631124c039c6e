import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toGlobalId } from '../../graphql/globalId.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const EDITS = 60;
/** The slowest answer that one request in a hundred may have (ms). */
const P99_MS = 250;
/** On a machine that does other work, a stranger waits this many times as long as alone. */
const SLOWER = 4;
const AGAIN = 'Another change of this restaurant is being saved. Please try again in a moment.';
const LOCKED = 'Somebody else is changing this at the moment. Please try again.';

let app: TestApp;
let site: MadeSite;
let other: MadeSite;
let bound: number;
beforeAll(async () => {
  app = await startTestApp();
  const items = Array.from({ length: 300 }, (_, number) => ({ name: `Dish ${number}`, price: 500 + number }));
  site = await makeSite(app, { items });
  other = await makeSite(app);
  bound = Math.max(P99_MS, SLOWER * p99(await strangerUntil(Promise.resolve())));
});
afterAll(() => app.close());

const PRICE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename } }`;
const NAME = `mutation ($input: UpdateRestaurantInput!) { updateRestaurant(input: $input) { __typename } }`;

interface Edited {
  /** Its message and code, when it was refused. */
  refusal: { message: string; code: string } | null;
  ms: number;
}

async function edit(query: string, input: object, of: MadeSite): Promise<Edited> {
  const begun = performance.now();
  const { data, errors } = await app.graphql<Record<string, { __typename: string }> | null>(
    query,
    { input },
    of.owner?.token,
  );
  const [error] = errors ?? [];
  if (!error) expect(Object.values(data ?? {})[0]?.__typename).toMatch(/Payload$/);
  return {
    refusal: error ? { message: error.message, code: error.extensions.code } : null,
    ms: performance.now() - begun,
  };
}

const editPrice = (of: MadeSite, number: number) =>
  edit(PRICE, { id: of.products[number % of.products.length]?.globalId ?? '', price: 600 + number }, of);
const editName = (of: MadeSite, number: number) =>
  edit(NAME, { id: toGlobalId('Restaurant', of.restaurantId), tagline: `Number ${number}` }, of);

/** A stranger reads and edits the own site until `end` resolves; returns how long each request took (ms). */
async function strangerUntil(end: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void end.finally(() => (isOver = true));
  const times: number[] = [];
  for (let number = 0; !isOver || number < 100; number += 1) {
    const begun = performance.now();
    const read = await app.graphql(
      '{ viewer { restaurants(first: 5) { edges { node { name } } } } }',
      {},
      other.owner?.token,
    );
    expect(read.errors).toBeUndefined();
    times.push(performance.now() - begun);
    const edited = await editPrice(other, number);
    expect(edited.refusal).toBeNull();
    times.push(edited.ms);
  }
  return times;
}

const p99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** Runs `work` while another process has the lock of the site. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const process = new pg.Client({ connectionString: app.databaseUrl });
  await process.connect();
  try {
    await process.query('begin');
    await process.query('select from restaurants where id = $1 for update', [site.restaurantId]);
    return await work();
  } finally {
    await process.end();
  }
}

it.each([
  ['of products', editPrice],
  ['of settings', editName],
])(
  '60 parallel edits %s that wait for another process do not delay a stranger, and say to try again',
  { tags: ['@long'], timeout: 60_000 },
  async (_what, change) => {
    const { edits, times } = await whileLocked(async () => {
      const all = Promise.all(Array.from({ length: EDITS }, (_, number) => change(site, number)));
      return { times: await strangerUntil(all), edits: await all };
    });
    for (const { refusal, ms } of edits) {
      expect(refusal?.code).toBe('CONFLICT');
      expect([AGAIN, LOCKED]).toContain(refusal?.message);
      expect(ms).toBeLessThan(10_000);
    }
    expect(p99(times)).toBeLessThan(bound);
    expect((await change(site, 1)).refusal).toBeNull();
  },
);

it(
  'of 60 parallel edits some are saved one after the other, the rest says to try again, and nobody else waits',
  { tags: ['@long'], timeout: 60_000 },
  async () => {
    const all = Promise.all(Array.from({ length: EDITS }, (_, number) => editPrice(site, number)));
    const times = await strangerUntil(all);
    const edits = await all;
    const refusals = edits.flatMap(({ refusal }) => refusal ?? []);
    for (const { message, code } of refusals)
      expect({ message, code }).toEqual({ message: AGAIN, code: 'CONFLICT' });
    expect(refusals.length).toBeLessThan(EDITS - 10);
    expect(p99(times)).toBeLessThan(bound);
  },
);
