import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { planCard } from './support/plans.ts';
import { expect, test } from './support/server.ts';
import { avatar } from './support/widget.ts';

test.use({ reducedMotion: 'reduce' });

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

test('each category of plans has its own address and lists the cheapest plan first', async ({ page }) => {
  await page.goto('/packages');
  const toggle = page.getByRole('group', { name: 'Plans for' });
  const categories = [
    ['Restaurants', '/packages', ['Free', 'Silver', 'Gold', 'Platinum'].map((name) => `${name} Restaurant`)],
    ['Groceries', '/packages?category=groceries', ['Silver Grocery', 'Gold Grocery']],
    ['Social Media', '/packages?category=social', ['Silver Social Media', 'Gold Social Media']],
  ] as const;
  await expect(toggle.getByRole('button', { pressed: true })).toHaveText(['Restaurants']);
  for (const [label, address, plans] of [...categories, categories[0]]) {
    await toggle.getByRole('button', { name: label }).click();
    await expect(names(page)).toHaveText([...plans]);
    await expect(page).toHaveURL(address);
    await expect(toggle.getByRole('button', { pressed: true })).toHaveText([label]);
  }
  for (const [, address, plans] of categories) {
    await page.goto(address);
    await expect(names(page)).toHaveText([...plans]);
    await expectAccessible(page);
  }
});

test('a plan card shows its price by week, month and year', async ({ page }) => {
  await page.goto('/packages');
  const gold = planCard(page, 'Gold Restaurant');
  const interval = gold.getByRole('group', { name: 'How often to pay for Gold Restaurant' });
  const table = [
    ['Yearly', '£11.52', 'billed £599.00 yearly', 'Save 23%'],
    ['Monthly', '£13.84', 'billed £59.99 monthly', 'Save 8%'],
    ['Weekly', '£14.99', 'billed £14.99 weekly', null],
  ] as const;
  for (const [name, perWeek, note, badge] of table) {
    if (name !== 'Yearly') await interval.getByRole('button', { name }).click();
    await expect(interval.getByRole('button', { pressed: true })).toHaveText([name]);
    await expect(gold).toContainText(`${perWeek} per week`);
    await expect(gold.getByText(note)).toBeVisible();
    if (badge === null) await expect(gold.getByText(/^Save/)).toBeHidden();
    else await expect(gold.getByText(badge)).toBeVisible();
  }
  // Each card has its own choice, which cannot be empty.
  await interval.getByRole('button', { name: 'Weekly' }).click();
  await expect(interval.getByRole('button', { pressed: true })).toHaveText(['Weekly']);
  await expect(planCard(page, 'Silver Restaurant').getByRole('button', { pressed: true })).toHaveText([
    'Yearly',
  ]);
  await expect(planCard(page, 'Free Restaurant').getByRole('group')).toHaveCount(0);
});

test('selecting a plan without a website to upgrade opens the chat', async ({ page }) => {
  await page.goto('/packages');
  const select = planCard(page, 'Gold Restaurant').getByRole('button', { name: 'Select This Plan' });
  await expect(select).toHaveAccessibleDescription(/You will be redirected to checkout\./);
  await select.click();
  const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(alert).toContainText(
    'To get started, please use the chat assistant in the bottom right corner!',
  );
  await expectAccessible(page);
  await alert.getByRole('button').last().click();
  await expect(alert).toBeHidden();
  await expect(select).toBeFocused();
});

test('the explanation of a feature opens by keyboard and by mouse', async ({ page }) => {
  await page.goto('/packages');
  const more = planCard(page, 'Gold Restaurant').getByRole('button', {
    name: /^More about: Professional redesign/,
  });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  const explanation = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`);
  await expect(explanation).toHaveText((await more.getAttribute('title')) ?? '');
  await expect(explanation).toBeVisible();
  await expectNoOverflow(page);
  await more.click();
  await expect(explanation).toBeHidden();
});

test('the savings calculator starts with its default numbers and recalculates on each change', async ({
  page,
}) => {
  await page.goto('/services');
  const calculator = page.getByRole('region', { name: 'What does commission cost you?' });
  const sums = calculator.getByRole('definition');
  const revenue = calculator.getByRole('spinbutton');
  const slider = calculator.getByRole('slider', { name: 'Commission the app takes' });
  await expect(revenue).toHaveValue('5000');
  await expect(slider).toHaveValue('35');
  await expect(sums).toHaveText(['£1,750.00', '£49.92', '£20,401.00']);
  // The prerendered page is visible before the app, which contains the chat.
  await expect(avatar(page)).toBeVisible();
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(sums).toHaveText(['£1,700.00', '£49.92', '£19,801.00']);
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('15');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('40');
  await revenue.fill('100');
  await expect(sums).toHaveText(['£40.00', '£49.92', '£0.00']);
  await revenue.fill('');
  await expect(sums).toHaveText(['£0.00', '£49.92', '£0.00']);
  await expect(calculator).toContainText('you pay £599.00 a year for Gold.');
});

test('the services page links to the plans, its sections and the assistant', async ({ page }) => {
  await page.goto('/services');
  await expect(planCard(page, 'Gold Restaurant')).toBeVisible();
  await page.getByRole('button', { name: 'Start 14-Day Free Trial' }).click();
  const plans = page.getByRole('region', { name: 'Our Most Popular Plans' });
  await expect(plans).toBeFocused();
  await expect(plans).toBeInViewport();
  await expect(plans.getByRole('article')).toHaveCount(4);
  await expect(plans.getByText('No account needed to start.')).toHaveCount(4);
  for (const [anchor, title, link] of [
    ['restaurant', 'For restaurants', /\/packages(\?category=restaurant)?$/],
    ['groceries', 'For groceries', /\/packages\?category=groceries$/],
    ['social', 'Social media', /\/packages\?category=social$/],
  ] as const) {
    await page.goto(`/services#${anchor}`);
    const section = page.getByRole('main').getByRole('region', { name: title });
    await expect(section).toBeInViewport();
    await expect(section).toBeFocused();
    await section.getByRole('link').click();
    await expect(page).toHaveURL(link);
  }
  await page.goto('/services');
  await planCard(page, 'Silver Restaurant').getByRole('link', { name: 'Start Building Now' }).click();
  await expect(page).toHaveURL('/setup?package=Silver+Restaurant');
});

test('axe finds no problem on the services page, and the page fits a narrow screen', async ({ page }) => {
  await page.goto('/services');
  await expect(planCard(page, 'Gold Restaurant')).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
});

test('the packages page shows an error with Retry when the plans cannot be loaded', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|NetworkProblem/);
  await page.route('**/graphql', (route) => route.abort('connectionfailed'));
  // A page with a query is not prerendered.
  await page.goto('/packages?category=groceries');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch services');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(planCard(page, 'Gold Grocery')).toBeVisible();
});
