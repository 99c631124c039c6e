import pg from 'pg';
import type { ServerUnderTest } from './server.ts';

/** Has us offer the price of a plan under an id that the payment provider does not know, so that it refuses. */
export async function withdrawPrice(
  { databaseUrl }: ServerUnderTest,
  plan: string,
  interval: 'week' | 'month' | 'year',
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update prices set stripe_price_id = 'price_withdrawn'
       where interval = $2 and service_id = (select id from services where name = $1)`,
      [plan, interval],
    );
    if (rowCount !== 1) throw new Error(`There is no such price: ${plan}, ${interval}.`);
  } finally {
    await client.end();
  }
}
