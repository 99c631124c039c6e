import type { Page } from '@playwright/test';
import { demoSite } from './support/demoSite.ts';
import { addDish, enterDetails, newDiner } from './support/diner.ts';
import { loseFirstAnswer } from './support/loseFirstAnswer.ts';
import { orderNumber } from './support/orderNumber.ts';
import { expect, test } from './support/server.ts';

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(({ page, server }) => page.goto(server.siteUrl(demoSite.slug)));

test('the menu links to its sections, and its search finds a dish', async ({ page }) => {
  await expect(page).toHaveTitle(/Olive & Ember/);
  await expect(page.getByRole('heading', { level: 1, name: demoSite.name })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Drinks' }).click();
  await expect(page.getByRole('heading', { name: 'Drinks' })).toBeInViewport();
  const find = page.getByRole('searchbox', { name: 'Find a dish' });
  await find.fill('honeycomb');
  await expect(page.getByRole('listitem').filter({ hasText: 'Whipped ricotta' })).toBeVisible();
  const diavola = page.getByRole('heading', { name: 'Diavola' }).filter({ visible: true });
  await expect(diavola).toHaveCount(0);
  await find.fill('soup of the day');
  await expect(page.getByRole('status').filter({ hasText: 'No dish matches' })).toHaveText(
    'No dish matches “soup of the day”',
  );
  await find.fill('');
  await expect(diavola).not.toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const opener = page.getByRole('button', { name: 'Find a dish' });
  await expect(find).toBeHidden();
  await opener.press('Enter');
  await expect(find).toBeFocused();
  await page.keyboard.type('PIZZA');
  await expect(page.getByRole('heading', { level: 3 }).filter({ visible: true }).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(find).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a diner chooses a pizza in its dialog, changes it in the basket and orders it', async ({
  page,
  server,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Margherita', exact: true });
  await expect(page.getByRole('link', { name: 'Review order' })).toBeHidden();
  await page.getByRole('link', { name: 'Margherita', exact: true }).first().click();
  await expect(page).toHaveURL(/\/dishes\/[\w-]{8}-margherita$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Margherita', exact: true }).first().click();
  await dialog.getByRole('radio', { name: '12"' }).check();
  await dialog.getByRole('checkbox', { name: /^Anchovies/ }).check();
  await dialog.getByRole('checkbox', { name: /^No basil/ }).check();
  await expect(dialog.locator('[data-state=C]')).toContainText('fish');
  await dialog.getByRole('textbox', { name: 'Note for this dish' }).fill('Well done');
  await dialog.getByRole('button', { name: 'Add to basket · £12.70' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 item · £12.70')).toBeInViewport();
  await addDish(page, 'Tiramisu');
  await page.reload();
  await expect(page.getByText('2 items · £19.70')).toBeVisible();

  await page.getByRole('link', { name: 'Review order' }).click();
  await page.getByRole('button', { name: 'One more: Margherita, 12"' }).click();
  await expect(page.getByRole('button', { name: 'Place order · £32.40' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tiramisu' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Change Margherita, 12"' }).click();
  await expect(page.getByRole('checkbox', { name: /^Anchovies/ })).toBeChecked();
  await page.getByRole('radio', { name: '9"' }).check();
  await expect(page.getByRole('checkbox', { name: /^Anchovies/ })).toBeChecked();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const diner = newDiner('Petra Pizza');
  await enterDetails(page, diner);
  await page.getByRole('button', { name: 'Place order · £20.60' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for Olive & Ember' })).toBeVisible();
  await expect(page.getByText('Margherita, 9"')).toContainText('No basil');
  const mail = await server.mailTo(demoSite.ownerEmail, diner.name);
  for (const words of ['No basil', 'Well done']) expect(mail.text).toContain(words);
});

test(
  'the order form shows errors at its fields and keeps the entered text',
  { tag: '@long' },
  async ({ page, problems, server }) => {
    problems.expect(/status of 422/);
    await addDish(page, 'Meatballs in tomato');
    await page.getByRole('link', { name: 'Review order' }).click();
    const diner = { ...newDiner('Robin "R" <Field>'), note: 'Two lines:\nno olives & no onions' };
    await enterDetails(page, { ...diner, phone: '12', email: 'not an address' });
    await page.getByRole('button', { name: /^Place order/ }).click();

    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Phone', 'Email']);
    const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    await expect(phone).toHaveAccessibleDescription(
      'Please check the phone number: it needs at least 6 digits.',
    );
    await expect(email).toHaveAccessibleDescription('Please check the email address.');
    await expect(phone).toHaveValue('12');
    await expect(email).toHaveValue('not an address');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(diner.name);
    await expect(page.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue(diner.note);
    await expect(phone).toBeFocused();
    await page.getByRole('alert').getByRole('link', { name: 'Email' }).click();
    await expect(email).toBeFocused();

    await enterDetails(page, diner);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(phone).toHaveAccessibleDescription('In case the kitchen has a question.');
    await page.getByRole('button', { name: 'Place order · £9.50' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for Olive & Ember' })).toBeVisible();
    await server.mailTo(diner.email, /^Your order \d+ at Olive & Ember$/);
    expect((await server.mailTo(demoSite.ownerEmail, diner.name)).text).toContain('no olives & no onions');
  },
);

test('a double click places one order, and the order empties the basket', async ({ page }) => {
  await addDish(page, 'Affogato');
  await page.getByRole('link', { name: 'Review order' }).click();
  const diner = newDiner('Dora Double');
  await enterDetails(page, diner);
  let orders = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') orders += 1;
  });
  await page.getByRole('button', { name: /^Place order/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Waiting for Olive & Ember' })).toBeVisible();
  expect(orders).toBe(1);
  await page.getByRole('link', { name: 'Back to the menu' }).click();
  await expect(page.getByRole('link', { name: 'Review order' })).toBeHidden();
});

/** What diners do whose order got no answer. */
const REPEATS: Record<string, (page: Page) => Promise<unknown>> = {
  'ordering again': async () => undefined,
  'reloading and ordering again': (page) => page.reload(),
  'leaving, going back and ordering again': async (page) => {
    await page.goBack();
    await page.goForward();
  },
};

for (const [how, repeat] of Object.entries(REPEATS))
  test(
    `${how} after a lost answer shows the order and places no second one`,
    { tag: '@long' },
    async ({ page, server, problems }) => {
      problems.expect(/ERR_FAILED/);
      const orders = await loseFirstAnswer(page, server.origin);
      const diner = { ...newDiner('Tara Train'), note: 'No basil, please' };
      await addDish(page, 'Affogato');
      await page.getByRole('link', { name: 'Review order' }).click();
      await enterDetails(page, diner);
      const place = page.getByRole('button', { name: /^Place order/ });
      await place.click();
      await expect(page.getByRole('alert')).toContainText('we don’t know yet whether your order was placed');
      const { subject } = await server.mailTo(demoSite.ownerEmail, diner.name);
      await repeat(page);
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(diner.name);
      await expect(page.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue(diner.note);
      await place.click();
      await expect(page.getByRole('heading', { name: 'Waiting for Olive & Ember' })).toBeVisible();
      expect(orders()).toBe(2);
      expect(await server.messagesTo(diner.email)).toHaveLength(1);
      expect(subject).toMatch(new RegExp(`^New order ${await orderNumber(page)} for `));
    },
  );

test(
  'an address without a restaurant says that there is no restaurant',
  { tag: '@long' },
  async ({ page, server, problems }) => {
    problems.expect(/status of 404/);
    const response = await page.goto(server.siteUrl('nobody-cooks-here'));
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'No restaurant at this address' }),
    ).toBeVisible();
    const missing = await page.goto(server.siteUrl(demoSite.slug, '/no/such/page'));
    expect(missing?.status()).toBe(404);
    await page.getByRole('link', { name: 'See the menu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: demoSite.name })).toBeVisible();
  },
);
