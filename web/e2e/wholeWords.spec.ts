import { fullSite } from './support/fullSite.ts';
import { lookAtMenuEditor, lookAtMenuPages } from './support/menuScreens.ts';
import { signInAs } from './support/ownedSite.ts';
import { expectWholeWords } from './support/expectWholeWords.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(180_000);

test('the check finds a planted word that is broken', { tag: '@long' }, async ({ page }) => {
  await page.setContent('<p style="width: 3ch; overflow-wrap: anywhere">with brown sauce</p>');
  await expect(expectWholeWords(page)).rejects.toThrow('brown in “with brown sauce”');
  await page.setContent('<p style="width: 12ch; overflow-wrap: anywhere">with brown sauce</p>');
  await expectWholeWords(page);
});

test(
  'no word is broken on the pages of visitors on a phone',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.expect(/status of 404/);
    for (const { path } of ROUTES.filter(({ isGuarded }) => !isGuarded)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectWholeWords(page);
    }
  },
);

test('no word is broken in the editor on a phone', { tag: '@long' }, async ({ page, server }) => {
  // Its way is that of a large window.
  await page.setViewportSize({ width: 1280, height: 800 });
  await lookAtMenuEditor(page, server, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectWholeWords(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const site = await fullSite(server, 'counter');
  await signInAs(page, server, site.owner);
  for (const path of ['/dashboard', '/plan', '/my-restaurants', '/account', '/orders', '/orders/reports']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectWholeWords(page);
  }
  for (const tab of ['homepage', 'settings', 'team', 'offers', 'redesign', 'ordering']) {
    await page.goto(`/editor/${site.id}?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expectWholeWords(page);
  }
});

test('no word is broken on the menu pages on a phone', { tag: '@long' }, ({ page, server }) =>
  lookAtMenuPages(page, server, () => expectWholeWords(page)),
);
