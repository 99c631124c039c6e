import { expect, type Page } from '@playwright/test';
import { enterDetails, newDiner, type Diner } from '../support/diner.ts';
import { fillBasket, fullSite } from '../support/fullSite.ts';
import { makeOffer } from '../support/makeOffer.ts';
import { signInAs, type OwnedSite } from '../support/ownedSite.ts';
import { test, type ServerUnderTest } from '../support/server.ts';
import { FOLDER, shoot } from './shoot.ts';
import { showMail } from './showMail.ts';

const WIDTHS = [390, 768, 1280];
const ANSWERED = "state = 'ACCEPTED', ready_at = now() + interval '25 minutes'";

for (const design of ['trattoria', 'counter', 'table', 'night'] as const) {
  const take = (page: Page, name: string) => shoot(page, `diner-${design}-${name}`, WIDTHS);

  test(`what diners see of offers, ${design}`, async ({ page, server }) => {
    const site = await fullSite(server, design);
    const tonight = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '23:59', to: '00:30' }];
    await makeOffer(server, site, {
      name: 'Happy hour',
      percent: 15,
      periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:58' }],
    });
    await makeOffer(server, site, {
      name: 'Night owls',
      kind: 'FREE_DELIVERY',
      percent: null,
      periods: tonight,
    });
    await makeOffer(server, site, { name: 'Spring', code: 'SPRING', percent: 20, minimum: 3000 });
    await page.goto(server.siteUrl(site.slug, '/?code=SPRING'));
    await take(page, 'offers-menu');
    await page.getByRole('link', { name: 'Margherita', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
    await take(page, 'offers-dish');
    await page.keyboard.press('Escape');
    await fillBasket(page);
    await take(page, 'offers-basket-missing');
    await page.getByRole('button', { name: 'One more: Tiramisu' }).click();
    await expect(page.getByText('£10.50')).toBeVisible();
    await page.getByRole('button', { name: /^One more: Margherita/ }).click();
    await expect(page.getByText('This code counts for your order.')).toBeVisible();
    await take(page, 'offers-basket');
    const diner = newDiner('Sam Saver');
    await enterDetails(page, diner);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
    await take(page, 'offers-status');
    for (const mail of ['placed-diner', 'answered', 'placed-owner']) {
      await showMail(page, server, diner, mail, mail === 'answered' ? ANSWERED : '');
      await shoot(page, `mail-${design}-offers-${mail}`, [390, 700]);
    }
    if (design === 'trattoria') await takeDesk(page, server, site, diner);
  });
}

/** Photographs the desk and the kitchen ticket of a diner’s order with an offer. */
async function takeDesk(page: Page, server: ServerUnderTest, { owner }: OwnedSite, diner: Diner) {
  await signInAs(page, server, owner);
  await page.goto(`${server.origin}/orders`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: diner.name });
  await expect(row).toBeVisible();
  await shoot(page, 'desk-offers-list', WIDTHS);
  await row.getByRole('link').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await shoot(page, 'desk-offers-order', WIDTHS);
  for (const width of ['58', '80']) {
    await page.getByRole('button', { name: `${width} mm` }).click();
    await page.emulateMedia({ media: 'print' });
    await page.locator('[data-ticket]').screenshot({ path: `${FOLDER}desk-offers-ticket-${width}.png` });
    await page.emulateMedia({ media: 'screen' });
  }
}
