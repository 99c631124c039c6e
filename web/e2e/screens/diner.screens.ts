import { expect, type Page } from '@playwright/test';
import { enterDetails, newDiner, type Diner } from '../support/diner.ts';
import { change, DESIGNS, fillBasket, fullSite } from '../support/fullSite.ts';
import { linkOf } from '../support/linkOf.ts';
import { importMenu, MENU } from '../support/menuScreens.ts';
import type { OwnedSite } from '../support/ownedSite.ts';
import { test, type ServerUnderTest } from '../support/server.ts';
import { shoot } from './shoot.ts';
import { inState, showMail } from './showMail.ts';

const WIDTHS = [390, 768, 1280];
const DELIVERY = `fulfilment = 'DELIVERY', delivery_fee = 250, delivery_address =
  '{"line1":"7 Quay Street","line2":"Flat 2","town":"London","postcode":"SE1 7PB"}'`;
const SOON = "ready_at = now() + interval '25 minutes'";

/** Columns of an order in each of its looks. */
const LOOKS: Record<string, string> = {
  placed: '',
  'placed-scheduled': "scheduled_for = now() + interval '1 day', due_at = now() + interval '1 day'",
  accepted: `state = 'ACCEPTED', ${SOON}`,
  ready: `state = 'READY', ${SOON}`,
  'delivery-accepted': `${DELIVERY}, state = 'ACCEPTED', ${SOON}`,
  'delivery-on-its-way': `${DELIVERY}, state = 'OUT_FOR_DELIVERY', ${SOON}`,
  completed: "state = 'COMPLETED'",
  rejected: "state = 'REJECTED', rejection_reason = 'The oven is out tonight, and we are very sorry.'",
  expired: "state = 'EXPIRED'",
  cancelled: "state = 'CANCELLED', cancelled_by = 'DINER'",
};
const MAILS: Record<string, string> = {
  'placed-diner': '',
  answered: `state = 'ACCEPTED', ${SOON}`,
  ready: `state = 'READY', ${SOON}`,
  'out-for-delivery': `${DELIVERY}, state = 'OUT_FOR_DELIVERY', ${SOON}`,
  'answered rejected': "state = 'REJECTED', rejection_reason = 'The oven is out tonight.'",
  'expired-diner': "state = 'EXPIRED'",
  'cancelled-diner': "state = 'CANCELLED', cancelled_by = 'RESTAURANT', rejection_reason = 'We flooded.'",
  'placed-owner': DELIVERY,
  'reminder-owner': '',
  'expired-owner': "state = 'EXPIRED'",
  'cancelled-owner': "state = 'CANCELLED', cancelled_by = 'DINER'",
};

/** Places an order; returns its addresses for the diner and the owner. */
async function order(page: Page, server: ServerUnderTest, { slug, owner }: OwnedSite, diner: Diner) {
  await page.goto(server.siteUrl(slug));
  await fillBasket(page);
  await enterDetails(page, diner);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
  const mail = await server.mailTo(owner.email, diner.name);
  return { status: page.url(), answer: linkOf(mail, 'Accept · 20 min') };
}

for (const design of ['trattoria', 'counter', 'table', 'night'] as const) {
  const take = (page: Page, name: string) => shoot(page, `diner-${design}-${name}`, WIDTHS);

  test(`what diners see before they order, ${design}`, async ({ page, server, problems }) => {
    problems.expect(/status of 4\d\d/);
    const { demo } = DESIGNS[design];
    if (demo !== null) {
      await page.goto(server.siteUrl(demo));
      await take(page, 'menu-demo');
    }
    const site = await fullSite(server, design);
    for (const path of ['', 'about', 'privacy', 'report', 'nowhere', 'basket']) {
      await page.goto(server.siteUrl(site.slug, `/${path}`));
      await take(page, path || 'menu');
    }
    await page.goto(server.siteUrl(site.slug));
    const dish = await page
      .getByRole('link', { name: 'Margherita', exact: true })
      .first()
      .getAttribute('href');
    await fillBasket(page);
    await take(page, 'checkout');
    await page.getByRole('radio', { name: 'Delivery' }).check();
    await page.getByRole('textbox', { name: 'Postcode' }).fill('M1 1AA');
    await page.getByRole('textbox', { name: 'Postcode' }).blur();
    await expect(page.getByText(/does not deliver to/)).toBeVisible();
    await take(page, 'checkout-outside');
    await page.getByRole('textbox', { name: 'Postcode' }).fill('SE1 7PB');
    await page.getByRole('textbox', { name: 'Postcode' }).blur();
    await expect(page.getByText(/^Nearby: delivery/)).toBeVisible();
    await importMenu(server, site, MENU.replace('5.25,,yes', '5.25,,no'));
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await take(page, 'checkout-problems');
    await page.goto(server.siteUrl(site.slug, dish ?? ''));
    await take(page, 'dish');
    await change(server, site, 'PauseOrders', {
      restaurantId: site.id,
      fulfilments: ['COLLECTION', 'DELIVERY'],
      minutes: 60,
    });
    for (const path of ['', 'basket']) {
      await page.goto(server.siteUrl(site.slug, `/${path}`));
      await take(page, `paused-${path || 'menu'}`);
    }
  });

  test(`what diners and owners see after an order, ${design}`, async ({ page, server }) => {
    const site = await fullSite(server, design);
    const diner = { ...newDiner('Petra Plate'), note: 'Please ring twice; the bell is shy.' };
    const { status, answer } = await order(page, server, site, diner);
    for (const [name, columns] of Object.entries(LOOKS)) {
      await inState(server, diner, columns);
      await page.goto(status);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await take(page, `status-${name}`);
      await page.goto(answer);
      await take(page, `answer-${name}`);
    }
    await inState(server, diner, DELIVERY);
    await page.goto(answer.replace('intent=accept', 'intent=reject'));
    await take(page, 'answer-decline');
    if (design === 'trattoria')
      for (const [mail, columns] of Object.entries(MAILS)) {
        await showMail(page, server, diner, mail, columns);
        await shoot(page, `mail-${mail.replace(' ', '-')}`, [390, 700]);
      }
  });
}
