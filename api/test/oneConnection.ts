import { TransactionContext } from '@mikro-orm/core';
import pg from 'pg';
import { afterEach, expect } from 'vitest';

const TAKEN = Symbol.for('forkfront.secondConnections');

interface Watched {
  connect(...args: unknown[]): unknown;
  /** Where a second connection was taken. The files of a worker share it. */
  [TAKEN]?: string[];
}

/** A test itself may use a connection beside the one that it tests. */
const isOfTest = (stack: string): boolean => {
  const [caller = ''] = stack
    .split('\n')
    .filter((line) => line.includes('/api/src/') && !line.includes('/db/lenientPool.ts'));
  return caller.includes('.test.ts');
};

function watch(pools: Watched): string[] {
  const { connect } = pools;
  const taken: string[] = [];
  pools[TAKEN] = taken;
  pools.connect = function (this: unknown, ...args: unknown[]) {
    if (TransactionContext.getEntityManager()?.isInTransaction()) {
      const { stack = '' } = new Error('A second connection inside a transaction');
      if (!isOfTest(stack)) taken.push(stack);
    }
    return Reflect.apply(connect, this, args);
  };
  return taken;
}

const pools: Watched = pg.Pool.prototype as Watched;
const taken = pools[TAKEN] ?? watch(pools);

/**
 * Fails a test whose request took a second connection inside a transaction: as many such requests as the pool has
 * connections would wait for each other until their time is over.
 */
afterEach(() => expect(taken.splice(0)).toEqual([]));
