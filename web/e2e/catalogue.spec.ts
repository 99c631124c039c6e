import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { planCard } from './support/plans.ts';
import { expect, test } from './support/server.ts';

test('the explanation of a feature opens by keyboard and by mouse', { tag: '@long' }, async ({ page }) => {
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

test('the services page links to its plans and the assistant', { tag: '@long' }, async ({ page }) => {
  await page.goto('/services');
  await expect(planCard(page, 'Gold Restaurant')).toBeVisible();
  await page.getByRole('button', { name: 'Start 14-Day Free Trial' }).click();
  const plans = page.getByRole('region', { name: 'Our Most Popular Plans' });
  await expect(plans).toBeFocused();
  await expect(plans).toBeInViewport();
  await expect(plans.getByRole('article')).toHaveCount(4);
  await expect(plans.getByText('No account needed to start.')).toHaveCount(4);
  await planCard(page, 'Silver Restaurant').getByRole('link', { name: 'Start Building Now' }).click();
  await expect(page).toHaveURL('/setup?package=Silver+Restaurant');
});
