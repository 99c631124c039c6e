import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type GroceryClient,
  type GroceryProduct,
  openDemoShop,
  startGrocery,
} from '../../../test/groceryClient.ts';
import { groceryOrder, place, stocked } from '../../../test/groceryOrder.ts';
import { runProgram } from '../../../test/runProgram.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const SCRIPT = resolve(import.meta.dirname, '../../../../docs/examples/keepStockInStep.mjs');

let app: TestApp;
let grocery: GroceryClient;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  await openDemoShop(app);
  grocery = await startGrocery(app);
  folder = mkdtempSync(join(tmpdir(), 'forkfront-till-'));
});
afterAll(async () => {
  await grocery.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Runs the script with the figures of a till. */
async function run(lines: readonly string[], key = grocery.key, origin = grocery.url) {
  writeFileSync(join(folder, 'stock.csv'), `${lines.join('\r\n')}\r\n`);
  const { PATH } = process.env;
  return runProgram(process.execPath, [SCRIPT, 'stock.csv', origin], {
    cwd: folder,
    env: { PATH, GROCERY_API_KEY: key },
  });
}

/** A relay to the grocery API that takes requests through and loses the answers. */
async function startLossyRelay() {
  const server = createServer((socket) => {
    const upstream = connect(Number(new URL(grocery.url).port), 'localhost');
    socket.pipe(upstream);
    upstream.once('data', () => socket.destroy());
    for (const side of [socket, upstream]) side.on('error', () => side.destroy());
  }).listen(0);
  await once(server, 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const stockOf = async ({ _id }: GroceryProduct) => (await grocery.product(_id)).stock;

describe('docs/examples/keepStockInStep.mjs', () => {
  it('the script brings the stock of a till into the shop and says what it could not do', async () => {
    const milk = await stocked(grocery, 'Whole milk', 3);
    const eggs = await stocked(grocery, 'Free range eggs large', 3);
    const first = await run([
      '\uFEFFName;Barcode;Stock',
      `Milk;${milk.barcode};20`,
      `"Eggs";"${eggs.barcode}";`,
      'Unknown;20999999;4',
    ]);
    expect(first).toMatchObject({ code: 1, problems: '20999999: There is no such product.\n' });
    expect([await stockOf(milk), await stockOf(eggs)]).toEqual([20, null]);

    expect((await place(grocery, groceryOrder([{ product: milk, quantity: 6 }]))).status).toBe(201);
    const second = await run(['barcode,stock', `${milk.barcode},15`, `${eggs.barcode},`]);
    expect(second).toMatchObject({ code: 0, out: '1 products changed, 1 were in step, 0 failed.\n' });
    expect(await stockOf(milk)).toBe(9);

    const tooFew = await run(['barcode,stock', `${milk.barcode},5`]);
    expect(tooFew).toMatchObject({ code: 1, problems: `${milk.barcode}: Only 9 are left.\n` });
    expect(await stockOf(milk)).toBe(9);
  });

  it(
    'a change whose answer was lost is made once, also when the figures have changed before the next run',
    { tags: ['@long'] },
    async () => {
      const loaf = await stocked(grocery, 'White tin loaf', 0);
      const figures = (pieces: number) => ['barcode,stock', `${loaf.barcode},${pieces}`];
      expect((await run(figures(20))).code).toBe(0);
      const relay = await startLossyRelay();
      for (let time = 0; time < 2; time += 1)
        expect((await run(figures(15), grocery.key, relay.url)).code).toBe(2);
      relay.close();
      expect(await stockOf(loaf)).toBe(15);
      expect((await run(figures(14))).code).toBe(0);
      expect(await stockOf(loaf)).toBe(14);
    },
  );

  it.each([
    ['a wrong key', ['barcode,stock', '20999999,4'], 'wrong', 'Please send the key'],
    ['no column of stock', ['barcode,name'], undefined, 'The first line must name'],
    ['a text as stock', ['barcode,stock', '20999999,many'], undefined, 'Line 2: “many” is no number'],
    ['a product twice', ['barcode,stock', '20999999,1', '20999999,2'], undefined, 'Line 3: 20999999 is in'],
  ])('the script sends nothing with %s', async (_what, lines, key, problem) => {
    const ended = await run(lines, key);
    expect([ended.code, ended.problems]).toEqual([2, expect.stringContaining(problem)]);
  });
});
