import { makeOwner } from './ownedSite.ts';
import { query } from './query.ts';
import { OPERATOR_EMAIL } from './startServer.ts';

type Server = Parameters<typeof makeOwner>[0];

/** Makes an operator of the server; a second try of a test takes the address from the first one's. */
export async function makeOperator(server: Server, email = OPERATOR_EMAIL): ReturnType<typeof makeOwner> {
  await query(
    server.databaseUrl,
    `update users set email = 'former-' || id || '@example.com' where email = $1`,
    [email],
  );
  const operator = await makeOwner(server, 'Otis Brook');
  await query(server.databaseUrl, 'update users set email = $1 where id = $2', [email, operator.id]);
  await query(
    server.databaseUrl,
    `insert into authenticators (id, user_id, sealed_secret, confirmed_at, created_at)
     values (gen_random_uuid(), $1, 'sealed elsewhere', now(), now())`,
    [operator.id],
  );
  return { ...operator, email };
}
