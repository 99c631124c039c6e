import { query } from './query.ts';
import type { ServerUnderTest } from './server.ts';

/** Has us offer the price of a plan under an id that the payment provider does not know, so that it refuses. */
export async function withdrawPrice(
  { databaseUrl }: ServerUnderTest,
  plan: string,
  interval: 'week' | 'month' | 'year',
): Promise<void> {
  const withdrawn = await query(
    databaseUrl,
    `update prices set stripe_price_id = 'price_withdrawn'
     where interval = $2 and service_id = (select id from services where name = $1) returning id`,
    [plan, interval],
  );
  if (withdrawn.length !== 1) throw new Error(`There is no such price: ${plan}, ${interval}.`);
}
