import { demoSite } from './support/demoSite.ts';
import { enterDetails, newDiner } from './support/diner.ts';
import { linkOf } from './support/linkOf.ts';
import { loseFirstAnswer } from './support/loseFirstAnswer.ts';
import { orderNumber } from './support/orderNumber.ts';
import { expect, test } from './support/server.ts';

test.use({ javaScriptEnabled: false });

test(
  'a diner orders and the owner answers without JavaScript',
  { tag: '@long' },
  async ({ page, server, newVisitor, problems }) => {
    problems.expect(/status of 422/);
    await page.goto(server.siteUrl(demoSite.slug));
    await expect(page.getByRole('link', { name: 'Review order' })).toBeHidden();
    await page.getByText('Diet and allergens').click();
    await page.getByRole('checkbox', { name: 'Vegetarian' }).check();
    await page.getByRole('button', { name: 'Show dishes' }).click();
    await expect(page.getByRole('link', { name: 'Meatballs in tomato' })).toBeHidden();
    await page.getByRole('button', { name: 'Add Tiramisu' }).click();
    await expect(page.getByText('1 item · £7.00')).toBeVisible();
    await page.getByRole('link', { name: 'Margherita', exact: true }).first().click();
    await page.getByRole('radio', { name: '12"' }).check();
    await page.getByRole('checkbox', { name: /^Anchovies/ }).check();
    await page.getByRole('checkbox', { name: /^No basil/ }).check();
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await page.getByRole('link', { name: 'Review order' }).click();
    await expect(page.getByRole('button', { name: 'Place order · £19.70' })).toBeVisible();

    const diner = { ...newDiner('Nora Noscript'), note: 'Ring the bell, please' };
    await enterDetails(page, { ...diner, email: 'nora@' });
    await page.getByRole('button', { name: 'One more: Tiramisu' }).click();
    await expect(page.getByRole('button', { name: 'Place order · £26.70' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(diner.name);

    await page.getByRole('button', { name: /^Place order/ }).click();
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Email']);
    await expect(email).toHaveAccessibleDescription('Please check the email address.');
    await expect(email).toHaveValue('nora@');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(diner.name);
    await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue(diner.phone);
    await expect(page.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue(diner.note);

    await email.fill(diner.email);
    await page.getByRole('button', { name: 'Place order · £26.70' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Waiting for Olive & Ember' })).toBeVisible();
    const number = await orderNumber(page);

    const mail = await server.mailTo(
      demoSite.ownerEmail,
      `New order ${number} for Olive & Ember: £26.70, ${diner.name}`,
    );
    expect(mail.text).toContain(diner.note);
    const owner = await newVisitor();
    await owner.goto(linkOf(mail, 'Accept · 20 min'));
    await expect(owner.getByRole('radio', { name: '20 min' })).toBeChecked();
    await owner.getByRole('radio', { name: '45 min' }).check();
    await owner.getByRole('button', { name: 'Accept the order' }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'You accepted this order' })).toBeVisible();

    // The page reloads automatically.
    await expect(page.getByRole('heading', { level: 1, name: 'Order accepted' })).toBeVisible({
      timeout: 40_000,
    });
    await server.mailTo(
      diner.email,
      /^Ready around (?:\w+ \d+ \w+, )?\d\d:\d\d: your order at Olive & Ember$/,
    );
  },
);

test(
  'sending the form again after a lost answer without JavaScript places no second order',
  { tag: '@long' },
  async ({ page, server, problems }) => {
    // The browser's error page does not support view transitions.
    problems.expect(/ERR_FAILED|ViewTransition opt-in disabled/);
    await page.goto(server.siteUrl(demoSite.slug));
    const orders = await loseFirstAnswer(page, server.origin);
    const diner = newDiner('Nils Noscript');
    await page.getByRole('button', { name: 'Add Tiramisu' }).click();
    await page.getByRole('link', { name: 'Review order' }).click();
    await enterDetails(page, diner);
    await page.getByRole('button', { name: /^Place order/ }).click();
    const { subject } = await server.mailTo(demoSite.ownerEmail, diner.name);
    // The browser's error page is there.
    await expect(page.getByRole('heading', { name: 'Your order' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Waiting for Olive & Ember' })).toBeVisible();
    expect(orders()).toBe(2);
    expect(await server.messagesTo(diner.email)).toHaveLength(1);
    expect(subject).toMatch(new RegExp(`^New order ${await orderNumber(page)} for `));
  },
);

test('the owner’s app says that it needs JavaScript', async ({ page }) => {
  await page.goto('/');
  expect(await page.locator('noscript').innerText()).toContain('owner area needs JavaScript');
});
