import { expect, test } from '../support/server.ts';
import { newBusiness, say, sayUpToTheLogo } from '../support/setup.ts';
import { shoot } from './shoot.ts';

const WIDTHS = [390, 768, 1280];
const MENU =
  'SOUPS\nLeek soup 5.50\nPea soup 5\nCrab bisque market price\nPIES\nSteak pie 11\nFish pie 12.50';

test('the card of facts and its forms', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/setup');
  await sayUpToTheLogo(page, newBusiness('Pie House'));
  await shoot(page, 'setup-chat', WIDTHS);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByText('Your site so far').click();
  await shoot(page, 'setup-card', WIDTHS);
  for (const [name, button] of [
    ['name', /^Edit: Name/],
    ['colours', /^(?:Edit|Add): Colours/],
    ['logo', /^Add: Logo/],
    ['favourites', /: Favourites/],
    ['hours', /: Opening hours/],
    ['ways', /: Collection and delivery/],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: button }).click();
    const card = page.getByRole('list', { name: 'Your site so far' });
    if (name === 'hours') await page.getByRole('button', { name: 'Start with a usual week' }).click();
    if (name === 'ways') await page.getByRole('checkbox', { name: 'We deliver it' }).check();
    await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await card.getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded();
    await shoot(page, `setup-card-${name}`, WIDTHS);
    await card.getByRole('button', { name: 'Cancel' }).click();
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByText('Your site so far').click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await say(page, MENU);
  await expect(page.getByText('Crab bisque market price').last()).toBeVisible();
  await shoot(page, 'setup-review', WIDTHS);
});
