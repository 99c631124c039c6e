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

    await test.step('in another width the card is in another place, with what is open and typed', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('button', { name: 'Add: Phone' }).click();
      const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
      await phone.fill('020 7946');
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(phone).toHaveValue('020 7946');
      }
      await phone.press('Escape');
    });

    await fromLogoToClaim(page, business);
    await change(page, 'Edit: Name', 'Name', `Cod ${business.name}`);
    await expect.poll(() => previewUrl(page)).toContain('://cod-fine-');
    await page.goto(await previewUrl(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cod ${business.name}`);
    await expect(page.getByText('Fish and chips since 1974').first()).toBeVisible();
  },
);
