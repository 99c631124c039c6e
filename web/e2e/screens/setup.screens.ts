import { expect, test } from '../support/server.ts';
import { conversation, newBusiness, say, sayUpToTheLogo } from '../support/setup.ts';
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
  await expect(page.getByRole('heading', { name: 'A line we could not read (1)' })).toBeVisible();
  await shoot(page, 'setup-review', WIDTHS);
});

test('the menu in the card, the button that builds, and the match of columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/setup');
  await sayUpToTheLogo(page, newBusiness('Pie House'));
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(conversation(page)).toContainText('Could you send me your menu?');
  await page.getByText('Your site so far').click();
  await page.getByRole('button', { name: 'Add: Menu' }).click();
  const menu = page.getByRole('group', { name: 'Menu' });
  await menu.getByRole('textbox', { name: 'Name', exact: true }).fill('Steak pie');
  await menu.getByRole('textbox', { name: 'Price' }).fill('11');
  await menu.getByRole('textbox', { name: 'Name of the new section' }).fill('Pies');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // The card is in another place in another width.
    await menu.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
    await shoot(page, 'setup-card-menu', [width]);
  }
  await menu.getByRole('button', { name: 'Save' }).click();
  await menu.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Build my website' }).scrollIntoViewIfNeeded();
  await shoot(page, 'setup-card-build', WIDTHS);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByText('Your site so far').click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Attach a menu file/ }).click();
  await (
    await choosing
  ).setFiles({
    name: 'menu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name_el;name_en;kostos\nFasolada;Bean soup;4,50\nMoussaka;Moussaka;9,80\n'),
  });
  await expect(page.getByText('Which column is what?')).toBeVisible();
  await shoot(page, 'setup-columns', WIDTHS);
});
