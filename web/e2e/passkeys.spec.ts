import { expectAccessible } from './support/expectAccessible.ts';
import { signInAs } from './support/ownedSite.ts';
import { newOwner, registerByApi } from './support/owner.ts';
import { query } from './support/query.ts';
import { expect, test } from './support/server.ts';
import { addVirtualAuthenticator } from './support/virtualAuthenticator.ts';

test('an owner adds a passkey, signs in with it on a new visit, and removes it', async ({
  page,
  server,
  newVisitor,
}) => {
  const owner = newOwner();
  await signInAs(page, server, await registerByApi(server, owner));
  await query(server.databaseUrl, 'update users set email_verified_at = now() where email = $1', [
    owner.email,
  ]);
  const { cdp, id: authenticatorId } = await addVirtualAuthenticator(page);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByRole('textbox', { name: 'Name' }).fill('Kitchen laptop');
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await section.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section.getByText('not used yet', { exact: false })).toBeVisible();
  await section.getByRole('button', { name: 'Rename Kitchen laptop' }).click();
  await section.getByRole('textbox', { name: 'Name' }).fill('Office laptop');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Office laptop')).toBeVisible();
  await expectAccessible(page);

  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const visitor = await newVisitor();
  const second = await addVirtualAuthenticator(visitor);
  await visitor.goto(`${server.origin}/login`);
  // A device without a passkey of the account.
  await visitor.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(visitor.getByText('No passkey was used. Please try again.')).toBeVisible();
  for (const credential of credentials)
    await second.cdp.send('WebAuthn.addCredential', { authenticatorId: second.id, credential });
  await visitor.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(visitor).toHaveURL(`${server.origin}/dashboard`);

  await visitor.goto(`${server.origin}/account`);
  const theirs = visitor.getByRole('region', { name: 'Passkeys' });
  await expect(theirs.getByText('last used on', { exact: false })).toBeVisible();
  await theirs.getByRole('button', { name: 'Remove Office laptop' }).click();
  const question = visitor.getByRole('alertdialog');
  await expect(question.getByText('your password alone will be enough', { exact: false })).toBeVisible();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(theirs.getByText('Office laptop')).toBeHidden();
  await server.mailTo(owner.email, 'A passkey was removed from your account');
});
