import { DAY_MS } from '@forkfront/common/durations.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { StockTables } from './stock.entity.ts';
import { type Repeatable, STOCK_KEY_DAYS, type StockAnswer } from './stock.rules.ts';

const tablesOf = (em: EntityManager) => em.getKysely<StockTables>();

const json = (answers: readonly StockAnswer[]) => sql<StockAnswer[]>`${JSON.stringify(answers)}::jsonb`;

/**
 * Begins an update in the caller's transaction; other requests with its key wait until the transaction ends. What was sent and
 * answered before with this key; undefined for a new key. Keys of a week ago are forgotten.
 */
export async function beginUpdate(
  em: EntityManager,
  shopId: string,
  { key, content }: Repeatable,
  now: Date,
): Promise<(Pick<Repeatable, 'content'> & { answers: StockAnswer[] }) | undefined> {
  await tablesOf(em)
    .deleteFrom('stock_updates')
    .where('restaurant_id', '=', shopId)
    .where('made_at', '<', new Date(now.getTime() - STOCK_KEY_DAYS * DAY_MS))
    .execute();
  const begun = await tablesOf(em)
    .insertInto('stock_updates')
    .values({ restaurant_id: shopId, key, content, answers: json([]), made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (begun) return undefined;
  return tablesOf(em)
    .selectFrom('stock_updates')
    .select(['content', 'answers'])
    .where('restaurant_id', '=', shopId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Stores what an update is answered, for its repeats. */
export async function answerUpdate(
  em: EntityManager,
  shopId: string,
  { key }: Repeatable,
  answers: readonly StockAnswer[],
): Promise<void> {
  await tablesOf(em)
    .updateTable('stock_updates')
    .set({ answers: json(answers) })
    .where('restaurant_id', '=', shopId)
    .where('key', '=', key)
    .execute();
}
