import { query } from './query.ts';
import type { ServerUnderTest } from './server.ts';

/** Closes a checkout attempt only in our database, so that the next checkout opens a second payment page. */
export async function forgetPage({ databaseUrl }: ServerUnderTest, pageId: string): Promise<void> {
  const forgotten = await query(
    databaseUrl,
    "update checkout_attempts set state = 'closed' where stripe_session_id = $1 returning id",
    [pageId],
  );
  if (forgotten.length !== 1) throw new Error(`There is no payment page ${pageId}.`);
}
