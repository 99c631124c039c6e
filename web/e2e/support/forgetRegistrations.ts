import { query } from './query.ts';

/** Lets new accounts be made again: they are counted by address, and all journeys of a run come from one. */
export async function forgetRegistrations(databaseUrl: string): Promise<void> {
  await query(databaseUrl, "delete from rate_limits where key like 'register:%'");
}
