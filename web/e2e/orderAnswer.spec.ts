import { demoSite } from './support/demoSite.ts';
import { newDiner, placeOrder } from './support/diner.ts';
import { followMailLink, openMail } from './support/openMail.ts';
import { expect, test } from './support/server.ts';

test('the owner rejects an order from the mail, and the diner sees the reason without a reload', async ({
  page,
  server,
  newVisitor,
  problems,
}) => {
  problems.expect(/status of 422/);
  const diner = { ...newDiner('Rita Refused'), note: 'Window seat' };
  await page.goto(server.siteUrl(demoSite.slug));
  await placeOrder(page, ['Diavola', 'Diavola'], diner);
  await expect(page.getByRole('heading', { name: 'Waiting for Olive & Ember' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));

  const inbox = await newVisitor();
  const mail = await server.mailTo(demoSite.ownerEmail, `: £27.00, ${diner.name}`);
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
});

test('an order accepts only the first answer, and a second answer shows the current state', async ({
  page,
  server,
  newVisitor,
  problems,
}) => {
  problems.expect(/status of 409/);
  const diner = newDiner('Otto Once');
  await page.goto(server.siteUrl(demoSite.slug));
  await placeOrder(page, ['Tiramisu'], diner);
  const mail = await server.mailTo(demoSite.ownerEmail, diner.name);
  const inbox = await newVisitor();
  const first = await followMailLink(inbox, await openMail(inbox, server.origin, mail), 'Accept · 15 min');
  const second = await followMailLink(inbox, await openMail(inbox, server.origin, mail), 'Decline');
  await first.getByRole('radio', { name: '30 min' }).check();
  await first.getByRole('button', { name: 'Accept the order' }).click();
  await expect(first.getByRole('heading', { level: 1, name: 'You accepted this order' })).toBeVisible();
  await second.getByRole('textbox', { name: 'Another reason' }).fill('Too late');
  await second.getByRole('button', { name: 'Decline with this reason' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'You accepted this order' })).toBeVisible();
  await server.mailTo(diner.email, /^Ready around \d\d:\d\d: your order at Olive & Ember$/);
  expect((await server.messagesTo(diner.email)).map(({ subject }) => subject)).not.toContain(
    'Olive & Ember cannot take your order',
  );
});

test('forged order links open no order', async ({ page, server, problems }) => {
  problems.expect(/status of 404/);
  for (const path of ['/order/guessed', '/answer/guessed']) {
    const response = await page.goto(server.siteUrl(demoSite.slug, path));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing on this plate' })).toBeVisible();
  }
});
