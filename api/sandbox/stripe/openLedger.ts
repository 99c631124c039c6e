import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind, Records } from './records.ts';

export interface Ledger {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  /** Oldest first. */
  all<K extends Kind>(kind: K): Records[K][];
  /** Only in a transaction. A stored object must not be changed afterwards. */
  put<K extends Kind>(kind: K, value: Records[K]): void;
  remove(kind: Kind, id: string): void;
  /** Everything that `work` puts and removes is on disk when this returns; nothing of it when `work` throws. */
  transaction<T>(work: () => T): T;
}

type Tables = { [K in Kind]: Map<string, Records[K]> };
type Change = { [K in Kind]: { kind: K; id: string; value: Records[K] | null } }[Kind];
interface Snapshot {
  /** Number of the last journal entry in the snapshot. */
  upTo: number;
  changes: Change[];
}

const SNAPSHOT = 'snapshot.json';
const ENTRY = /^(\d{12})\.json$/;
const ENTRIES_PER_SNAPSHOT = 500;

/**
 * The sandbox's data in memory, with a journal below `dir`: one file per transaction, written aside and renamed, so
 * that a crash keeps it completely or not at all. The journal is regularly compacted into a snapshot.
 */
export function openLedger(dir: string): Ledger {
  mkdirSync(dir, { recursive: true });
  const tables = emptyTables();
  let last = load(dir, tables);
  let entries = 0;
  let changes: Change[] | null = null;
  let undo: (() => void)[] = [];

  const apply = <K extends Kind>(kind: K, id: string, value: Records[K] | null): void => {
    if (!changes) throw new Error('the ledger changes only within a transaction');
    const before = tables[kind].get(id);
    undo.push(() => set(tables, kind, id, before ?? null));
    set(tables, kind, id, value);
    // A member of Change by construction: kind and value belong together.
    changes.push({ kind, id, value } as Change);
  };

  return {
    get: (kind, id) => tables[kind].get(id),
    all: (kind) => [...tables[kind].values()],
    put: (kind, value) => apply(kind, value.id, value),
    remove: (kind, id) => apply(kind, id, null),
    transaction(work) {
      if (changes) return work();
      changes = [];
      undo = [];
      try {
        const result = work();
        if (changes.length > 0) {
          writeWhole(join(dir, entryName(last + 1)), JSON.stringify(changes));
          last += 1;
          entries += 1;
        }
        if (entries >= ENTRIES_PER_SNAPSHOT) {
          fold(dir, tables, last);
          entries = 0;
        }
        return result;
      } catch (error) {
        for (const step of undo.reverse()) step();
        throw error;
      } finally {
        changes = null;
      }
    },
  };
}

const entryName = (number: number): string => `${String(number).padStart(12, '0')}.json`;

const emptyTables = (): Tables => ({
  product: new Map(),
  price: new Map(),
  customer: new Map(),
  paymentMethod: new Map(),
  subscription: new Map(),
  notes: new Map(),
  invoice: new Map(),
  payment: new Map(),
  refund: new Map(),
  checkout: new Map(),
  terms: new Map(),
  portal: new Map(),
  account: new Map(),
  onboarding: new Map(),
  orderPage: new Map(),
  orderTerms: new Map(),
  intent: new Map(),
  charge: new Map(),
  orderRefund: new Map(),
  balance: new Map(),
  dispute: new Map(),
  payout: new Map(),
  event: new Map(),
  delivery: new Map(),
  answer: new Map(),
  settings: new Map(),
});

function set<K extends Kind>(tables: Tables, kind: K, id: string, value: Records[K] | null): void {
  if (value === null) tables[kind].delete(id);
  else tables[kind].set(id, value);
}

/** Returns the number of the last entry. */
function load(dir: string, tables: Tables): number {
  const names = readdirSync(dir);
  let last = 0;
  const read = (changes: Change[]) => {
    for (const { kind, id, value } of changes) set(tables, kind, id, value);
  };
  if (names.includes(SNAPSHOT)) {
    const snapshot: Snapshot = JSON.parse(readFileSync(join(dir, SNAPSHOT), 'utf8'));
    read(snapshot.changes);
    last = snapshot.upTo;
  }
  for (const name of names.toSorted()) {
    const number = Number(ENTRY.exec(name)?.[1] ?? 0);
    if (number > last) {
      read(JSON.parse(readFileSync(join(dir, name), 'utf8')));
      last = number;
    } else if (name.endsWith('.tmp') || number > 0) rmSync(join(dir, name));
  }
  return last;
}

function fold(dir: string, tables: Tables, upTo: number): void {
  const changes = Object.entries(tables).flatMap(([kind, table]) =>
    [...table.values()].map((value) => ({ kind, id: value.id, value })),
  );
  writeWhole(join(dir, SNAPSHOT), JSON.stringify({ upTo, changes }));
  for (const name of readdirSync(dir)) if (ENTRY.test(name)) rmSync(join(dir, name));
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text, { flush: true });
  renameSync(`${file}.tmp`, file);
}
