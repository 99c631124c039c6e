import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { seed } from '../../db/seed/seed.ts';
import { CatalogueService } from './catalogue.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seed(app.container.infrastructure.database);
});
afterAll(() => app.close());

interface Plan {
  id: string;
  name: string;
  category: string;
  prices: { interval: string; unitAmount: number; stripePriceId: string | null }[];
  features: { header: string | null; isEmphasis: boolean; text: string; tooltip: string | null }[];
  orderLimit: number | null;
  adSpendIncluded: number | null;
  staffLimit: number | null;
  isComing: boolean;
}

const PLAN = `id name category prices { interval unitAmount stripePriceId } features { header isEmphasis text tooltip }
  orderLimit adSpendIncluded staffLimit isComing`;

const plans = async (category: string | null) =>
  (
    await app.graphql<{ services: Plan[] }>(
      `query ($category: ServiceCategory) { services(category: $category) { ${PLAN} } }`,
      { category },
    )
  ).data.services;

const RESTAURANT = ['Free Restaurant', 'Silver Restaurant', 'Gold Restaurant', 'Platinum Restaurant'];
const GROCERY = ['Silver Grocery', 'Gold Grocery'];
const SOCIAL = ['Silver Social Media', 'Gold Social Media'];

describe('services', () => {
  it.each([
    ['RESTAURANT', RESTAURANT],
    ['GROCERY', GROCERY],
    ['SOCIAL', SOCIAL],
    [null, [...RESTAURANT, ...GROCERY, ...SOCIAL]],
  ])('the services of %s are ordered by price', async (category, names) =>
    expect((await plans(category)).map(({ name }) => name)).toEqual(names),
  );

  it('a service has prices, limits and features', async () => {
    const [free, silver] = await plans('RESTAURANT');
    expect(free).toMatchObject({ category: 'RESTAURANT', orderLimit: 30, adSpendIncluded: null });
    expect(silver?.prices).toEqual([
      { interval: 'WEEK', unitAmount: 999, stripePriceId: null },
      { interval: 'MONTH', unitAmount: 3999, stripePriceId: null },
      { interval: 'YEAR', unitAmount: 39_900, stripePriceId: null },
    ]);
    expect(free?.features).toContainEqual({
      header: 'Orders',
      isEmphasis: true,
      text: '0% commission, always',
      tooltip: expect.stringContaining('never take a share'),
    });
    for (const plan of [free, silver]) expect(plan).toMatchObject({ staffLimit: null, isComing: false });
  });

  it('a planned service has prices and no Stripe ids', async () => {
    const { pool } = app.container.infrastructure.database;
    await pool.query("update prices set stripe_price_id = 'price_' || id");
    await pool.query("update services set is_coming = true where key like 'grocery-%'");
    const [silver, gold] = await plans('GROCERY');
    for (const plan of [silver, gold]) {
      expect(plan?.isComing).toBe(true);
      expect(plan?.prices.map(({ stripePriceId }) => stripePriceId)).toEqual([null, null, null]);
    }
    expect((await plans('SOCIAL'))[0]?.prices[0]?.stripePriceId).toMatch(/^price_/);
    await pool.query('update prices set stripe_price_id = null');
    await pool.query('update services set is_coming = false');
  });

  it('a service can be fetched by id', async () => {
    const [free] = await plans('RESTAURANT');
    const { data } = await app.graphql<{ node: Plan | null }>(
      `query ($id: ID!) { node(id: $id) { __typename ... on Service { ${PLAN} } } }`,
      { id: free?.id },
    );
    expect(data.node).toEqual({ __typename: 'Service', ...free });
  });

  it('all services take two statements', async () => {
    const read = () => app.scope().get(CatalogueService).list(null);
    expect((await statementsOf(read)).statements).toHaveLength(2);
  });
});
