import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { testDatabase } from '../testDatabase.ts';
import { AbusedServer } from './abusedServer.ts';
import { Attack } from './attack.ts';
import { operationsOf } from './graphqlPlaces.ts';
import { report } from './report.ts';

/** All operations of GraphQL with arguments. */
export const operations = operationsOf(
  buildSchema(readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8')),
);

/** Starts the product for a test file; with `isTold` a report of what was measured is printed at its end. */
export function useAttack(isTold: boolean): () => Attack {
  let attack: Attack | undefined;
  const started = () => {
    if (!attack) throw new Error('The server has not started');
    return attack;
  };
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase();
    attack = new Attack(await AbusedServer.start(database.url));
  });
  afterAll(async () => {
    if (isTold) process.stdout.write(`\n${report(started())}\n\n`);
    started().close();
    await started().server.end();
    await database.drop();
  });
  return started;
}
