import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/server.ts';
import { conversation, newBusiness } from './support/setup.ts';
import { openWidget, widget, widgetButton } from './support/widget.ts';

test(
  'the chat over a page has the card of facts in full screen, and goes on with what was entered in it',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(90_000);
    const { name } = newBusiness('Card House');
    await page.setViewportSize({ width: 1280, height: 844 });
    await openWidget(page, '/contact');
    await expect(widget(page).getByText('Your site so far')).toHaveCount(0);
    await widgetButton(page, 'Open in full screen').click();
    await widget(page).getByText('Your site so far').click();
    const card = widget(page).getByRole('list', { name: 'Your site so far' });
    await card.getByRole('button', { name: 'Add: Name' }).click();
    const field = card.getByRole('textbox', { name: 'Name' });
    await field.fill(name);
    await test.step('what is typed in it stays in another width and in the card of the widget', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(field).toHaveValue(name);
      await widgetButton(page, 'Leave full screen').click();
      await expect(field).toHaveCount(0);
      await widgetButton(page, 'Open in full screen').click();
      await expect(field).toHaveValue(name);
    });
    await field.press('Enter');
    await expect(card.getByRole('button', { name: 'Edit: Name' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.getByRole('list', { name: 'Quick answers' }).getByRole('button', { name: 'Go on' }).click();
    await expect(conversation(page)).toContainText('Which brand colours would you like?');
    await expect(
      page.getByRole('list', { name: 'Quick answers' }).getByRole('button', { name: 'Go on' }),
    ).toHaveCount(0);
  },
);
