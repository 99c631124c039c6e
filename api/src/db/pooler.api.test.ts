import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../../test/startPgBouncer.ts';
import { makeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { StartFailure } from '../lib/lifecycle.ts';
import { entities } from '../modules.ts';
import { connectDatabase, openDatabase, type Database } from './database.ts';
import { isTransactionPooler } from './pooler.ts';

const ignore = () => undefined;

if (!hasPgBouncer) console.warn('The tests of PgBouncer are skipped, because it is not installed.');

let app: TestApp;
let transactions: PgBouncer;
beforeAll(async () => {
  app = await startTestApp();
  if (hasPgBouncer) transactions = await startPgBouncer(app.databaseUrl, 'transaction');
});
afterAll(async () => {
  await transactions?.stop();
  await app.close();
});

const failureOf = (opening: Promise<Database>): Promise<unknown> =>
  opening.then(
    async (database) => {
      await database.close();
      return null;
    },
    (error: unknown) => error,
  );

it('PostgreSQL itself is not taken for a pooler', async () => {
  expect(await isTransactionPooler(app.databaseUrl)).toBe(false);
});

describe.skipIf(!hasPgBouncer)('PgBouncer', () => {
  it('is refused in transaction mode with a sentence that names the variable to set', async () => {
    const failure = await failureOf(openDatabase(transactions.url, entities, ignore));
    expect(failure).toBeInstanceOf(StartFailure);
    expect((failure as Error).message).toMatch(/^DATABASE_URL leads to a pooler .*set DATABASE_DIRECT_URL/s);
  });

  it('is refused as the address of PostgreSQL itself', async () => {
    const opening = openDatabase(transactions.url, entities, ignore, { directUrl: transactions.url });
    expect(((await failureOf(opening)) as Error).message).toMatch(/^DATABASE_DIRECT_URL leads to a pooler /);
  });

  it('leaves no lock behind after a refused start, so that the next start with the right settings succeeds', async () => {
    await failureOf(openDatabase(transactions.url, entities, ignore));
    const opening = openDatabase(transactions.url, entities, ignore, { directUrl: app.databaseUrl });
    expect(await failureOf(opening)).toBeNull();
  });

  it('in session mode, it is recognised by the settings that it refuses', async () => {
    const sessions = await startPgBouncer(app.databaseUrl, 'session');
    try {
      expect(await isTransactionPooler(sessions.url)).toBe(false);
      const failure = await failureOf(openDatabase(sessions.url, entities, ignore));
      expect((failure as Error).message).toMatch(
        /^The pooler at .* refuses .*statement_timeout.*DATABASE_DIRECT_URL/s,
      );
    } finally {
      await sessions.stop();
    }
  });

  it('serves requests in transaction mode: prepared statements, edits and orders', async () => {
    const database = await connectDatabase(transactions.url, entities, ignore, { isPooled: true });
    const behind = await startTestApp({ beside: app, replace: { database } });
    try {
      const site = await makeSite(app);
      const read = (slug: string) =>
        behind.graphql<{ storefront: { name: string } | null }>(
          'query ($slug: String!) { storefront(slug: $slug) { name } }',
          { slug },
        );
      // More than the pooler has connections, so that statements of one session reach several of them.
      const answers = await Promise.all(Array.from({ length: 60 }, () => read(site.slug)));
      for (const { data, errors } of answers) {
        expect(errors).toBeUndefined();
        expect(data.storefront).not.toBeNull();
      }
      const edit = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename } }';
      const edits = await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          behind.graphql(
            edit,
            { input: { id: site.products[0]?.globalId, price: 700 + number } },
            site.owner?.token,
          ),
        ),
      );
      for (const { errors } of edits) expect(errors).toBeUndefined();
    } finally {
      await behind.close();
      await database.close();
    }
  });
});
