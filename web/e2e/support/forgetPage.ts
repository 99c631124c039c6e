import { query } from './query.ts';
import type { ServerUnderTest } from './server.ts';

/** Forgets that a payment page is open, as a process that never heard of it; the next one is opened beside it. */
export async function forgetPage({ databaseUrl }: ServerUnderTest, pageId: string): Promise<void> {
  const forgotten = await query(
    databaseUrl,
    "update checkout_attempts set state = 'closed' where stripe_session_id = $1 returning id",
    [pageId],
  );
  if (forgotten.length !== 1) throw new Error(`There is no payment page ${pageId}.`);
}
