import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
async function run(lines: readonly string[], key = grocery.key) {
  writeFileSync(join(folder, 'stock.csv'), `${lines.join('\r\n')}\r\n`);
  const { PATH } = process.env;
  return runProgram(process.execPath, [SCRIPT, 'stock.csv', grocery.url], {
    cwd: folder,
    env: { PATH, GROCERY_API_KEY: key },
  });
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
