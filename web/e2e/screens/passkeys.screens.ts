import { signInAs } from '../support/ownedSite.ts';
import { newOwner, registerByApi } from '../support/owner.ts';
import { query } from '../support/query.ts';
import { expect, test } from '../support/server.ts';
import { shoot } from './shoot.ts';

test('photographs passkeys', async ({ page, server, newVisitor }) => {
  test.setTimeout(180_000);
  const owner = newOwner();
  await signInAs(page, server, await registerByApi(server, owner));
  await query(
    server.databaseUrl,
    `insert into passkeys (id, user_id, credential_id, public_key, name, created_at, last_used_at)
       select gen_random_uuid(), u.id, gen_random_uuid()::text, 'key', n, now(), now()
       from users u, unnest(array['Kitchen laptop', 'Phone']) n where email = $1`,
    [owner.email],
  );
  await page.goto('/account');
  await expect(page.getByText('Kitchen laptop')).toBeVisible();
  await shoot(page, 'account-passkeys');
  const visitor = await newVisitor();
  await visitor.goto(`${server.origin}/login`);
  await expect(visitor.getByRole('button', { name: 'Continue with a passkey' })).toBeVisible();
  await shoot(visitor, 'login-passkey');
});
