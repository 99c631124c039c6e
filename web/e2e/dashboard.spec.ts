import { expectAccessible } from './support/expectAccessible.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { expect, test } from './support/server.ts';

test('the dashboard of an owner without a website shows a greeting, zero websites and no upgrade', async ({
  page,
  server,
}) => {
  await signInAs(page, server, await makeOwner(server, 'Nora None'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Nora None' })).toBeVisible();
  await expect(page.getByText('0websites managed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unlock Your Growth' })).toBeHidden();
  const subscriptions = page.getByRole('region', { name: 'Paid subscriptions' });
  await expect(subscriptions.getByRole('button', { name: 'Manage Billing' })).toBeDisabled();
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Create New Website' })).toBeVisible();
  await main.getByRole('link', { name: 'Manage' }).click();
  await expect(page).toHaveURL('/my-restaurants');
});

test('the dashboard offers no upgrade to an owner whose only website is on a paid plan', async ({
  page,
  server,
}) => {
  const owner = await makeOwner(server, 'Pia Paid');
  await makeSite(server, owner, { status: 'active_paid', package: 'GOLD' });
  await signInAs(page, server, owner);
  await page.goto('/dashboard');
  await expect(page.getByText('1website managed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unlock Your Growth' })).toBeHidden();
});

test('the owner chooses a free website in the upgrade dialog and gets to the plans', async ({
  page,
  server,
}) => {
  const owner = await makeOwner(server, 'Frida Free');
  const free = await makeSite(server, owner, { name: 'Free Fig' });
  await makeSite(server, owner, { name: 'Gold Fig', status: 'active_paid', package: 'GOLD' });
  await signInAs(page, server, owner);
  await page.goto('/dashboard');
  await expect(page.getByText('2websites managed')).toBeVisible();
  await expectAccessible(page);

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
});

test('the upgrade dialog is empty when another tab has upgraded the last free website', async ({
  page,
  server,
}) => {
  const owner = await makeOwner(server, 'Ella Empty');
  await makeSite(server, owner);
  await signInAs(page, server, owner);
  await page.goto('/dashboard');
  // After the free websites are counted and before they are listed.
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('UpgradeDialogQuery')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { viewer: { restaurants: { edges: unknown[] } } } };
    body.data.viewer.restaurants.edges = [];
    await route.fulfill({ response, json: body });
  });
  await page.getByRole('button', { name: 'Upgrade a Site' }).click();
  await expect(page.getByRole('dialog')).toContainText('No free websites available to upgrade.');
  await expectAccessible(page);
});

test('the dashboard offers the preview and the claim of an unclaimed website of this browser', async ({
  page,
  server,
  newVisitor,
}) => {
  await signInAs(page, server, await makeOwner(server, 'Uma Unclaimed'));
  const preview = server.siteUrl('olive-and-ember');
  await page.evaluate((address) => {
    localStorage.setItem('restaurantClaimToken', 'kept-from-before');
    localStorage.setItem('restaurantPreviewUrl', address);
  }, preview);
  await page.goto('/dashboard');
  await expect(page.getByText('Your live preview is ready!')).toBeVisible();
  const panel = page.getByRole('region', { name: 'You Have an Unclaimed Website!' });
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Uma Unclaimed' })).toBeVisible();
  await expectAccessible(page);
  const opening = page.waitForEvent('popup');
  await panel.getByRole('link', { name: 'View Your Preview Site' }).click();
  const opened = await opening;
  await expect(opened).toHaveURL(preview);
  await expect(panel.getByRole('link', { name: 'Claim My Website' })).toHaveAttribute('href', '/setup');

  const second = await page.context().newPage();
  await second.goto(`${server.origin}/robots.txt`);
  await second.evaluate(() => {
    localStorage.removeItem('restaurantClaimToken');
    localStorage.removeItem('restaurantPreviewUrl');
  });
  await expect(panel).toBeHidden();
  await expect(page.getByText('Your live preview is ready!')).toBeHidden();

  const stranger = await newVisitor();
  await signInAs(stranger, server, await makeOwner(server, 'Stan Stranger'));
  await stranger.goto(`${server.origin}/dashboard`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Hello, Stan Stranger' })).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'You Have an Unclaimed Website!' })).toBeHidden();
});

test('the dashboard shows an error with Retry when it gets no answer', async ({ page, server, problems }) => {
  problems.expect(/Failed to load resource|NetworkProblem/);
  await signInAs(page, server, await makeOwner(server, 'Rita Retry'));
  await page.route('**/graphql', (route) => route.abort('connectionfailed'));
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Failed to load restaurants.');
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Rita Retry' })).toBeVisible();
});
