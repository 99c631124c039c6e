import { expect, type Page } from '@playwright/test';
import { test } from '../support/billing.ts';
import { makeOwner, makeSite, signInAs } from '../support/ownedSite.ts';
import { openPortal, planCard, selectPlan } from '../support/plans.ts';
import { CARDS, moveClock, pay, standInOf } from '../support/stripe.ts';
import { shoot } from './shoot.ts';

test('photographs the plans', async ({ page, server }) => {
  test.setTimeout(180_000);
  await page.goto('/services');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
  await shoot(page, 'services');
  for (const category of ['restaurant', 'groceries', 'social']) {
    await page.goto(`/packages?category=${category}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await shoot(page, `packages-${category}`);
  }
  await page.goto('/packages?category=restaurant');
  await page.getByRole('button', { name: 'Select This Plan' }).first().click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await shoot(page, 'packages-chat');
  const owner = await makeOwner(server);
  const site = await makeSite(server, owner, { name: 'The Gilded Fig' });
  await page.goto(`/packages?upgrading=${site.id}`);
  await planCard(page, 'Gold Restaurant').getByRole('button', { name: 'Select This Plan' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot(page, 'packages-guest');
  await page.goto('/subscription-canceled');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'canceled');
  await page.goto('/subscription-success');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'success-unknown');
});

test('photographs the pages from checkout to portal', async ({ page, server, problems }) => {
  problems.expect(/status of 402/);
  test.setTimeout(240_000);
  const owner = await makeOwner(server);
  const site = await makeSite(server, owner, { name: 'The Gilded Fig' });
  await makeSite(server, owner, { name: 'Olive & Ember' });
  await signInAs(page, server, owner);
  await page.goto(`/packages?upgrading=${site.id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await shoot(page, 'packages-upgrading');
  const used = await makeSite(server, owner, { name: 'Second Helping', trialUsed: true });
  await page.goto(`/packages?upgrading=${used.id}`);
  await expect(page.getByText(/trial has been used/)).toBeVisible();
  await shoot(page, 'packages-trial-used');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Upgrade a Site' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(3);
  await shoot(page, 'upgrade-dialog');
  await selectPlan(page, site, 'Gold Restaurant');
  const standIn = await standInOf(page);
  await shoot(page, 'stripe-checkout');
  await pay(page, CARDS.declined);
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot(page, 'stripe-declined');
  await pay(page, CARDS.works);
  await expect(page.getByText(/is now on/)).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await shoot(page, 'success-active');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Show invoices' }).click();
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem').first()).toBeVisible();
  await shoot(page, 'dashboard-trialing');
  await moveClock(page, standIn, '+14 days', '+1 day');
  await shoot(page, 'stripe-clock');
  await page.goto(`${standIn}/webhooks`);
  await shoot(page, 'stripe-webhooks');
  await selectPlan(page, site, 'Platinum Restaurant');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await shoot(page, 'plan-change');
  await openPortal(page);
  await shoot(page, 'stripe-portal');
  await page.getByRole('link', { name: 'Change plan' }).click();
  await page.getByRole('combobox').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Show the cost' }).click();
  await shoot(page, 'stripe-plan');
  await openPortal(page);
  await page.getByRole('link', { name: 'Change card' }).click();
  await typeFailing(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Show invoices' }).click();
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem').nth(1)).toBeVisible();
  await shoot(page, 'dashboard-paid');
  await shootPlan(page, 'plan-paid');
  for (let month = 0; month < 12; month++) await moveClock(page, standIn, '+1 month');
  await openPortal(page);
  await shoot(page, 'stripe-portal-overdue');
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await shoot(page, 'stripe-cancel');
  await page.goto('/my-restaurants');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gilded' })).toBeVisible();
  await shoot(page, 'my-restaurants');
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: 'Your subscriptions' }).first()).toBeVisible();
  await shoot(page, 'dashboard-due');
  await shootPlan(page, 'plan-due');
});

async function shootPlan(page: Page, name: string): Promise<void> {
  await page.goto('/plan');
  await expect(page.getByRole('list', { name: 'Your subscriptions' }).first()).toBeVisible();
  await shoot(page, name);
}

async function typeFailing(page: Page): Promise<void> {
  await shoot(page, 'stripe-card');
  await page.getByRole('textbox', { name: 'Card number' }).fill(CARDS.failsAtRenewal);
  await page.getByRole('textbox', { name: 'Expiry (MM/YY)' }).fill('12/49');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText(/0341/)).toBeVisible();
}
