import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEN_PERCENT } from '@forkfront/common/test/tenPercent.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { makePicture } from '../../../test/ownerMenu.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { PLAN_FEATURES, type PaidFeature, PACKAGE_TIERS } from '@forkfront/common/plan.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => new Date('2026-11-20T18:00:00Z') } });
  await seedCatalogue(app.scope().em);
  site = await makeSite(app);
});
afterAll(() => app.close());

/** What the owner's mutation results in: the name of its type. */
async function send(mutation: string, input: object): Promise<string> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const { data } = await app.graphql<{ outcome: { __typename: string } }>(
    `mutation ($input: ${type}Input!) { outcome: ${mutation}(input: $input) { __typename } }`,
    { input },
    site.owner?.token,
  );
  return data.outcome.__typename;
}

/** What the owner reads of a node: the name of the type of its field `outcome`; null for nothing. */
async function read(type: 'OrderDesk' | 'Restaurant', field: string): Promise<string | null> {
  const { data } = await app.graphql<{ node: { outcome: { __typename: string } | null } }>(
    `query ($id: ID!) { node(id: $id) { ... on ${type} { outcome: ${field} { __typename } } } }`,
    { id: toGlobalId(type, site.restaurantId) },
    site.owner?.token,
  );
  return data.node.outcome?.__typename ?? null;
}

const restaurantId = (): string => toGlobalId('Restaurant', site.restaurantId);

/** How an owner uses each feature that some plans lack: what is asked, the outcome with the feature, and without it. */
const USES: Record<PaidFeature, [use: () => Promise<string | null>, done: string, refused: string | null]> = {
  PRODUCT_IMAGES: [
    async () =>
      send('updateProduct', {
        id: site.product('Margherita').globalId,
        imageUrl: await makePicture(app, site),
      }),
    'UpdateProductPayload',
    'PaidPlanError',
  ],
  AI_TOOLS: [
    () => send('generateProductImage', { restaurantId: restaurantId(), prompt: 'Pizza Diavola' }),
    'GenerateProductImagePayload',
    'PaidPlanError',
  ],
  ORDER_BOARD: [() => read('OrderDesk', 'board'), 'OrderBoard', null],
  MORE_DESIGNS: [
    async () => {
      await send('updateRestaurant', { id: restaurantId(), theme: 'COUNTER' });
      return send('updateRestaurant', { id: restaurantId(), theme: 'NIGHT' });
    },
    'UpdateRestaurantPayload',
    'ValidationError',
  ],
  PROMOTIONS: [
    () =>
      send('createPromotion', { restaurantId: restaurantId(), terms: { ...TEN_PERCENT }, isPaused: false }),
    'CreatePromotionPayload',
    'PaidPlanError',
  ],
  REPORTS: [
    () => read('Restaurant', 'report(from: "2026-11-20", to: "2026-11-20")'),
    'Report',
    'PaidPlanError',
  ],
  REDESIGN: [
    async () => {
      const outcome = await send('requestRedesign', {
        restaurantId: restaurantId(),
        brief: 'Warmer colours',
        links: [],
      });
      await app.container.infrastructure.database.pool.query('delete from redesigns');
      return outcome;
    },
    'RequestRedesignPayload',
    'PaidPlanError',
  ],
};

const CASES = Object.entries(USES).flatMap(([feature, [use, done, refused]]) =>
  PACKAGE_TIERS.map((tier) => ({
    feature,
    tier,
    use,
    outcome: PLAN_FEATURES[tier].some((one) => one === feature) ? done : refused,
  })),
);

it.each(CASES)('on $tier the feature $feature is answered with $outcome', async ({ tier, use, outcome }) => {
  await setPlan(app, site, tier);
  expect(await use()).toBe(outcome);
});
