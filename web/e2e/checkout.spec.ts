import { expect, test } from './support/billing.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { forgetPage } from './support/forgetPage.ts';
import { moneyOf } from './support/moneyOf.ts';
import { makeOwner, makeSite, signInAs, signInWithSite } from './support/ownedSite.ts';
import { expectSite, openPortal, planCard, selectPlan, subscriptionRows } from './support/plans.ts';
import { CARDS, moveClock, pay, reloadUntil, sendEvents, standInOf } from './support/stripe.ts';
import { withdrawPrice } from './support/withdrawPrice.ts';

test('the payment page explains a declined card, and the page after it says that nothing was charged', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/status of 402/);
  const { site } = await signInWithSite(page, server, 'Dana Declined', { name: 'Second Thoughts' });
  await selectPlan(page, site, 'Silver Restaurant', 'Monthly');
  await standInOf(page);
  await pay(page, CARDS.declined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveAccessibleDescription(
    'Your card was declined.',
  );
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue(CARDS.declined);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/subscription-canceled\?plan=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Canceled' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Back to (?!services)/ })).toHaveAttribute(
    'href',
    `/packages?upgrading=${site.id}`,
  );
  await expect(page.getByText('No charge was made.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to services' }).click();
  await expect(page).toHaveURL('/services');
  await page.goto('/dashboard');
  await expect(page.getByText('You have no paid subscriptions.')).toBeVisible();
  await expectSite(page, site, 'Trialing', 'Free');
});

test('an owner who goes back from the payment page can select a plan again', async ({ page, server }) => {
  const { site } = await signInWithSite(page, server, 'Bea Back', { name: 'There And Back' });
  await selectPlan(page, site, 'Gold Restaurant');
  await standInOf(page);
  const payment = page.url();
  await page.goBack();
  const select = planCard(page, 'Gold Restaurant').getByRole('button', { name: 'Select This Plan' });
  await expect(select).toBeEnabled();
  await select.click();
  // The existing page, not a second one.
  await expect(page).toHaveURL(payment);
  // An unpaid page expires after a day; another selection creates a new page.
  const standIn = await standInOf(page);
  await moveClock(page, standIn, '+1 day', '+1 day');
  await page.goto(payment);
  await expect(page.getByRole('heading', { level: 1, name: 'This page has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/subscription-canceled\?/);
  await page.goto(`/subscription-success?session_id=${payment.split('/').at(-1)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This checkout has ended' })).toBeVisible();
  await selectPlan(page, site, 'Gold Restaurant');
  await standInOf(page);
  expect(page.url()).not.toBe(payment);
  await expect(page.getByRole('button', { name: 'Start trial' })).toBeVisible();
});

test('two tabs that pay for the same site create one subscription', async ({ page, server }) => {
  const { site } = await signInWithSite(page, server, 'Tim Twotabs', { name: 'Twice Baked' });
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(`${server.origin}/packages?upgrading=${site.id}`);
    await expect(planCard(tab, 'Gold Restaurant')).toBeVisible();
  }
  for (const tab of [page, second])
    await planCard(tab, 'Gold Restaurant').getByRole('button', { name: 'Select This Plan' }).click();
  await Promise.all([standInOf(page), standInOf(second)]);
  for (const tab of [page, second]) await pay(tab, CARDS.works);
  for (const tab of [page, second]) await expect(tab.getByText('Twice Baked is now on Gold.')).toBeVisible();
  await openPortal(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Current plan' })).toHaveCount(1);
  await page.goto('/dashboard');
  await expect(subscriptionRows(page)).toHaveCount(1);
  // After its countdown the success page opens /setup with the new features.
  await expect(second).toHaveURL(/\/setup\?upgraded=/);
  await expect(second.getByRole('heading', { level: 1, name: 'Twice Baked is now on Gold' })).toBeVisible();
  await expectAccessible(second);
});

test('one of two payments for the same site is refunded', async ({ page, server, stripe }) => {
  test.setTimeout(120_000);
  const { owner, site } = await signInWithSite(page, server, 'Dora Doublepaid', {
    name: 'Once Is Enough',
    trialUsed: true,
  });
  const second = await page.context().newPage();
  await selectPlan(page, site, 'Gold Restaurant', 'Monthly');
  await standInOf(page);
  await forgetPage(server, page.url().split('/').at(-1) ?? '');
  await second.goto(server.origin);
  await selectPlan(second, site, 'Gold Restaurant', 'Monthly');
  await standInOf(second);
  expect(second.url()).not.toBe(page.url());
  for (const tab of [page, second]) await pay(tab, CARDS.works, 'Pay £59.99');
  await expect
    .poll(() => moneyOf(stripe, owner.email), { timeout: 30_000 })
    .toEqual({ taken: 2 * 5999, back: 5999 });
  const mail = await server.mailTo(owner.email, 'We’ve refunded your second payment for Once Is Enough');
  expect(mail.text).toContain('Refunded: £59.99 (Gold Restaurant)');
  await reloadUntil(page, '/dashboard', async () => {
    await expect(subscriptionRows(page)).toHaveCount(2, { timeout: 2000 });
    for (const status of ['Active', 'Canceled'])
      await expect(subscriptionRows(page).getByText(status, { exact: true })).toHaveCount(1, {
        timeout: 500,
      });
  });
  await expectSite(page, site, 'Active Paid', 'Gold');
  await openPortal(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Current plan' })).toHaveCount(1);
});

test('the success page finds a payment whose webhook is late, and the payment counts once', async ({
  page,
  server,
}) => {
  const { site } = await signInWithSite(page, server, 'Lena Late', { name: 'Slow Post' });
  await selectPlan(page, site, 'Silver Restaurant');
  const standIn = await standInOf(page);
  const payment = page.url();
  await sendEvents(page, standIn, 'Held back');
  await page.goto(payment);
  await pay(page, CARDS.works);
  await expect(page.getByText(/Silver for Slow Post is being switched on/)).toBeVisible();
  await expect(page.getByText('Slow Post is now on Silver.')).toBeVisible();
  await page.goto(`${standIn}/webhooks`);
  await expect(page.getByRole('row', { name: /checkout\.session\.completed.*Waiting/ })).toBeVisible();
  await sendEvents(page, standIn, 'Two or three times each');
  await reloadUntil(page, `${standIn}/webhooks`, () =>
    expect(page.getByText('Waiting', { exact: true })).toHaveCount(0, { timeout: 500 }),
  );
  await sendEvents(page, standIn, 'In order');
  await expectSite(page, site, 'Trialing', 'Silver');
  await page.goto(`${server.origin}/dashboard`);
  await expect(subscriptionRows(page)).toHaveCount(1);
});

test('selecting another plan in a second tab closes the payment page of the first tab', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/status of 410/);
  const { site } = await signInWithSite(page, server, 'Oda Other', { name: 'Either Or' });
  const second = await page.context().newPage();
  await selectPlan(page, site, 'Gold Restaurant');
  await standInOf(page);
  await second.goto(`${server.origin}/packages?upgrading=${site.id}`);
  await planCard(second, 'Silver Restaurant').getByRole('button', { name: 'Select This Plan' }).click();
  await standInOf(second);
  await pay(page, CARDS.works);
  await expect(page.getByRole('heading', { level: 1, name: 'This page has expired' })).toBeVisible();
  await pay(second, CARDS.works);
  await expect(second.getByText('Either Or is now on Silver.')).toBeVisible();
  await second.getByRole('button', { name: 'Stay on this page' }).click();
  await second.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(subscriptionRows(second)).toHaveCount(1);
});

test('the success page does not accept an invented payment', async ({ page, server }) => {
  await signInAs(page, server, await makeOwner(server, 'Fay Forged'));
  for (const query of ['', '?session_id=cs_test_invented0000000000', '?session_id=%3Cb%3E']) {
    await page.goto(`/subscription-success${query}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'We couldn’t find this payment' }),
    ).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
  }
  await expectAccessible(page);
});

test('a social media plan belongs to no website, has no trial, and is on the dashboard', async ({
  page,
  server,
}) => {
  const { site } = await signInWithSite(page, server, 'Greta Gram', { name: 'Corner Kitchen' });
  await page.goto('/packages');
  await page.getByRole('button', { name: 'Social Media' }).click();
  await expect(page.getByText(/your whole business rather than one website/)).toBeVisible();
  const social = planCard(page, 'Silver Social Media');
  await social.getByRole('button', { name: 'Monthly' }).click();
  await social.getByRole('button', { name: 'Select This Plan' }).click();
  await standInOf(page);
  await pay(page, CARDS.works, 'Pay £119.99');
  await expect(page.getByText('Thank you. You are now on Silver Social Media.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(subscriptionRows(page)).toHaveText(/^Silver Social MediaRenews on \d+ \w+ \d{4}Active$/);
  await expectSite(page, site, 'Trialing', 'Free');
});

test('a guest who selects a plan must log in and returns to the plans', async ({ page, server }) => {
  const owner = await makeOwner(server);
  const site = await makeSite(server, owner);
  await page.goto(`/packages?upgrading=${site.id}`);
  await expect(
    page.getByText(/^You are upgrading a website\. Sign in first, then pick a plan/),
  ).toBeVisible();
  await planCard(page, 'Gold Restaurant').getByRole('button', { name: 'Select This Plan' }).click();
  const failure = planCard(page, 'Gold Restaurant').getByRole('alert');
  await expect(failure).toContainText('You must be logged in to subscribe.');
  await expectAccessible(page);
  await failure.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=.*upgrading.*${site.id}`));
});

test('an owner cannot select a plan for another owner’s site', async ({ page, server, problems }) => {
  problems.expect(/^dialog: We couldn’t find this website in your account\.$/);
  const site = await makeSite(server, await makeOwner(server, 'Olga Owner'), { name: 'Not For You' });
  await signInAs(page, server, await makeOwner(server, 'Ned Nosy'));
  await selectPlan(page, site, 'Gold Restaurant');
  await expect(page.getByText('We couldn’t find this website in your account.')).toBeVisible();
  await expect(planCard(page, 'Gold Restaurant').getByRole('alert')).toContainText(
    'We couldn’t find this website in your account.',
  );
  await expect(page.getByText('Not For You')).toBeHidden();
});

test('an error at the plan and in a browser alert reports that the payment provider refused the checkout', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/^dialog: Failed to create checkout session\.$/);
  const { site } = await signInWithSite(page, server, 'Otis Outage', { name: 'Off Line' });
  await withdrawPrice(server, 'Platinum Restaurant', 'week');
  await selectPlan(page, site, 'Platinum Restaurant', 'Weekly');
  const platinum = planCard(page, 'Platinum Restaurant');
  await expect(platinum.getByRole('alert')).toContainText('Failed to create checkout session.');
  await expect(platinum.getByRole('button', { name: 'Select This Plan' })).toBeEnabled();
  await expectAccessible(page);
  await platinum.getByRole('button', { name: 'Monthly' }).click();
  await platinum.getByRole('button', { name: 'Select This Plan' }).click();
  await standInOf(page);
});
