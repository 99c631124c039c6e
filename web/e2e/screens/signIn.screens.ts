import { signInAs } from '../support/ownedSite.ts';
import { newOwner, registerByApi } from '../support/owner.ts';
import { query } from '../support/query.ts';
import { expect, test } from '../support/server.ts';
import { totpOf } from '../support/totp.ts';
import { shoot } from './shoot.ts';

test('photographs two-step sign-in', async ({ page, server, newVisitor }) => {
  test.setTimeout(180_000);
  const owner = newOwner();
  await signInAs(page, server, await registerByApi(server, owner));
  const own = 'user_id = (select id from users where email = $1)';
  await query(server.databaseUrl, 'update users set email_verified_at = now() where email = $1', [
    owner.email,
  ]);
  await query(
    server.databaseUrl,
    `update sessions set confirmed_at = created_at - interval '1 day' where ${own}`,
    [owner.email],
  );
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(section).toBeVisible();
  await shoot(page, 'account-two-step-off');
  await section.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(dialog).toBeVisible();
  await shoot(page, 'account-confirm');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const key = await section.getByRole('group', { name: 'Key for your authenticator app' }).textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  await shoot(page, 'account-two-step-setup');
  await section.getByLabel('Code from the app').fill(totpOf(secret));
  await section.getByRole('button', { name: 'Switch on' }).click();
  await expect(section.getByRole('listitem').first()).toBeVisible();
  await shoot(page, 'account-recovery-codes');
  await section.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible();
  await shoot(page, 'account-two-step-on');
  await query(
    server.databaseUrl,
    `update sessions set confirmed_at = created_at - interval '1 day' where ${own}`,
    [owner.email],
  );
  await section.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog).toBeVisible();
  await shoot(page, 'account-confirm-two-ways');

  const visitor = await newVisitor();
  await visitor.goto(`${server.origin}/login`);
  await visitor.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await visitor.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await shoot(visitor, 'second-step');
  await visitor.getByRole('textbox', { name: 'Code' }).fill('000000');
  await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(visitor.getByText('This code is wrong.', { exact: false })).toBeVisible();
  await shoot(visitor, 'second-step-wrong');
});
