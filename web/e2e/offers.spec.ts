import type { Page } from '@playwright/test';
import { addDish, enterDetails, newDiner, placeOrder } from './support/diner.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { makeOffer } from './support/makeOffer.ts';
import { asOwner, makeOwner, makeSiteWithMenu, type OwnedSite, signInAs } from './support/ownedSite.ts';
import { expect, test, type ServerUnderTest } from './support/server.ts';

const onGold = async (server: ServerUnderTest) =>
  makeSiteWithMenu(server, await makeOwner(server), { status: 'active_paid', package: 'GOLD' });

const PHONE = { width: 390, height: 844 };

/** An owner makes an offer in the editor: 10 % off from £10.00, with a code. */
async function makeInEditor(page: Page, server: ServerUnderTest, site: OwnedSite): Promise<void> {
  await signInAs(page, server, site.owner);
  await page.goto(`${server.origin}/editor/${site.id}?tab=offers`);
  await page.getByRole('button', { name: /^First order/ }).click();
  const form = page.getByRole('dialog', { name: 'New offer' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Spring');
  await form.getByRole('textbox', { name: 'Percent' }).fill('10');
  await form.getByRole('textbox', { name: 'Minimum order' }).fill('10');
  await form.getByRole('checkbox', { name: 'Only for a guest’s first order' }).uncheck();
  await form.getByRole('button', { name: 'With a code' }).click();
  await form.getByRole('textbox', { name: 'Code', exact: true }).fill('spring');
  await form.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByRole('dialog', { name: 'Share “Spring”' })).toBeVisible();
}

test('a code from the editor saves money in the basket, in the mail, at the desk and on the kitchen ticket', async ({
  page,
  server,
  newVisitor,
}) => {
  const site = await onGold(server);
  const desk = await newVisitor();
  await makeInEditor(desk, server, site);
  await page.setViewportSize(PHONE);
  await page.goto(server.siteUrl(site.slug, '/?code=spring'));
  await expect(page).toHaveURL(server.siteUrl(site.slug, '/'));
  await expect(
    page.getByText('The code SPRING is in your basket: 10% off everything, at most £10, from £10.'),
  ).toBeVisible();
  await addDish(page, 'Margherita');
  await page.getByRole('link', { name: 'Review order' }).click();
  const code = page.getByRole('textbox', { name: 'Offer code' });
  await expect(code).toHaveValue('SPRING');
  await expect(page.getByText('£1.50 more and it is yours.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  const diner = newDiner('Sam Saver');
  await enterDetails(page, diner);
  await page.getByRole('button', { name: 'One more: Margherita' }).click();
  await expect(page.getByText('This code counts for your order.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the code' }).click();
  await expect(code).toBeFocused();
  await expect(page.getByRole('button', { name: 'Place order · £17.00' })).toBeVisible();
  await code.fill('spring');
  await code.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(diner.name);
  await page.getByRole('button', { name: 'Place order · £15.30' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Waiting for ${site.name}` })).toBeVisible();
  await expect(page.getByText('−£1.70')).toBeVisible();
  await expect(page.getByText('£15.30')).toBeVisible();
  await expectAccessible(page);
  expect((await server.mailTo(site.owner.email, diner.name)).text).toContain('Spring  −£1.70');

  await desk.setViewportSize(PHONE);
  await desk.goto(`${server.origin}/orders`);
  const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: diner.name });
  await expect(row).toContainText('Offer −£1.70');
  await row.getByRole('link').click();
  await expect(desk.getByText('Spring (SPRING)').first()).toBeVisible();
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.locator('[data-ticket]').getByText('Spring (SPRING)')).toBeVisible();
  await expect(desk.locator('[data-ticket]').getByText('−£1.70')).toBeVisible();
});

test(
  'the menu has the prices of an offer that counts now, and the dialog of a dish calculates with them',
  { tag: '@long' },
  async ({ page, server }) => {
    const site = await onGold(server);
    await makeOffer(server, site, { name: 'Quiet days', endsOn: '2099-12-31' });
    await page.goto(server.siteUrl(site.slug));
    await expect(page.getByRole('region', { name: 'Offers' })).toContainText(
      'Quiet days: 10% off everything, until 31 December 2099.',
    );
    await expect(page.getByRole('listitem').filter({ hasText: 'Margherita as it' })).toContainText(
      'was £8.50, now £7.65',
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Margherita', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Margherita' });
    await dialog.getByRole('button', { name: /^One more/ }).click();
    await expect(dialog.getByRole('button', { name: /^Add to basket/ })).toContainText('£15.30');
    await expectAccessible(page);
  },
);

test(
  'when an offer ends while the basket is open, the page says the new total and keeps what was typed',
  { tag: '@long' },
  async ({ page, server, problems }) => {
    problems.expect(/status of 409/);
    const site = await onGold(server);
    const promotionId = await makeOffer(server, site, { name: 'Happy hour' });
    await page.goto(server.siteUrl(site.slug));
    await addDish(page, 'Margherita');
    await page.getByRole('link', { name: 'Review order' }).click();
    await enterDetails(page, { ...newDiner('Hattie Hour'), note: 'By the door' });
    await asOwner(
      server,
      site.owner,
      'mutation ($input: EndPromotionInput!) { outcome: endPromotion(input: $input) { __typename } }',
      { promotionId },
    );
    await page.getByRole('button', { name: 'Place order · £7.65' }).click();
    await expect(page.getByRole('alert')).toContainText('the total is now £8.50');
    await expect(page.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue('By the door');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Place order · £8.50' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Waiting for ${site.name}` })).toBeVisible();
  },
);

test(
  'an offer for a first order is refused for the second one with the reason at the code',
  { tag: '@long' },
  async ({ page, server, problems }) => {
    problems.expect(/status of 409/);
    const site = await onGold(server);
    await makeOffer(server, site, { name: 'Welcome', code: 'WELCOME', isFirstOrder: true });
    const diner = newDiner('Fay First');
    await page.goto(server.siteUrl(site.slug, '/?code=welcome'));
    await placeOrder(page, ['Margherita'], diner);
    await expect(page.getByText('−£0.85')).toBeVisible();

    await page.goto(server.siteUrl(site.slug, '/?code=welcome'));
    await addDish(page, 'Margherita');
    await page.getByRole('link', { name: 'Review order' }).click();
    await enterDetails(page, { ...diner, email: diner.email.toUpperCase() });
    await page.getByRole('button', { name: 'Place order · £7.65' }).click();
    await expect(page.getByRole('textbox', { name: 'Offer code' })).toHaveAccessibleDescription(
      'This offer is for a first order.',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Place order · £8.50' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Waiting for ${site.name}` })).toBeVisible();
    await expect(page.getByText('Welcome')).toBeHidden();
  },
);

test(
  'a code whose uses are taken says so, and the offer of the day leaves the menu',
  { tag: '@long' },
  async ({ page, server, newVisitor, problems }) => {
    problems.expect(/status of 409/);
    const site = await onGold(server);
    await makeOffer(server, site, { name: 'The first one', code: 'FIRST', percent: 20, useLimit: 1 });
    await makeOffer(server, site, { name: 'One today', useLimit: 1 });
    const late = await newVisitor();
    await late.goto(server.siteUrl(site.slug, '/?code=first'));
    await addDish(late, 'Margherita');
    await late.getByRole('link', { name: 'Review order' }).click();
    await enterDetails(late, newDiner('Lara Late'));

    await page.goto(server.siteUrl(site.slug, '/?code=first'));
    await placeOrder(page, ['Margherita'], newDiner('Ed Early'));
    await late.getByRole('button', { name: 'Place order · £6.80' }).click();
    const code = late.getByRole('textbox', { name: 'Offer code' });
    await expect(code).toHaveAccessibleDescription('This offer is used up.');
    await late.getByRole('button', { name: 'Place order · £7.65' }).click();
    await expect(late.getByText('One today')).toBeVisible();

    // The worker publishes the site again.
    await expect(async () => {
      await page.goto(server.siteUrl(site.slug, '/?code=first'));
      await expect(page.getByRole('region', { name: 'Offers' })).toBeHidden();
    }).toPass();
    await addDish(page, 'Margherita');
    await page.getByRole('link', { name: 'Review order' }).click();
    await expect(page.getByRole('textbox', { name: 'Offer code' })).toHaveAccessibleDescription(
      'This offer is used up.',
    );
    await expect(page.getByRole('button', { name: 'Place order · £8.50' })).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a diner enters a code, reads why it does not count, and orders with it',
    { tag: '@long' },
    async ({ page, server }) => {
      const site = await onGold(server);
      await makeOffer(server, site, { name: 'Big tables', code: 'TABLE', minimum: 1200 });
      await page.goto(server.siteUrl(site.slug));
      await page.getByRole('button', { name: 'Add Margherita' }).click();
      await page.getByRole('link', { name: 'Review order' }).click();
      const diner = newDiner('Nora Noscript');
      await enterDetails(page, diner);
      await page.getByRole('textbox', { name: 'Offer code' }).fill('tabel');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('We don’t know this code. Please check its spelling.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Offer code' }).fill('table');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('£3.50 more and it is yours.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(diner.name);
      await page.getByRole('button', { name: 'One more: Margherita' }).click();
      await page.getByRole('button', { name: 'Place order · £15.30' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Waiting for ${site.name}` })).toBeVisible();
      await expect(page.getByText('Big tables')).toBeVisible();
    },
  );
});
