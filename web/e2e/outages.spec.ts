import { randomUUID } from 'node:crypto';
import { demoSite } from './support/demoSite.ts';
import { addDish, enterDetails, newDiner } from './support/diner.ts';
import { books, type CardPayer, goOnPaying, newPayers } from './support/cardPayer.ts';
import { killAt, type KillPoint } from './support/killAt.ts';
import { test } from './support/outlivedServer.ts';
import { makeOwner, makeSite, signInAs } from './support/ownedSite.ts';
import { expectSite, planCard, priceOf, selectPlan, subscriptionRows } from './support/plans.ts';
import { query } from './support/query.ts';
import { expect } from './support/server.ts';
import { CARDS, pay, standInOf } from './support/stripe.ts';
import { listed, type StripeSubscription } from './support/stripeAccount.ts';

// One pair of servers for all.
test.describe.configure({ mode: 'default' });

interface Answer {
  status: number;
  /** The type of the GraphQL result; null for REST. */
  typename: string | null;
}

async function post(url: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data?: { outcome?: { __typename: string } } };
  return { status: response.status, typename: data?.outcome?.__typename ?? null };
}

/** Calls each operation `times` times, all at once. */
const storm = (times: number, ways: ((n: number) => Promise<Answer>)[]): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => ways.map((way) => way(n))).flat());

const isLimited = ({ status, typename }: Answer): boolean =>
  status === 429 || typename === 'RateLimitedError';
const how = (answers: Answer[]) => ({
  limited: answers.filter(isLimited).length,
  not: new Set(
    answers.filter((answer) => !isLimited(answer)).map(({ status, typename }) => typename ?? status),
  ),
});

test(
  'rate limits are exact for GraphQL and REST over two processes',
  { tag: '@long' },
  async ({ server: product, outlived: { server, bank } }) => {
    test.setTimeout(120_000);
    // Two processes of one product, which share only the database.
    const processes = [server, bank];
    const owner = await makeOwner(product);
    const login = 'mutation ($input: LoginInput!) { outcome: login(input: $input) { __typename } }';
    const guess = () => ({ email: owner.email, password: `a wrong guess ${randomUUID()}` });
    const wrong = await storm(
      10,
      processes.flatMap(({ origin }) => [
        () => post(`${origin}/graphql`, { query: login, variables: { input: guess() } }),
        () => post(`${origin}/api/v1/users/login`, guess()),
      ]),
    );
    expect(how(wrong)).toEqual({ limited: 30, not: new Set([401, 'UnauthenticatedError']) });

    const create = `mutation ($input: CreateCheckoutSessionInput!) {
    outcome: createCheckoutSession(input: $input) { __typename } }`;
    const checkouts = await storm(
      12,
      processes.flatMap(({ origin }) => [
        (n: number) =>
          post(
            `${origin}/graphql`,
            { query: create, variables: { input: { priceId: `price_${n}` } } },
            owner.token,
          ),
        (n: number) =>
          post(
            `${origin}/api/v1/subscriptions/create-checkout-session`,
            { priceId: `price_${n}` },
            owner.token,
          ),
      ]),
    );
    expect(how(checkouts)).toEqual({ limited: 18, not: new Set([400, 'ValidationError']) });
  },
);

/** Number of kills. `BILLING_KILLS=50 npx playwright test -c web/playwright.config.ts outages -g kill` takes about five minutes. */
const KILLS = Number(process.env['BILLING_KILLS'] ?? '4');

const CREATE_CUSTOMER = /^POST \/v1\/customers$/;
const OPEN_PAGE = /^POST \/v1\/checkout\/sessions$/;
const CLOSE_PAGE = /^POST \/v1\/checkout\/sessions\/\w+\/expire$/;
const READ_PAGE = /^GET \/v1\/checkout\/sessions\/\w+$/;
const READ_SUBSCRIPTION = /^GET \/v1\/subscriptions\/\w+$/;

const POINTS: KillPoint[] = [
  { call: OPEN_PAGE, moment: 'answered' },
  { call: READ_SUBSCRIPTION, moment: 'answered' },
  { call: CLOSE_PAGE, moment: 'answered' },
  { call: CREATE_CUSTOMER, moment: 'answered' },
  { call: READ_SUBSCRIPTION, moment: 'written' },
  { call: OPEN_PAGE, moment: 'written' },
  { call: CLOSE_PAGE, moment: 'written' },
  { call: CREATE_CUSTOMER, moment: 'written' },
  { call: OPEN_PAGE, moment: 'asked' },
  { call: CLOSE_PAGE, moment: 'asked' },
  { call: READ_PAGE, moment: 'answered' },
  { call: READ_PAGE, moment: 'written' },
];

test(
  'kill -9 between the payment provider’s answer and our write causes no second subscription and no unpaid plan',
  { tag: '@long' },
  async ({ server: product, outlived: { server, proxy, bank } }) => {
    test.setTimeout(180_000 + KILLS * 30_000);
    const prices = {
      gold: await priceOf(product, 'GOLD', 'MONTH'),
      silver: await priceOf(product, 'SILVER', 'MONTH'),
    };
    const payers: CardPayer[] = [];
    const everybodyGoesOn = () =>
      Promise.allSettled(
        payers.filter(({ isDone }) => !isDone).map((payer) => goOnPaying(server.origin, payer)),
      );

    for (let round = 0; round < KILLS; round += 1) {
      payers.push(...(await newPayers(product, round, prices)));
      const point = POINTS[round % POINTS.length] ?? { call: OPEN_PAGE, moment: 'answered' };
      const killed = killAt(proxy, point, () => server.kill());
      const underWay = everybodyGoesOn();
      await killed;
      await underWay;
      const { sites } = await books(bank);
      expect(sites.filter(({ plan, live }) => live > 1 || (plan !== 'FREE' && live === 0))).toEqual([]);
      // Repeated attempts may have reached the hourly rate limit.
      await query(bank.databaseUrl, 'delete from rate_limits');
      await server.restart();
    }

    await expect(async () => {
      const failed = (await everybodyGoesOn()).filter(({ status }) => status === 'rejected');
      expect(failed).toEqual([]);
    }).toPass({ timeout: 60_000 });
    // The reconcile job settles old attempts; recent ones may still be active.
    await query(bank.databaseUrl, "update checkout_attempts set created_at = created_at - interval '1 hour'");
    await query(bank.databaseUrl, "select graphile_worker.add_job('reconcileBilling', '{}')");
    const wanted = payers.map(({ site, plan }) => ({ name: site.name, plan, live: plan === 'FREE' ? 0 : 1 }));
    await expect(async () => {
      expect(await books(bank)).toEqual({ sites: wanted, jobs: [] });
    }).toPass({ timeout: 60_000 });
  },
);

const DOWN =
  'Failed to create checkout session. The payment provider is not responding at the moment, and nothing was charged. Please try again in a minute.';
const PORTAL_DOWN =
  'Could not open management portal. The payment provider is not responding at the moment. Please try again in a minute.';

test.describe('without the payment provider', { tag: '@long' }, () => {
  test.beforeEach(({ problems }) => {
    problems.expect(/^dialog: (Failed to create checkout|Could not open)/);
    // React reports the failed invoices.
    problems.expect(/^NetworkProblem: Something went wrong on our side/);
  });

  test('an error message reports that the payment provider is down, and the same button leads to one payment later', async ({
    page,
    server,
    outlived: { proxy, bank },
  }) => {
    test.setTimeout(120_000);
    const owner = await makeOwner(server, 'Una Unreachable');
    const site = await makeSite(server, owner, { name: 'Cut Off' });
    await signInAs(page, server, owner);
    // A job creates the prices at the provider.
    const notOnSale =
      "select 1 from prices p join services s on s.id = p.service_id where s.key = 'restaurant-gold' and p.stripe_price_id is null";
    await expect.poll(() => query(server.databaseUrl, notOnSale), { timeout: 30_000 }).toHaveLength(0);
    await page.goto(`${server.origin}/packages?upgrading=${site.id}`);
    await expect(planCard(page, 'Gold Restaurant').getByRole('button', { name: 'Yearly' })).toBeVisible();
    await proxy.goAway();
    const select = planCard(page, 'Gold Restaurant').getByRole('button', { name: 'Select This Plan' });
    for (let press = 0; press < 2; press += 1) {
      await select.click();
      await expect(planCard(page, 'Gold Restaurant').getByRole('alert')).toHaveText(DOWN);
      await expect(select).toBeEnabled();
      await expect(select).not.toHaveAttribute('aria-busy', 'true');
    }

    await proxy.comeBack();
    await select.click();
    await standInOf(page);
    await pay(page, CARDS.works);
    await expect(page.getByText('Cut Off is now on Gold.')).toBeVisible();
    await expectSite(server, site, 'TRIALING', 'GOLD');
    const customers = await listed<{ id: string; email: string }>(bank.stripe, '/v1/customers');
    const mine = customers.filter(({ email }) => email === owner.email);
    expect(mine).toHaveLength(1);
    const path = `/v1/subscriptions?customer=${mine[0]?.id}`;
    expect(await listed<StripeSubscription>(bank.stripe, path)).toHaveLength(1);

    await proxy.goAway();
    await page.goto(`${server.origin}/dashboard`);
    // Loaded data stays visible.
    await expect(subscriptionRows(page)).toContainText('Gold Restaurant for Cut Off');
    await page.getByRole('button', { name: 'Manage Billing' }).click();
    await expect(page.getByRole('alert')).toHaveText(PORTAL_DOWN);
    await page.getByRole('button', { name: 'Show invoices' }).click();
    await expect(page.getByText('Failed to fetch invoices.')).toBeVisible();
    await proxy.comeBack();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Manage Billing' }).click();
    await standInOf(page);
  });

  test('the plan button is enabled again when the payment provider hangs, and the next press opens the existing payment page', async ({
    page,
    server,
    outlived: { proxy, bank },
  }) => {
    test.setTimeout(150_000);
    const owner = await makeOwner(server, 'Hana Hanging');
    const site = await makeSite(server, owner, { name: 'Long Wait' });
    await signInAs(page, server, owner);
    // The provider handles the request, but its answer is lost.
    let goOn: () => void = () => undefined;
    const isSilent = new Promise<void>((resolve) => (goOn = resolve));
    let silenced = 0;
    proxy.watch = (call, moment) => {
      if (call !== 'POST /v1/checkout/sessions' || moment !== 'answered') return;
      silenced += 1;
      return isSilent;
    };
    await selectPlan(page, site, 'Silver Restaurant', 'Monthly');
    const silver = planCard(page, 'Silver Restaurant');
    const select = silver.getByRole('button', { name: 'Select This Plan' });
    await expect(select).toHaveAttribute('aria-busy', 'true');
    await expect(silver.getByRole('alert')).toHaveText(DOWN, { timeout: 15_000 });
    await expect(select).not.toHaveAttribute('aria-busy', 'true');
    expect(silenced).toBe(2);

    proxy.watch = () => undefined;
    goOn();
    await select.click();
    await standInOf(page);
    const customers = await listed<{ id: string; email: string }>(bank.stripe, '/v1/customers');
    const customer = customers.find(({ email }) => email === owner.email)?.id;
    const pages = await listed<{ id: string }>(bank.stripe, `/v1/checkout/sessions?customer=${customer}`);
    expect(pages.map(({ id }) => id)).toEqual([page.url().split('/').at(-1)]);
    await pay(page, CARDS.works);
    await expect(page.getByText('Long Wait is now on Silver.')).toBeVisible();
    const path = `/v1/subscriptions?customer=${customer}`;
    expect(await listed<StripeSubscription>(bank.stripe, path)).toHaveLength(1);
  });
});

test.describe('a diner on a bad day', { tag: '@long' }, () => {
  test.beforeEach(({ problems }) => {
    problems.expect(/status of 5\d\d|Failed to load resource|ERR_/);
  });

  test('while the database is away the menu can be read, an order keeps its form, and both work again later', async ({
    page,
    server,
    outlived: { database },
  }) => {
    const site = server.siteUrl(demoSite.slug);
    const diner = newDiner('Dan Database');
    await page.goto(site);
    await addDish(page, 'Tiramisu');
    await page.getByRole('link', { name: 'Review order' }).click();
    await enterDetails(page, diner);
    database.cut();
    const place = page.getByRole('button', { name: /^Place order/ });
    await place.click();
    await expect(page.getByRole('alert')).toContainText('we don’t know yet whether your order was placed');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(diner.email);
    const menu = await page.context().newPage();
    await menu.goto(site);
    await expect(menu.getByText('We can’t take online orders at the moment.')).toBeVisible();
    await menu.close();
    database.restore();
    await expect(async () => {
      // A slow answer may have arrived after the last look.
      if (!page.url().includes('/order/')) await place.click({ timeout: 2_000 });
      await expect(page).toHaveURL(/\/order\/[\w.-]+$/, { timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
  });
});
