import { openNewEditor } from './support/editor.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/server.ts';

/** The longest time that an owner may need, ms. */
const TWO_MINUTES = 120_000;

test(
  'an owner enters a pizza with three sizes and two groups by keyboard',
  { tag: '@long' },
  async ({ page, server }) => {
    await openNewEditor(page, server, 'products');
    const { keyboard } = page;
    const started = Date.now();
    await page.getByRole('button', { name: 'Add product to Pizza' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'New product' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.type('Capricciosa');
    await keyboard.press('Tab');
    await keyboard.type('Ham, artichokes, olives and mushrooms.');
    await page.getByRole('button', { name: 'Add sizes' }).press('Enter');
    for (const [name, price] of [
      ['Small', '9'],
      ['Medium', '11.50'],
      ['Large', '14'],
    ] as const) {
      await keyboard.type(name);
      await keyboard.press('Enter');
      await keyboard.type(price);
      if (name !== 'Large') await keyboard.press('Enter');
    }

    // The first group is new: its drawer opens with the typed name.
    const options = page.locator('summary').filter({ hasText: /^Options/ });
    await options.press('Enter');
    const picker = page.getByRole('combobox', { name: 'Add a group', exact: true });
    await picker.focus();
    for (const [group, first] of [
      ['Extra toppings', 'Buffalo mozzarella'],
      ['Choose your base', 'Classic'],
    ] as const) {
      await keyboard.type(group);
      await keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'New option group' });
      await expect(drawer.getByRole('textbox', { name: 'Name of the group' })).toHaveValue(group);
      await drawer.getByRole('textbox', { name: 'Name of option 1' }).focus();
      await keyboard.type(first);
      await keyboard.press('Enter');
      await keyboard.type('Gluten free');
      await keyboard.press('Tab');
      await keyboard.type('2.00');
      if (group === 'Extra toppings') await expectAccessible(page);
      await drawer.getByRole('button', { name: 'Create group' }).press('Enter');
      await expect(drawer).toBeHidden();
      await expect(picker).toBeFocused();
    }
    await keyboard.press('Escape');
    const attached = page.getByRole('list', { name: 'Attached groups' }).getByRole('listitem');
    await expect(attached).toHaveText([/Extra toppings/, /Choose your base/]);
    await page.getByRole('button', { name: 'Create product' }).press('Enter');
    const row = page.getByRole('row', { name: 'Capricciosa' });
    await expect(row).toContainText('from £9.00');
    expect(Date.now() - started).toBeLessThan(TWO_MINUTES);

    await page.getByRole('button', { name: 'Edit Capricciosa' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Price of Large' })).toHaveValue('14.00');
    await page.getByRole('button', { name: 'Move Choose your base', exact: true }).press('ArrowUp');
    await expect(attached).toHaveText([/Choose your base/, /Extra toppings/]);
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await page.reload();
    await expect(attached).toHaveText([/Choose your base/, /Extra toppings/]);
  },
);
