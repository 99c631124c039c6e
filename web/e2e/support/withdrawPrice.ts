import { query } from './query.ts';
import type { ServerUnderTest } from './server.ts';

/** Sets an unknown provider id on the price of a plan, so that the payment provider refuses the checkout. */
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
