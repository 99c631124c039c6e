import { newId } from '../src/lib/ids.ts';
import type { TestApp } from './testApp.ts';

/** An account has an authenticator app from now on, and a verified address, without the ceremony. */
export async function giveSecondFactor(
  app: Pick<TestApp, 'container'>,
  { id }: { id: string },
): Promise<void> {
  const { pool } = app.container.infrastructure.database;
  await pool.query('update users set email_verified_at = now() where id = $1', [id]);
  await pool.query(
    `insert into authenticators (id, user_id, sealed_secret, confirmed_at, created_at)
     values ($1, $2, 'sealed elsewhere', now(), now())`,
    [newId(), id],
  );
}
