import { expectAccessible } from './support/expectAccessible.ts';
import { signInWithSite } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

test(
  'an owner switches an offer on, shares its link, pauses it with one press and ends it',
  { tag: '@long' },
  async ({ page, server }) => {
    test.setTimeout(120_000);
    const { site } = await signInWithSite(page, server, 'Olga Owner', {
      name: 'Offer Kitchen',
      package: 'GOLD',
      status: 'active_paid',
    });
    await page.goto(`/editor/${site.id}`);
    await page.getByRole('tab', { name: 'Offers' }).click();
    await expect(page.getByRole('button', { name: /^Happy hour/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^First order/ }).click();
    const form = page.getByRole('dialog', { name: 'New offer' });
    const preview = form.getByRole('region', { name: 'Your offer' });
    await expect(preview).toContainText('15% off everything, at most £10, on the first order.');
    await expect(preview).toContainText('There were no orders in the last 7 days');
    await form.getByRole('button', { name: 'With a code' }).click();
    await form.getByRole('textbox', { name: 'Code', exact: true }).fill('welcome');
    await expect(preview).toContainText('with the code WELCOME.');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Switch it on' }).click();

    const link = page.getByRole('dialog', { name: 'Share “First order”' });
    await expect(link.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/\?code=WELCOME$/);
    await expect(link.getByRole('img', { name: /^QR code of/ })).toBeVisible();
    await expectAccessible(page);
    await link.getByRole('button', { name: 'Done' }).click();

    const list = page.getByRole('list', { name: 'Offers' });
    await expect(list.getByText('Active', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Pause: First order' }).click();
    await expect(list.getByText('Paused', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByText('Active', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'More for First order' }).click();
    await page.getByRole('menuitem', { name: 'End for good' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End for good' }).click();
    await expect(list.getByText('Ended', { exact: true })).toBeVisible();
  },
);
