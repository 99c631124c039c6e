import { expect } from '@playwright/test';
import { makeOperator } from '../support/operator.ts';
import { makeOwner, makeSite, signInAs } from '../support/ownedSite.ts';
import { test } from '../support/server.ts';
import { shoot } from './shoot.ts';

const WIDTHS = [390, 768, 1280];

test('the console of operators', async ({ page, server }) => {
  const owner = await makeOwner(server, 'Olivia Green');
  const site = await makeSite(server, owner, {
    name: 'The Fig Tree',
    status: 'active_paid',
    package: 'GOLD',
  });
  await signInAs(page, server, await makeOperator(server));
  await page.goto('/operator?q=fig');
  await page.getByRole('link', { name: 'The Fig Tree' }).first().waitFor();
  await shoot(page, 'operator-find', WIDTHS);
  await page.goto(`/operator?q=${site.slug}`);
  await page.getByRole('link', { name: 'The Fig Tree' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Fig Tree' })).toBeVisible();
  await shoot(page, 'operator-site', WIDTHS);
  await page.getByRole('link', { name: 'Olivia Green' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olivia Green' })).toBeVisible();
  await shoot(page, 'operator-person', WIDTHS);
  await page.goto('/operator/log');
  await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
  await shoot(page, 'operator-log', WIDTHS);
});
