import { demoSite } from './support/demoSite.ts';
import { newDiner, placeOrder } from './support/diner.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { followMailLink, openMail } from './support/openMail.ts';
import { orderNumber } from './support/orderNumber.ts';
import { expect, test } from './support/server.ts';

test(
  'the owner rejects an order from the mail, and the diner sees the reason without a reload',
  { tag: '@long' },
  async ({ page, server, newVisitor, problems }) => {
    problems.expect(/status of 422/);
    const diner = { ...newDiner('Rita Refused'), note: 'Window seat' };
    await page.goto(server.siteUrl(demoSite.slug));
    await placeOrder(page, ['Meatballs in tomato', 'Meatballs in tomato'], diner);
    await expect(page.getByRole('heading', { name: 'Waiting for Olive & Ember' })).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));

    const inbox = await newVisitor();
    const mail = await server.mailTo(demoSite.ownerEmail, `: £19.00, ${diner.name}`);
    const text = await openMail(inbox, server.origin, mail);
    await expect(text.getByText('Window seat')).toBeVisible();
    const answer = await followMailLink(inbox, text, 'Decline');
    const reject = answer.getByRole('button', { name: 'Decline with this reason' });
    await reject.click();
    const reason = answer.getByRole('textbox', { name: 'Another reason' });
    await expect(reason).toHaveAccessibleDescription('Please tell the customer why.');
    await reason.fill('The oven is down tonight.');
    await reject.click();
    await expect(answer.getByRole('heading', { level: 1, name: 'You declined this order' })).toBeVisible();

    await expect(
      page.getByRole('heading', { level: 1, name: 'Sorry, Olive & Ember cannot make this order' }),
    ).toBeVisible();
    await expect(page.getByText('The oven is down tonight.')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Sorry, Olive & Ember cannot make this order');
    await expect(page.locator('html')).toHaveAttribute('data-not-reloaded');
    const told = await server.mailTo(diner.email, /^Olive & Ember cannot take your order$/);
    expect(told.text).toContain('The oven is down tonight.');
  },
);

test(
  'a diner cancels an order, the restaurant gets a mail, and the diner orders the same dishes again',
  { tag: '@long' },
  async ({ page, server }) => {
    await page.goto(server.siteUrl(demoSite.slug));
    await placeOrder(page, ['Meatballs in tomato', 'Meatballs in tomato'], newDiner('Carla Cancels'));
    const number = await orderNumber(page);
    await page.getByText('Cancel the order').click();
    // The diner looks at another tab and comes back.
    const followed = page.waitForResponse(page.url());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await followed;
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This order was cancelled' })).toBeVisible();
    await expect(page.getByText('You cancelled it. Nothing was charged.')).toBeVisible();
    await expect(page.getByText('Cancel the order')).toBeHidden();
    await expectAccessible(page);
    const told = await server.mailTo(demoSite.ownerEmail, new RegExp(`^Order ${number} .*was cancelled`));
    expect(told.text).toContain('Please do not make it.');

    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order · £19.00' })).toBeVisible();
  },
);

test('forged order links open no order', async ({ page, server, problems }) => {
  problems.expect(/status of 404/);
  for (const path of ['/order/guessed', '/answer/guessed']) {
    const response = await page.goto(server.siteUrl(demoSite.slug, path));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing on this plate' })).toBeVisible();
  }
});
