import { expect, test } from '../support/server.ts';
import { makeOwner, makeSite, signInAs } from '../support/ownedSite.ts';
import { shoot } from './shoot.ts';

test('photographs the page of the plan, the dashboard and the editor with the steps', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const owner = await makeOwner(server);
  const site = await makeSite(server, owner, { name: 'The Gilded Fig' });
  await signInAs(page, server, owner);
  await page.goto('/plan');
  await expect(page.getByText(/orders? (?:used )?this month/)).toBeVisible();
  await shoot(page, 'plan');
  await page.goto('/dashboard');
  await expect(page.getByText(/steps to your first order/)).toBeVisible();
  await shoot(page, 'plan-dashboard');
  await page.goto(`/editor/${site.id}?tab=ordering`);
  await expect(page.getByText(/steps to your first order/)).toBeVisible();
  await shoot(page, 'plan-editor');
});
