import { expect, test } from '../support/server.ts';
import { newBusiness, say, upToTheLogo } from '../support/setup.ts';
import { FOLDER } from './shoot.ts';

for (const width of [390, 768, 1280])
  for (const theme of ['light', 'dark'] as const)
    test(`the reveal of the built site, ${width} px, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      const business = newBusiness('Pie House');
      await upToTheLogo(page, business);
      await page.getByRole('button', { name: 'Skip for now' }).click();
      await say(page, business.menu);
      await page.locator('[data-reveal="alone"] #claim-title').waitFor({ state: 'attached' });
      await page.screenshot({ path: `${FOLDER}ready-alone-${width}-${theme}.png` });
      await expect(page.getByRole('button', { name: 'Claim My Free Site' })).toBeVisible();
      await page.screenshot({ path: `${FOLDER}ready-moved-${width}-${theme}.png` });
    });
