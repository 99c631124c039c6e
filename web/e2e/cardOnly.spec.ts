import { expectAccessible } from './support/expectAccessible.ts';
import { claim, newOwner } from './support/owner.ts';
import { expect, test } from './support/server.ts';
import { composer, conversation, newBusiness, previewUrl } from './support/setup.ts';

/** Milliseconds from the first page to the preview, without time to think. */
const MOST_TIME = 20_000;

for (const width of [1280, 390])
  test(
    `a visitor who writes no sentence builds and claims a right site with the card, ${width} px`,
    { tag: '@long' },
    async ({ page, newVisitor }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 844 });
      const { name } = newBusiness('Pie House');
      const card = page.getByRole('list', { name: 'Your site so far' });
      const start = Date.now();
      await page.goto('/setup');
      await expect(composer(page)).toBeVisible();
      await page.getByText('Your site so far').click();
      const open = (fact: string) => card.getByRole('button', { name: `Add: ${fact}` }).click();
      const save = async () => {
        await card.getByRole('button', { name: 'Save' }).click();
        await expect(card.getByRole('button', { name: 'Save' })).toHaveCount(0);
      };

      await open('Name');
      await card.getByRole('textbox', { name: 'Name' }).fill(name);
      await save();
      await open('Colours');
      await card.getByRole('button', { name: 'Petrol and apricot' }).click();
      await save();
      await open('Opening hours');
      await card.getByRole('button', { name: 'Start with a usual week' }).click();
      await save();
      await open('Collection and delivery');
      await card.getByRole('checkbox', { name: 'We deliver it' }).check();
      await card.getByRole('textbox', { name: 'Name' }).fill('Near');
      await card.getByRole('textbox', { name: 'Postcodes' }).fill('SE1');
      await save();
      await open('Menu');
      const menu = card.getByRole('group', { name: 'Menu' });
      await menu.getByRole('textbox', { name: 'Name', exact: true }).fill('Steak pie');
      await menu.getByRole('textbox', { name: 'Price' }).fill('11');
      await menu.getByRole('textbox', { name: 'Name of the new section' }).fill('Pies');
      await save();
      await menu.getByRole('button', { name: 'Add a dish' }).click();
      await menu.getByRole('textbox', { name: 'Name', exact: true }).fill('Leek pie');
      await menu.getByRole('textbox', { name: 'Price' }).fill('9.50');
      await save();
      await menu.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Build my website' }).click();
      await expect(page.getByRole('heading', { name: 'Your Live Website is Ready!' })).toBeVisible();
      expect(Date.now() - start, 'time to the preview').toBeLessThan(MOST_TIME);
      // The visitor has only asked to build it.
      await expect(conversation(page).getByText('You:')).toHaveCount(1);
      await expectAccessible(page);

      await page.setViewportSize({ width, height: 844 });
      const address = await previewUrl(page);
      const diner = await newVisitor();
      await diner.goto(address);
      await expect(diner.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(diner.getByRole('listitem').filter({ hasText: 'Leek pie' })).toContainText('£9.50');
      await expect(diner.getByText('Delivery £2.50, minimum £15.00')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tell the assistant' })).toHaveCount(0);

      await claim(page, newOwner());
      await expect(page).toHaveURL('/my-restaurants');
      await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
    },
  );
