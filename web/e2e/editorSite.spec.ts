import type { Page } from '@playwright/test';
import { expectOnSite, field, notices, openNewEditor, preview } from './support/editor.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectUncovered } from './support/expectUncovered.ts';
import { SMALL_LOOKS } from './support/looks.ts';
import { makeOwner, signInAs } from './support/ownedSite.ts';
import { pictureFile } from './support/pictureFile.ts';
import { expect, test } from './support/server.ts';

/** Each theme has its own style sheet. */
const styleSheet = (page: Page) => preview(page).locator('link[rel=stylesheet]').first();
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test('the address of the editor contains the open tab, for Back and for a reload', async ({
  page,
  server,
}) => {
  const { site } = await openNewEditor(page, server, 'homepage');
  await expect(page.getByText('Free Plan')).toBeVisible();
  await page.getByRole('tab', { name: 'Products' }).click();
  await expect(page).toHaveURL(`/editor/${site.id}?tab=products`);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Brand colours' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.getByRole('row', { name: 'Margherita' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hero photo' })).toBeVisible();
  await page.goto(`${server.origin}/editor/${site.id}?tab=nonsense`);
  await expect(page.getByRole('tab', { name: 'Homepage' })).toHaveAttribute('aria-selected', 'true');
});

test('the editor shows another owner’s website as not found', async ({ page, server, newVisitor }) => {
  const { site } = await openNewEditor(page, server, 'homepage');
  const other = await newVisitor();
  await signInAs(other, server, await makeOwner(server, 'Sam Stranger'));
  for (const id of [site.id, 'nonsense']) {
    await other.goto(`${server.origin}/editor/${id}`);
    await expect(
      other.getByRole('heading', { level: 1, name: 'We couldn’t find this website' }),
    ).toBeVisible();
  }
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Go to My Restaurants' }).click();
  await expect(other).toHaveURL(`${server.origin}/my-restaurants`);
});

test('a hero picture is cropped to 16:9, shown on the site, and removed', async ({ page, server }) => {
  const { site } = await openNewEditor(page, server, 'homepage');
  await expect(page.getByText('Best at 1920x1080.')).toBeVisible();
  await expectAccessible(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pictureFile('terrace.jpg', 1000, 1000));
  const dialog = page.getByRole('dialog', { name: 'Choose what to show' });
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(notices(page)).toContainText('Your hero photo is saved.');
  const hero = page.getByRole('img', { name: 'Your hero photo as visitors see it' });
  await expect(hero).toHaveAttribute('src', /^https?:/);
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(16 / 9, 1);
  await expectOnSite(server, site.slug, '.webp');
  await expect(preview(page).locator('img').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this image?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(notices(page)).toContainText('The image is removed.');
  await expect(hero).toBeHidden();
  await expect(page.locator(':focus')).toContainText('No photo yet');
  await expectOnSite(server, site.slug, '.webp', false);
  await expect(page.getByRole('button', { name: 'Choose an image' }).first()).toBeVisible();
});

test('the preview and the site show the saved tagline', async ({ page, server }) => {
  const { site } = await openNewEditor(page, server, 'homepage');
  const tagline = page.getByRole('textbox', { name: /^Tagline/ });
  await tagline.fill('Dough that rests for two days');
  await save(page).click();
  await expect(notices(page)).toContainText('Your tagline is saved.');
  await expectOnSite(server, site.slug, 'Dough that rests for two days');
  await expect(preview(page).getByText('Dough that rests for two days')).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test('the settings form shows errors at its fields, then saves colours and theme', async ({
  page,
  server,
}) => {
  const { site } = await openNewEditor(page, server, 'settings');
  await expectAccessible(page);
  await field(page, 'Name').fill('');
  await page.getByRole('textbox', { name: /^Public email for orders/ }).fill('no address');
  await save(page).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Please enter the name of the restaurant.');
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^Public email/ })).toHaveAccessibleDescription(
    'Please check the email address.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(field(page, 'Name')).toHaveValue(site.name);

  await field(page, 'Name').fill('The Olive Yard');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('020 7946 0999');
  await field(page, 'Main colour').fill('#f8b500');
  await field(page, 'Main colour').press('Tab');
  await expect(page.getByText('Main colour. Too light for white text, so we use dark text.')).toBeVisible();
  await field(page, 'Main colour').fill('#7a1f1f');
  await field(page, 'Main colour').press('Tab');
  await expect(page.getByText('Main colour. Easy to read')).toBeVisible();
  await expect(styleSheet(page)).toHaveAttribute('href', /trattoria/);
  await page.getByRole('radio', { name: /^Counter/ }).check({ force: true });
  await save(page).click();
  await expect(notices(page)).toContainText('Your changes are saved.');
  await expect(page.getByRole('heading', { level: 1, name: 'The Olive Yard' })).toBeVisible();
  await expectOnSite(server, site.slug, '020 7946 0999');
  await expect(preview(page).getByRole('heading', { level: 1, name: 'The Olive Yard' })).toBeVisible();
  await expect(styleSheet(page)).toHaveAttribute('href', /counter/);
});

test('the old address of a site redirects to its new address', async ({ page, server, newVisitor }) => {
  const { site } = await openNewEditor(page, server, 'settings');
  const wanted = `${site.slug}-new`;
  const address = page.getByRole('textbox', { name: 'Web address' });
  await address.fill('admin');
  const change = page.getByRole('button', { name: 'Change address' });
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await change.click();
  await expect(address).toHaveAccessibleDescription(/reserved|kept/);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(question).toBeHidden();
  await expect(address).toHaveValue('admin');
  await address.fill(wanted);
  await change.click();
  await expect(question).toContainText('The old address will lead visitors to the new one.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Change address' }).click();
  await expect(notices(page)).toContainText('Your website is now at');
  const visitor = await newVisitor();
  await visitor.goto(server.siteUrl(site.slug));
  await expect(visitor).toHaveURL(server.siteUrl(wanted));
  await expect(preview(page).getByRole('heading', { level: 1, name: site.name })).toBeVisible();
});

test('an owner closes a website and opens it again', async ({ page, server, newVisitor, problems }) => {
  problems.expect(/status of 410/);
  const { site } = await openNewEditor(page, server, 'settings');
  await page.getByRole('button', { name: 'Close this website…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close this website?' });
  await question.getByRole('button', { name: 'Close website' }).click();
  await expect(page.getByText('This website is closed to visitors.', { exact: true })).toBeVisible();
  // The notice is optimistic; visitors see the server's state.
  await expect(notices(page)).toContainText('Your website is closed.');
  const heading = page.getByRole('tabpanel').getByRole('heading', { name: 'Close this website' });
  await expect(heading).toBeFocused();
  const visitor = await newVisitor();
  const gone = await visitor.goto(server.siteUrl(site.slug));
  expect(gone?.status()).toBe(410);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(notices(page)).toContainText('Your website is open again.');
  await expect(page.getByRole('heading', { level: 1, name: site.name })).toBeFocused();
  const open = await visitor.reload();
  expect(open?.status()).toBe(200);
  await expect(preview(page).getByRole('heading', { level: 1, name: site.name })).toBeVisible();
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the live preview opens in a drawer on a narrow window', async ({ page, server }) => {
    const { site } = await openNewEditor(page, server, 'homepage');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Preview' }).click();
    const drawer = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview(page).getByRole('heading', { level: 1, name: site.name })).toBeVisible();
    await expectAccessible(page, SMALL_LOOKS);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  });

  test('the save bar covers no edited field, and no notice covers the save bar', async ({ page, server }) => {
    await openNewEditor(page, server, 'settings');
    const phone = page.getByRole('textbox', { name: /^Phone/ });
    const bottom = await phone.evaluate((field) => field.getBoundingClientRect().bottom);
    await page.setViewportSize({ width: 390, height: Math.ceil(bottom) + 8 });
    await phone.fill('020 7946 0999');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await expectUncovered(phone);
    await save(page).click();
    await expect(notices(page)).toContainText('Your changes are saved.');
    await phone.fill('020 7946 0123');
    await expectUncovered(save(page));
    await expectUncovered(page.getByRole('button', { name: 'Reset' }));
    await expectUncovered(notices(page).getByRole('button', { name: 'Close' }));
  });
});
