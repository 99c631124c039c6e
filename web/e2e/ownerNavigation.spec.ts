import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { LOOKS } from './support/looks.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

test(
  'an owner of two websites walks through one of them by its own navigation',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server, 'Nina North');
    await makeSite(server, owner, { name: 'Amber Fig' });
    await makeSite(server, owner, { name: 'Noodle Bar' });
    await signInAs(page, server, owner);
    await page.goto('/dashboard');
    const bar = page.getByRole('navigation', { name: 'Your restaurant' });
    const current = bar.locator('[aria-current=page]');
    await expect(current).toHaveText('Today');

    await bar.getByRole('link', { name: 'Choose another website than' }).click();
    await expect(page).toHaveURL('/my-restaurants');
    await page.getByRole('link', { name: 'Manage Noodle Bar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Noodle Bar' })).toBeVisible();
    await expect(current).toHaveText('Website');
    await bar.getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true');
    await expect(current).toHaveText('Menu');
    await bar.getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('combobox', { name: 'Restaurant' })).toContainText('Noodle Bar');
    await expect(current).toHaveText('Orders');

    await bar.getByRole('link', { name: 'Plan' }).click();
    await expect(page).toHaveURL('/plan');
    await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeInViewport();
    await expect(current).toHaveText('Plan');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeInViewport();
    await expect(bar).toContainText('Noodle Bar');
  },
);

test(
  'the dashboard of one website is accessible and fits into every window, in both themes',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server, 'Nina North');
    await makeSite(server, owner, { name: 'Amber Fig' });
    await signInAs(page, server, owner);
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Amber Fig' })).toContainText('in sales');
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('navigation', { name: 'Your restaurant' })).toBeVisible();
      await expectNoOverflow(page);
    }
    await expectAccessible(page, LOOKS);
  },
);

test(
  'the page of the plan is accessible and fits into every window, in both themes',
  { tag: '@long' },
  async ({ page, server }) => {
    const owner = await makeOwner(server, 'Petra Plan');
    await makeSite(server, owner, { name: 'Amber Fig' });
    await signInAs(page, server, owner);
    await page.goto('/plan');
    const site = page.getByRole('list', { name: 'Your websites and their plans' }).getByRole('listitem');
    await expect(site).toContainText(/on Free\. /);
    await expect(site).toContainText(/orders? this month|orders used this month/);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoOverflow(page);
    }
    await expectAccessible(page, LOOKS);
  },
);
