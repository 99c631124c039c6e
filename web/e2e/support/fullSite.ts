import { expect, type Page } from '@playwright/test';
import { addDish } from './diner.ts';
import { importMenu } from './menuScreens.ts';
import { asOwner, makeOwner, makeSite, type OwnedSite } from './ownedSite.ts';
import type { ServerUnderTest } from './server.ts';

/** The designs that are photographed, each with its colours and its demo restaurant, if there is one. */
export const DESIGNS = {
  trattoria: { name: 'Fig & Fennel', primary: '#7a2e1f', secondary: '#e9c46a', demo: 'olive-and-ember' },
  counter: { name: 'Big Plate', primary: '#0b6e4f', secondary: '#ffc933', demo: 'smash-street' },
  table: { name: 'Wren & Rye', primary: '#23472f', secondary: '#d8b98a', demo: null },
  night: { name: 'Ember Room', primary: '#d2472f', secondary: '#f0b429', demo: null },
} as const;
export type Design = keyof typeof DESIGNS;

/** Sends a mutation of the owner, e.g. `UpdateOrdering`. */
export const change = (server: ServerUnderTest, { owner }: OwnedSite, mutation: string, input: object) =>
  asOwner(
    server,
    owner,
    `mutation ($input: ${mutation}Input!) {
       outcome: ${mutation[0]?.toLowerCase()}${mutation.slice(1)}(input: $input) { __typename } }`,
    input,
  );

/** A site with everything that a diner can read about a restaurant. */
export async function fullSite(server: ServerUnderTest, design: Design): Promise<OwnedSite> {
  const { name, primary, secondary } = DESIGNS[design];
  const site = await makeSite(server, await makeOwner(server), {
    name,
    status: 'active_paid',
    package: 'GOLD',
  });
  await importMenu(server, site);
  await change(server, site, 'UpdateRestaurant', {
    id: site.id,
    theme: design.toUpperCase(),
    brand: { primary, secondary },
    aboutText: 'We opened in a former net loft in 2014.\nThe dough rests for two days.',
    companyName: 'Quay Kitchens Ltd',
    companyNumber: '01234567',
    vatNumber: 'GB123456789',
    hygieneUrl: 'https://ratings.food.gov.uk/business/1234567',
  });
  const periods = [
    { days: [1, 2, 3, 4], from: '00:00', to: '15:00' },
    { days: [1, 2, 3, 4], from: '15:30', to: '00:00' },
    { days: [5, 6, 7], from: '00:00', to: '00:00' },
  ];
  await change(server, site, 'UpdateOrdering', {
    restaurantId: site.id,
    collection: { isOffered: true, periods },
    delivery: { isOffered: true, periods: periods.slice(1) },
    specialDays: [
      { day: dayFromNow(2), reason: 'Staff outing', collection: [], delivery: [] },
      {
        day: dayFromNow(5),
        reason: 'Harbour festival',
        collection: [{ from: '10:00', to: '23:30' }],
        delivery: [],
      },
    ],
    daysAhead: 7,
    zones: [
      { name: 'Nearby', prefixes: ['SE1', 'SE16'], fee: 250, minimum: 1500, freeOver: 3000, extraMinutes: 0 },
      { name: 'Across the river', prefixes: ['EC1', 'EC2', 'E1'], fee: 400, minimum: 2500, extraMinutes: 15 },
    ],
  });
  return site;
}

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Puts dishes with options and a note into the basket and opens it. */
export async function fillBasket(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Margherita', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await dialog.getByRole('checkbox', { name: /^Roasted mushrooms/ }).check();
  await dialog.getByRole('textbox', { name: 'Note for this dish' }).fill('Well done, please');
  await dialog.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(dialog).toBeHidden();
  await addDish(page, 'Tiramisu');
  await page.getByRole('link', { name: 'Review order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
}
