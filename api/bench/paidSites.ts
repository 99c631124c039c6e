import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { newId } from '../src/lib/ids.ts';
import { hashSecret } from '../src/lib/secrets.ts';
import type { ClonedSite } from './cloneSites.ts';

/** Uses a connection to the database and closes it. */
export async function withClient<T>(databaseUrl: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Gives all restaurants the plan with the board. Returns the id of this one and the others, and the token of their owner. */
export async function openToAll(client: pg.Client, { slug }: ClonedSite) {
  const token = randomUUID();
  const { rows } = await client.query<{ id: string; slug: string; ownerId: string }>(
    `update restaurants set package = 'GOLD', status = 'active_paid' where slug like 'bench-%'
     returning id, slug, owner_id as "ownerId"`,
  );
  await client.query(
    `insert into sessions (id, user_id, token_hash, created_at, confirmed_at, last_used_at, expires_at)
     values ($1, $2, $3, now(), now(), now(), now() + interval '1 day')`,
    [newId(), rows[0]?.ownerId, hashSecret(token)],
  );
  const idsOf = (isWanted: boolean) =>
    rows.filter((row) => (row.slug === slug) === isWanted).map(({ id }) => id);
  return { ours: idsOf(true)[0] ?? '', others: idsOf(false), token };
}
