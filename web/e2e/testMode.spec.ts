import { addDish, enterDetails, newDiner } from './support/diner.ts';
import { openNewEditor } from './support/editor.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/server.ts';

test(
  'an owner without opening hours orders in test mode, answers as the kitchen does, and leaves test mode',
  { tag: '@long' },
  async ({ page, context, server }) => {
    const { site, owner } = await openNewEditor(page, server, 'ordering', { hasHours: false });
    const [menu] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: /^Place a test order/ }).click(),
    ]);
    await expect(menu).toHaveURL(server.siteUrl(site.slug));
    await expect(menu.getByText('Test mode: orders you place here reach nobody.')).toBeVisible();
    await expectAccessible(menu);
    await addDish(menu, 'Margherita');
    await menu.getByRole('link', { name: 'Review order' }).click();
    await enterDetails(menu, newDiner('Tess Tester'));
    await expect(menu.getByRole('combobox')).toHaveText('As soon as possible, about 20 min');
    await expectAccessible(menu);
    await menu.getByRole('button', { name: 'Place order · £8.50' }).click();
    await expect(menu.getByRole('heading', { level: 1, name: 'Your test order worked' })).toBeVisible();
    await expect(menu.getByText('Test order: it reaches nobody, and no emails are sent.')).toBeVisible();
    await expectAccessible(menu);

    const [kitchen] = await Promise.all([
      context.waitForEvent('page'),
      menu.getByRole('link', { name: /^Answer it as the kitchen/ }).click(),
    ]);
    await kitchen.getByRole('button', { name: 'Accept the order' }).click();
    await expect(kitchen.getByRole('heading', { level: 1, name: 'You accepted this order' })).toBeVisible();
    await expect(menu.getByRole('heading', { level: 1, name: 'Order accepted' })).toBeVisible();
    await kitchen.getByRole('button', { name: 'Mark as ready' }).click();
    await expect(menu.getByRole('heading', { level: 1, name: 'Ready to collect' })).toBeVisible();

    await menu.getByRole('button', { name: 'Leave test mode' }).click();
    await expect(menu).toHaveURL(server.siteUrl(site.slug));
    await expect(menu.getByText('Test mode')).toBeHidden();
    await expect(menu.getByText('Not taking online orders right now', { exact: true })).toBeVisible();
    expect(await server.messagesTo(owner.email)).toEqual([]);
  },
);
