import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { testDatabase } from '../testDatabase.ts';
import { AbusedServer } from './abusedServer.ts';
import { Attack } from './attack.ts';
import { attackDocuments } from './documentAttack.ts';
import type { Try } from './graphqlAttack.ts';
import { operationsOf, subscriptionsOf } from './graphqlPlaces.ts';
import { attackPages } from './pageAttack.ts';
import { report } from './report.ts';
import { attackRoute, GROCERY_API, MAIN_API, routesOf } from './restAttack.ts';
import { attackSockets } from './socketAttack.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'));

/** The queries and mutations of GraphQL, and the fields below them with arguments. */
export const operations = operationsOf(schema);

/** Attacks everything but `operations`. Returns what no request has reached. */
export async function attackTheRest(attack: Attack, tryPlace: Try, part: Part): Promise<string[]> {
  if (part === 'rest' || part === 'grocery') {
    const unreached: string[] = [];
    for (const route of await routesOf(attack, part === 'rest' ? MAIN_API : GROCERY_API))
      if (!(await attackRoute(attack, route, tryPlace))) unreached.push(`${route.method} ${route.path}`);
    return unreached;
  }
  const fixtures = await attack.server.fixtures();
  if (part === 'pages') return attackPages(attack, fixtures, tryPlace);
  if (part === 'sockets') await attackSockets(subscriptionsOf(schema), fixtures, tryPlace);
  else await attackDocuments(schema, fixtures, tryPlace);
  return [];
}

export const PARTS = ['rest', 'grocery', 'pages', 'sockets', 'documents'] as const;
export type Part = (typeof PARTS)[number];

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
