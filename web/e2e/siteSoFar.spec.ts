import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/server.ts';
import { fromLogoToClaim, newBusiness, previewUrl, sitePreview, upToTheLogo } from './support/setup.ts';

async function change(page: Page, button: string, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.keyboard.press('Enter');
  const facts = page.getByRole('list', { name: 'Your site so far' });
  await expect(
    facts.getByRole('listitem').filter({ hasText: label }).filter({ hasText: text }),
  ).toBeVisible();
}

test(
  'a visitor corrects the name beside the chat, before and after the preview is built',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    const business = newBusiness('Fine');
    await upToTheLogo(page, business);
    await page.getByText('Your site so far').click();
    await change(page, 'Edit: Name', 'Name', `Codfather ${business.name}`);
    await change(page, 'Add: Tagline', 'Tagline', 'Fish and chips since 1974');
    await expect(sitePreview(page).getByRole('heading', { level: 1 })).toHaveText(
      `Codfather ${business.name}`,
    );
    await expectAccessible(page);

    await page.setViewportSize({ width: 1280, height: 900 });
    await fromLogoToClaim(page, business);
    // In another width the card is in another place, and closed.
    await page.getByText('Your site so far').click();
    await change(page, 'Edit: Name', 'Name', `Cod ${business.name}`);
    await expect.poll(() => previewUrl(page)).toContain('://cod-fine-');
    await page.goto(await previewUrl(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cod ${business.name}`);
    await expect(page.getByText('Fish and chips since 1974').first()).toBeVisible();
  },
);
