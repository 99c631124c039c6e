import { forgetPage } from './support/forgetPage.ts';
import { moneyOf } from './support/moneyOf.ts';
import { signInWithSite } from './support/ownedSite.ts';
import { expectSite, openPortal, planCard, selectPlan, subscriptionRows } from './support/plans.ts';
import { expect, test } from './support/server.ts';
import { CARDS, pay, reloadUntil, standInOf } from './support/stripe.ts';

test(
  'the payment page explains a declined card, and the page after it says that nothing was charged',
  { tag: '@long' },
  async ({ page, server, problems }) => {
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
    await expectSite(server, site, 'TRIALING', 'FREE');
  },
);

test(
  'two tabs that pay for the same site create one subscription',
  { tag: '@long' },
  async ({ page, server }) => {
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
    for (const tab of [page, second])
      await expect(tab.getByText('Twice Baked is now on Gold.')).toBeVisible();
    await openPortal(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Current plan' })).toHaveCount(1);
    await page.goto('/dashboard');
    await expect(subscriptionRows(page)).toHaveCount(1);
  },
);

test(
  'one of two payments for the same site is refunded',
  { tag: '@long' },
  async ({ page, server, stripe }) => {
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
    await expectSite(server, site, 'ACTIVE_PAID', 'GOLD');
    await openPortal(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Current plan' })).toHaveCount(1);
  },
);

test(
  'a social media plan belongs to no website, has no trial, and is on the dashboard',
  { tag: '@long' },
  async ({ page, server }) => {
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
    await expectSite(server, site, 'TRIALING', 'FREE');
  },
);
