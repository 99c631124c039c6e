import { expect, type Page } from '@playwright/test';
import { demoSite } from './demoSite.ts';
import { openEditor } from './editor.ts';
import { asOwner, makeOwner, makeSiteWithMenu, signInAs, type OwnedSite } from './ownedSite.ts';
import type { ServerUnderTest } from './server.ts';

/** Checks or photographs the screen that the page shows. */
type Look = (name: string) => Promise<void>;

/** Sizes, groups, times of a section, and allergens that wait for a person. */
export const MENU = `Type,Section,Name,Description,Price,Groups,Available,Popular,Diet,Spice,Allergens,Min,Max,Default,Max quantity,Periods
Section,,Pizza,"Stretched by hand, baked for ninety seconds.",,,,,,,,,,,,
Product,Pizza,Margherita,"San Marzano tomatoes, buffalo mozzarella and basil.",9.00,Choose your crust; Extra toppings,yes,yes,vegetarian,0,"contains: gluten, milk; may contain: soya",,,,,
Size,,9 inch,,9.00,,,,,,,,,,,
Size,,12 inch,,12.50,Dips,,,,,,,,,,
Size,,14 inch to share,,15.00,Dips,,,,,,,,,,
Product,Pizza,Diavola,"Spicy salami, nduja and pickled chillies.",10.50,Extra toppings,yes,no,,3,"contains: gluten, milk",,,,,
Product,Pizza,"Slow-roasted aubergine with smoked ricotta, mint and toasted pine nuts","A pizza with a name as long as its list of ingredients.",11.25,,no,no,vegetarian,0,,,,,,
Section,,Weekday lunch,A small pizza with a salad and a drink.,,,,,,,,,,,,Mon-Fri 11:30-15:00; Sat 12:00-16:00
Product,Weekday lunch,Lunch for one,A nine inch pizza with leaves and a soda.,10.00,Choose your crust,yes,no,,0,,,,,,
Section,,Puddings,,,,,,,,,,,,,
Product,Puddings,Tiramisu,Tiramisu as it should be,5.25,,yes,no,vegetarian,0,"contains: milk, eggs, gluten",,,,,
Group,,Choose your crust,,,,,,,,,1,1,,,
Option,,"Classic, thin",,0,,yes,,,,contains: gluten,,,yes,1,
Option,,Stuffed with smoked mozzarella,,2.50,,yes,,,,"contains: gluten, milk",,,no,1,
Group,,Extra toppings,,,,,,,,,0,6,,,
Option,,Mozzarella,,1.20,,yes,,,,contains: milk,,,no,2,
Option,,Black olives,,1.10,,no,,,,,,,no,1,
Option,,Roasted mushrooms,,1.20,,yes,,,,,,,no,1,
Group,,Dips,,,,,,,,,0,3,,,
Option,,Garlic and herb,,1.20,,yes,,,,"contains: milk, eggs",,,no,3,
Option,,Hot honey,,1.20,,yes,,,,,,,no,3,
`;

/** The look at the page from its top: below a sticky header a control may be half covered. */
const fromTop =
  (page: Page, look: Look): Look =>
  async (name) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await look(name);
  };

/** Imports a menu: a version of the history that can be undone. */
export async function importMenu(
  server: ServerUnderTest,
  { id, owner }: OwnedSite,
  text = MENU,
): Promise<void> {
  const { outcome } = await asOwner<{ outcome: { review: { siteVersion: number; problems: unknown[] } } }>(
    server,
    owner,
    `mutation ($input: ReviewMenuImportInput!) { outcome: reviewMenuImport(input: $input) {
      ... on ReviewMenuImportPayload { review { siteVersion problems { line message } } } } }`,
    { restaurantId: id, text, isWholeMenu: true },
  );
  expect(outcome.review.problems).toEqual([]);
  const { siteVersion } = outcome.review;
  const imported = await asOwner<{ outcome: { __typename: string } }>(
    server,
    owner,
    'mutation ($input: ImportMenuInput!) { outcome: importMenu(input: $input) { __typename } }',
    { restaurantId: id, text, isWholeMenu: true, siteVersion },
  );
  expect(imported.outcome.__typename).toBe('ImportMenuPayload');
}

/** Makes a site with a full menu, signs in its owner and shows every screen about the menu in the editor, each loaded once. */
export async function lookAtMenuEditor(page: Page, server: ServerUnderTest, seen: Look): Promise<void> {
  const look = fromTop(page, seen);
  const owner = await makeOwner(server);
  const site = await makeSiteWithMenu(server, owner, { status: 'active_paid', package: 'GOLD' });
  await importMenu(server, site);
  await signInAs(page, server, owner);
  await openEditor(page, server, site, 'products');
  await page.getByRole('button', { name: 'Section Weekday lunch: edit, move or delete' }).click();
  await page.getByRole('menuitem', { name: 'Description, picture and times' }).click();
  const details = page.getByRole('form', { name: 'Description, picture and times of Weekday lunch' });
  await expect(details.getByRole('group', { name: 'Days of period 2' })).toBeVisible();
  await look('editor-section');
  await details.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Edit Margherita' }).click();
  await expect(page.getByRole('list', { name: 'Attached groups' }).first()).toBeVisible();
  await page
    .locator('details:not([open]) > summary')
    .evaluateAll((parts: HTMLElement[]) => parts.forEach((part) => part.click()));
  await look('editor-product-full');
  await page.getByRole('button', { name: 'All products' }).click();
  await page.getByRole('button', { name: 'Add product to Pizza' }).click();
  await page.getByRole('button', { name: 'Create product' }).click();
  await look('editor-product-new');
  await page.getByRole('button', { name: 'All products' }).click();

  const views = page.getByRole('navigation', { name: 'Views of the menu' });
  await views.getByRole('link', { name: 'Options' }).click();
  await expect(page.getByRole('list', { name: 'Options' })).toBeVisible();
  await look('editor-options');
  await page.getByRole('button', { name: 'Edit Extra toppings' }).click();
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('Extra toppings for you');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await look('editor-option-group');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'All options' }).click();

  await views.getByRole('link', { name: 'Prices' }).click();
  await expect(page.getByRole('grid', { name: 'Prices and availability' })).toBeVisible();
  await look('editor-prices');
  await views.getByRole('link', { name: 'Allergens to confirm' }).click();
  await expect(page.getByRole('list', { name: 'Allergens to confirm' })).toBeVisible();
  await look('editor-allergens');
  await views.getByRole('link', { name: 'Products' }).click();

  await page.getByRole('link', { name: 'Import and history' }).click();
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
  await look('editor-menu-file');
  const text = page.getByRole('textbox', { name: 'Menu as text' });
  await text.fill(`${MENU}Product,Pizza,Calzone,Folded over ham,free,,,,,,,,,,,\n`);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('heading', { name: 'Review the changes' })).toBeVisible();
  await look('editor-menu-review-problem');
  await page.getByRole('button', { name: 'Change the file' }).click();
  await text.fill(MENU.replaceAll('9.00', '9.75').replace(/^Product,Pizza,Diavola.*\n/m, ''));
  await page.getByRole('checkbox', { name: /Replace the whole menu/ }).check();
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('row', { name: /Diavola/ })).toBeVisible();
  await look('editor-menu-review');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('button', { name: 'Publish and remove' }).click();
  await expect(page.getByText('Your menu is published.')).toBeVisible();
  await look('editor-menu-published');
}

/** Shows a dish of the demo restaurant as a page and as a dialog, the filter of its menu, and a basket with chosen options. */
export async function lookAtMenuPages(page: Page, server: ServerUnderTest, seen: Look): Promise<void> {
  const look = fromTop(page, seen);
  await page.goto(server.siteUrl(demoSite.slug));
  await page.locator('summary').filter({ hasText: 'Diet and allergens' }).click();
  await look('storefront-filter');
  const dish = page.getByRole('link', { name: 'Margherita', exact: true }).first();
  const path = (await dish.getAttribute('href')) ?? '';
  await dish.click();
  const dialog = page.getByRole('dialog', { name: 'Margherita', exact: true });
  await expect(dialog).toBeVisible();
  await look('storefront-dish-dialog');
  await dialog.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Review order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await look('storefront-basket');
  await page.goto(server.siteUrl(demoSite.slug, path));
  await expect(page.getByRole('heading', { level: 1, name: 'Margherita' })).toBeVisible();
  await look('storefront-dish');
}
