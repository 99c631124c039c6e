import { expect, test } from './support/server.ts';
import { composer, conversation, newBusiness, previewUrl, say } from './support/setup.ts';

/** Milliseconds from the landing page to the preview, without time to think. */
const MOST_TIME = 20_000;
/** Messages of the visitor, presses of answers included. */
const MOST_MESSAGES = 6;

for (const width of [1280, 390])
  test(
    `a visitor with a written menu has a preview 20 seconds and 6 messages after the landing page, ${width} px`,
    { tag: '@long' },
    async ({ page, newVisitor }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 844 });
      const { name, menu } = newBusiness('Pie House');
      const start = Date.now();
      await page.goto('/');
      const field = page.getByRole('textbox', { name: 'What is your restaurant called?' });
      await field.fill(name);
      await field.press('Enter');
      await expect(conversation(page)).toContainText('Which brand colours would you like?');
      await page.getByRole('button', { name: 'Petrol and apricot' }).click();
      await expect(conversation(page)).toContainText('Which dishes do people love most?');
      await page.getByRole('list', { name: 'Quick answers' }).getByRole('button', { name: 'Skip' }).click();
      await page.getByRole('button', { name: 'Skip for now' }).click();
      await expect(conversation(page)).toContainText('Could you send me your menu?');
      await expect(composer(page)).toBeVisible();
      await say(page, menu);
      await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
      expect(Date.now() - start, 'time to the preview').toBeLessThan(MOST_TIME);
      const said = conversation(page).getByText(/^You:/);
      expect(await said.count()).toBeGreaterThan(0);
      expect(await said.count()).toBeLessThanOrEqual(MOST_MESSAGES);
      const diner = await newVisitor();
      await diner.goto(await previewUrl(page));
      await expect(diner.getByRole('listitem').filter({ hasText: 'Calzone' })).toContainText('£11.00');
    },
  );
