import pg from 'pg';

/** Lets new accounts be made again: they are counted by address, and all journeys of a run come from one. */
export async function forgetRegistrations(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("delete from rate_limits where key like 'register:%'");
  } finally {
    await client.end();
  }
}
