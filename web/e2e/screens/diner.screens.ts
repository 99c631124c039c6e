import { expect, type Page } from '@playwright/test';
import { addDish, enterDetails, newDiner, type Diner } from '../support/diner.ts';
import { makeOffer } from '../support/makeOffer.ts';
import { linkOf } from '../support/linkOf.ts';
import { importMenu, MENU } from '../support/menuScreens.ts';
import { asOwner, makeOwner, makeSite, type OwnedSite } from '../support/ownedSite.ts';
import { query } from '../support/query.ts';
import { test, type ServerUnderTest } from '../support/server.ts';
import { shoot } from './shoot.ts';

const WIDTHS = [390, 768, 1280];
const DESIGNS = {
  trattoria: { name: 'Fig & Fennel', primary: '#7a2e1f', secondary: '#e9c46a', demo: 'olive-and-ember' },
  counter: { name: 'Big Plate', primary: '#0b6e4f', secondary: '#ffc933', demo: 'smash-street' },
} as const;
type Design = keyof typeof DESIGNS;

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

const change = (server: ServerUnderTest, { owner }: OwnedSite, mutation: string, input: object) =>
  asOwner(
    server,
    owner,
    `mutation ($input: ${mutation}Input!) {
       outcome: ${mutation[0]?.toLowerCase()}${mutation.slice(1)}(input: $input) { __typename } }`,
    input,
  );

/** A site with everything that a diner can read about a restaurant. */
async function fullSite(server: ServerUnderTest, design: Design): Promise<OwnedSite> {
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
async function fillBasket(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Margherita', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await dialog.getByRole('checkbox', { name: /^Roasted mushrooms/ }).check();
  await dialog.getByRole('textbox', { name: 'Note for this dish' }).fill('Well done, please');
  await dialog.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(dialog).toBeHidden();
  await addDish(page, 'Tiramisu');
  await page.getByRole('link', { name: 'Review order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
}

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

const inState = (server: ServerUnderTest, diner: Diner, columns: string) =>
  query(
    server.databaseUrl,
    `update orders set state = 'PLACED', fulfilment = 'COLLECTION', delivery_fee = 0, delivery_address = null,
       scheduled_for = null, due_at = placed_at + interval '20 minutes', ready_at = null, rejection_reason = null, cancelled_by = null where customer_email = $1`,
    [diner.email],
  ).then(() =>
    columns
      ? query(server.databaseUrl, `update orders set ${columns} where customer_email = $1`, [diner.email])
      : [],
  );

for (const design of ['trattoria', 'counter'] as const) {
  const take = (page: Page, name: string) => shoot(page, `diner-${design}-${name}`, WIDTHS);

  test(`what diners see before they order, ${design}`, async ({ page, server, problems }) => {
    problems.expect(/status of 4\d\d/);
    await page.goto(server.siteUrl(DESIGNS[design].demo));
    await take(page, 'menu-demo');
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
    await enterDetails(page, newDiner('Sam Saver'));
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
    await take(page, 'offers-status');
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
      for (const [mail, columns] of Object.entries(MAILS)) await takeMail(page, server, diner, mail, columns);
  });
}

/** Photographs a mail: its job is queued a second time. */
async function takeMail(page: Page, server: ServerUnderTest, diner: Diner, mail: string, columns: string) {
  const [kind = ''] = mail.split(' ');
  await inState(server, diner, columns);
  const [found] = await query<{ id: string; to: string }>(
    server.databaseUrl,
    `select o.id, u.email as to from orders o join restaurants r on r.id = o.restaurant_id
       join users u on u.id = r.owner_id where o.customer_email = $1`,
    [diner.email],
  );
  const to = kind.endsWith('-owner') ? (found?.to ?? '') : diner.email;
  const before = (await server.messagesTo(to)).map(({ id }) => id);
  await query(
    server.databaseUrl,
    "select graphile_worker.add_job('mailOrder', json_build_object('orderId', $1::text, 'kind', $2::text))",
    [found?.id, kind],
  );
  const fresh = async () => (await server.messagesTo(to)).find(({ id }) => !before.includes(id));
  await expect.poll(fresh, { message: mail }).toBeTruthy();
  // Away from the page of the site, whose policy refuses the styles of a mail.
  await page.goto('about:blank');
  await page.setContent((await fresh())?.html ?? '');
  await shoot(page, `mail-${mail.replace(' ', '-')}`, [390, 700]);
}
