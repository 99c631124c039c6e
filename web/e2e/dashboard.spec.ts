import { expectAccessible } from './support/expectAccessible.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

test(
  'the owner chooses a free website in the upgrade dialog and gets to the plans',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server, 'Frida Free');
    const free = await makeSite(server, owner, { name: 'Free Fig' });
    await makeSite(server, owner, { name: 'Gold Fig', status: 'active_paid', package: 'GOLD' });
    await signInAs(page, server, owner);
    await page.goto('/dashboard');
    await expect(page.getByText('2websites managed')).toBeVisible();

    const upgrade = page.getByRole('button', { name: 'Upgrade a Site' });
    const dialog = page.getByRole('dialog', { name: 'Which website do you want to upgrade?' });
    await upgrade.click();
    await expect(dialog.getByRole('listitem')).toHaveText([/Free Fig14-day free trial$/]);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(upgrade).toBeFocused();

    await upgrade.click();
    await dialog.getByRole('link', { name: 'Upgrade Free Fig' }).click();
    await expect(page).toHaveURL(`/packages?upgrading=${free.id}`);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Frida Free' })).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);
