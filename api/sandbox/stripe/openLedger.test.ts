import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newCustomer } from './billing/customer.ts';
import { openLedger, type Ledger } from './openLedger.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'forkfront-ledger-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const customer = (name: string) =>
  newCustomer({ email: null, name, phone: null, description: null, metadata: {} }, 1);
const add = (ledger: Ledger, name: string) => {
  const added = customer(name);
  ledger.transaction(() => ledger.put('customer', added));
  return added;
};
const names = (ledger: Ledger) => ledger.all('customer').map(({ name }) => name);

describe('transactions', { tags: ['@long'] }, () => {
  it('a transaction is on disk when it returns', () => {
    const ledger = openLedger(dir);
    const added = add(ledger, 'Rosa');
    expect(openLedger(dir).get('customer', added.id)).toEqual(added);
  });

  it('a transaction that throws leaves nothing', () => {
    const ledger = openLedger(dir);
    const before = add(ledger, 'Rosa');
    expect(() =>
      ledger.transaction(() => {
        ledger.put('customer', customer('Sam'));
        ledger.put('customer', { ...before, name: 'Someone' });
        ledger.put('customer', { ...before, name: 'Someone else' });
        ledger.remove('customer', before.id);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(names(ledger)).toEqual(['Rosa']);
    expect(names(openLedger(dir))).toEqual(['Rosa']);
  });

  it('a nested transaction belongs to the outer one', () => {
    const ledger = openLedger(dir);
    expect(() =>
      ledger.transaction(() => {
        add(ledger, 'Rosa');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(names(ledger)).toEqual([]);
  });

  it('changes are possible only in a transaction', () =>
    expect(() => openLedger(dir).put('customer', customer('Rosa'))).toThrow('within a transaction'));

  it('a transaction without changes writes nothing', () => {
    openLedger(dir).transaction(() => undefined);
    expect(readdirSync(dir)).toEqual([]);
  });
});

it('removals and changes survive restarts', { tags: ['@long'] }, () => {
  const ledger = openLedger(dir);
  const [gone, kept] = [add(ledger, 'Gone'), add(ledger, 'Kept')];
  ledger.transaction(() => ledger.remove('customer', gone.id));
  ledger.transaction(() => ledger.put('customer', { ...kept, name: 'Renamed' }));
  expect(names(openLedger(dir))).toEqual(['Renamed']);
});

it('the ledger continues after a partial write of a crash', { tags: ['@long'] }, () => {
  add(openLedger(dir), 'Rosa');
  writeFileSync(join(dir, '000000000002.json.tmp'), '[{"kind":"cust');
  const ledger = openLedger(dir);
  expect(names(ledger)).toEqual(['Rosa']);
  add(ledger, 'Sam');
  expect(names(openLedger(dir))).toEqual(['Rosa', 'Sam']);
});

it('a long journal is compacted into one file without a loss', { tags: ['@long'] }, () => {
  const ledger = openLedger(dir);
  const wanted = Array.from({ length: 510 }, (_, place) => `Customer ${place}`);
  for (const name of wanted) add(ledger, name);
  expect(readdirSync(dir).length).toBeLessThan(20);
  expect(names(openLedger(dir))).toEqual(wanted);
});

it('journal entries that the snapshot already has are ignored', { tags: ['@long'] }, () => {
  const ledger = openLedger(dir);
  for (let place = 0; place < 500; place += 1) add(ledger, `Customer ${place}`);
  // As if the process died between writing the snapshot and removing the journal.
  writeFileSync(
    join(dir, '000000000001.json'),
    JSON.stringify([{ kind: 'customer', id: 'x', value: customer('Old') }]),
  );
  expect(names(openLedger(dir))).toHaveLength(500);
});
