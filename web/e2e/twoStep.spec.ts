import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { signInAs } from './support/ownedSite.ts';
import { newOwner, type Owner, registerByApi } from './support/owner.ts';
import { query } from './support/query.ts';
import { expect, test } from './support/server.ts';
import { totpOf } from './support/totp.ts';

async function password(page: Page, origin: string, { email, password: secret }: Owner): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
}

test('an owner switches two-step sign-in on, signs in with a code, and with a recovery code without the phone', async ({
  page,
  server,
  newVisitor,
}) => {
  const owner = newOwner();
  await signInAs(page, server, await registerByApi(server, owner));
  await query(server.databaseUrl, 'update users set email_verified_at = now() where email = $1', [
    owner.email,
  ]);
  // A day later the password is asked again.
  await query(
    server.databaseUrl,
    `update sessions set confirmed_at = now() - interval '1 day' where user_id = (select id from users where email = $1)`,
    [owner.email],
  );
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a wrong guess');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();

  const key = await section.getByRole('group', { name: 'Key for your authenticator app' }).textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await section.getByLabel('Code from the app').fill(totpOf(secret, -1));
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Switch on' }).click();
  const shown = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible();

  const phone = await newVisitor();
  await password(phone, server.origin, owner);
  await expectAccessible(phone);
  await phone.getByRole('textbox', { name: 'Code' }).fill(totpOf(secret));
  await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(phone).toHaveURL(`${server.origin}/dashboard`);

  const lost = await newVisitor();
  await password(lost, server.origin, owner);
  await lost.getByRole('textbox', { name: 'Code' }).fill(totpOf(secret));
  await lost.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(
    lost.getByText('This code has been used already. Please wait for the next one.'),
  ).toBeVisible();
  await lost.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await lost.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await lost.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(lost).toHaveURL(`${server.origin}/dashboard`);
  await server.mailTo(owner.email, 'A recovery code was used to sign in');
});
