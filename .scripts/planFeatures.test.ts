import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../api/src/db/seed/catalogue.ts';
import {
  ORDER_LIMITS,
  PLAN_FEATURES,
  SHOP_PRODUCT_LIMITS,
  type PlanFeature,
} from '../api/src/modules/restaurants/plan.rules.ts';
import { planProblems } from './lib/planFeatures.mjs';
import { inProject } from './lib/root.mjs';

interface Evidence {
  enforcedIn: string | null;
  tests: { path: string; title: string }[];
}

/** For each feature of the plans: the file that enforces it, and the tests that use it. */
const EVIDENCE: Record<PlanFeature, Evidence> = {
  LIVE_SITE: {
    enforcedIn: null,
    tests: [
      {
        path: 'web/e2e/mainJob.spec.ts',
        title: 'a visitor gets from the first chat message to the first accepted order',
      },
    ],
  },
  BRAND: {
    enforcedIn: null,
    tests: [
      {
        path: 'web/e2e/editorSite.spec.ts',
        title: 'the settings form shows errors at its fields, then saves colours and theme',
      },
    ],
  },
  DESIGNS: {
    enforcedIn: null,
    tests: [
      {
        path: 'web/e2e/editorSite.spec.ts',
        title: 'the settings form shows errors at its fields, then saves colours and theme',
      },
    ],
  },
  MORE_DESIGNS: {
    enforcedIn: 'api/src/modules/restaurants/restaurantEdit.service.ts',
    tests: [
      {
        path: 'api/src/modules/restaurants/restaurantEdit.api.test.ts',
        title: 'a design of the paid plans is chosen on a paid plan only, and stays after a downgrade',
      },
    ],
  },
  // The total is the sum of the prices, and the product handles no payments of orders.
  NO_COMMISSION: {
    enforcedIn: null,
    tests: [
      {
        path: 'api/src/modules/orders/orderPricing.rules.property.test.ts',
        title: 'is never negative, in whole pence, and the sum of its lines',
      },
    ],
  },
  EMAIL_ORDERS: {
    enforcedIn: null,
    tests: [
      {
        path: 'api/src/modules/orders/orderMail.api.test.ts',
        title:
          'the owner’s mail has the whole order, signed links to answer it, and the diner as the reply address',
      },
    ],
  },
  ORDERS: {
    enforcedIn: null,
    tests: [
      {
        path: 'api/src/modules/siteLife/orderLimit.api.test.ts',
        title:
          'exactly 30 of 40 parallel orders are accepted, and the owner gets one notice at 80 % and one at 100 %',
      },
      {
        path: 'api/src/modules/siteLife/orderLimit.api.test.ts',
        title:
          'Silver closes ordering at 300 orders with the right numbers in the mails, and Gold opens it again',
      },
    ],
  },
  SHOP_PAGES: {
    enforcedIn: null,
    tests: [
      {
        path: 'web/e2e/grocery.spec.ts',
        title:
          'a shopper finds a product by a misspelt search while typing, orders two, and the stock goes down',
      },
    ],
  },
  // A limit and no switch: `shopProductLimit` says how many.
  SHOP_PRODUCTS: {
    enforcedIn: null,
    tests: [
      {
        path: 'api/src/modules/groceries/ownerShelves.api.test.ts',
        title: 'more products than the plan allows are refused, and a shop that has more keeps them',
      },
    ],
  },
  STOCK: {
    enforcedIn: null,
    tests: [
      {
        path: 'api/src/modules/orders/groceryOrder.api.test.ts',
        title: 'of 200 orders at the same time as many succeed as there are pieces',
      },
      {
        path: 'api/src/modules/groceries/ownerShelves.api.test.ts',
        title: 'stock changes together with prices, all or nothing',
      },
    ],
  },
  DASHBOARD: {
    enforcedIn: null,
    tests: [
      {
        path: 'web/e2e/dashboard.spec.ts',
        title: 'the owner chooses a free website in the upgrade dialog and gets to the plans',
      },
    ],
  },
  PRODUCT_IMAGES: {
    enforcedIn: 'api/src/modules/products/menuPicture.ts',
    tests: [
      {
        path: 'api/src/modules/products/product.api.test.ts',
        title: 'a picture stays after a downgrade, but a new one requires a paid plan',
      },
      {
        path: 'api/src/modules/products/sectionDetails.api.test.ts',
        title: 'a picture of a section needs a paid plan, and stays after a downgrade',
      },
      {
        path: 'web/e2e/editorProducts.spec.ts',
        title: 'a product picture is cropped to a square, uploaded and saved with its product',
      },
    ],
  },
  ORDER_BOARD: {
    enforcedIn: 'api/src/modules/orders/orderDesk.service.ts',
    tests: [
      {
        path: 'api/src/modules/orders/orderDesk.api.test.ts',
        title: 'the board has the open orders and the lately finished ones, on a paid plan only',
      },
      {
        path: 'web/e2e/orderBoard.spec.ts',
        title: 'a new order rings on every board until one of them answers, and the diner sees the time',
      },
    ],
  },
  REPORTS: {
    enforcedIn: 'api/src/modules/reports/report.service.ts',
    tests: [
      { path: 'api/src/modules/reports/report.api.test.ts', title: 'on the plan %s the report is %s' },
      {
        path: 'web/e2e/reports.spec.ts',
        title: 'an accepted order is in the report of its owner, with the commission that it saved',
      },
    ],
  },
  PROMOTIONS: {
    enforcedIn: 'api/src/modules/promotions/promotion.service.ts',
    tests: [
      {
        path: 'api/src/modules/promotions/promotion.api.test.ts',
        title: 'on %s it can be created, changed and resumed: %s',
      },
      {
        path: 'web/e2e/editorOffers.spec.ts',
        title: 'an owner switches an offer on, shares its link, pauses it with one press and ends it',
      },
    ],
  },
  REDESIGN: {
    enforcedIn: 'api/src/modules/redesigns/redesign.service.ts',
    tests: [
      {
        path: 'api/src/modules/redesigns/redesign.api.test.ts',
        title: 'is requested, changed and approved, and each step sends a mail to the other side',
      },
      {
        path: 'api/src/modules/redesigns/redesign.api.test.ts',
        title: 'a request on the plan %s is answered with %s',
      },
    ],
  },
  AI_TOOLS: {
    enforcedIn: 'api/src/modules/uploads/productImage.service.ts',
    tests: [
      {
        path: 'api/src/modules/uploads/productImage.api.test.ts',
        title: 'the owner can use a generated picture',
      },
      {
        path: 'web/e2e/editorProducts.spec.ts',
        title: 'an owner on a paid plan reorders products, has a description written and adds a picture',
      },
    ],
  },
};

const CLAIMS = {
  catalogue: CATALOGUE,
  planFeatures: PLAN_FEATURES,
  orderLimits: ORDER_LIMITS,
  productLimits: SHOP_PRODUCT_LIMITS,
  evidence: EVIDENCE,
};

const read = (path: string): string | null =>
  existsSync(inProject(path)) ? readFileSync(inProject(path), 'utf8') : null;

test('every line of the plans is enforced by the server or provided by people', () => {
  expect(planProblems(CLAIMS, read)).toEqual([]);
});

const SOLD = {
  PROMOTIONS: { enforcedIn: 'api/a.ts', tests: [{ path: 'api/a.test.ts', title: 'takes 10 % off' }] },
};
const WITH_PROMOTIONS = { FREE: [], SILVER: ['PROMOTIONS'] };
const line = (by: string) => ({ key: 'restaurant-silver', features: [{ by, text: 'Promotions' }] });
const FILES: Record<string, string> = {
  'api/a.ts': "if (!hasFeature(restaurant, 'PROMOTIONS', now)) return;",
  'api/comment.ts': "// hasFeature(restaurant, 'PROMOTIONS', now)",
  'api/a.test.ts': "it('takes 10 % off', () => {});",
};
const NOT_ENFORCED = "PROMOTIONS is not enforced: no hasFeature(…, 'PROMOTIONS', …) in";

test.each([
  ['a line whose feature is enforced and tested', {}, []],
  ['a line that people provide', { catalogue: [line('service')] }, []],
  [
    'a line of a feature that the plan lacks',
    { catalogue: [{ ...line('PROMOTIONS'), key: 'restaurant-free' }] },
    ['restaurant-free: nothing keeps the line “Promotions” (PROMOTIONS)'],
  ],
  [
    'a line of a feature that no plan knows',
    { catalogue: [line('WEBHOOKS')] },
    ['restaurant-silver: nothing keeps the line “Promotions” (WEBHOOKS)'],
  ],
  [
    'a planned line of a sold plan',
    { catalogue: [line('planned')] },
    ['restaurant-silver: nothing keeps the line “Promotions” (planned)'],
  ],
  ['a planned line of a coming plan', { catalogue: [{ ...line('planned'), isComing: true }] }, []],
  [
    'a limit that the server does not enforce',
    { catalogue: [{ ...line('service'), orderLimit: 500 }] },
    ['restaurant-silver: 500 orders a month are not what the server enforces'],
  ],
  [
    'a number of products that the server does not enforce',
    {
      catalogue: [{ key: 'grocery-gold', features: [{ by: 'SHOP_PRODUCTS', text: 'Up to 5,000 products' }] }],
      planFeatures: { GOLD: ['SHOP_PRODUCTS', 'PROMOTIONS'], FREE: ['SHOP_PRODUCTS'] },
      productLimits: { GOLD: 1_000 },
      evidence: { ...SOLD, SHOP_PRODUCTS: { ...SOLD.PROMOTIONS, enforcedIn: null } },
    },
    ['grocery-gold: “Up to 5,000 products” is not what the server enforces'],
  ],
  ['a feature without evidence', { evidence: {}, catalogue: [] }, ['PROMOTIONS has no evidence']],
  [
    'a feature that the server never checks',
    { evidence: { PROMOTIONS: { ...SOLD.PROMOTIONS, enforcedIn: 'api/comment.ts' } } },
    [`${NOT_ENFORCED} api/comment.ts`],
  ],
  [
    'a feature without a file',
    { evidence: { PROMOTIONS: { ...SOLD.PROMOTIONS, enforcedIn: null } } },
    [`${NOT_ENFORCED} any file`],
  ],
  [
    'a feature whose test is missing',
    { evidence: { PROMOTIONS: { ...SOLD.PROMOTIONS, tests: [{ path: 'api/a.test.ts', title: 'gone' }] } } },
    ['PROMOTIONS: api/a.test.ts has no test “gone”'],
  ],
])('the problems are found for %s', (_case, change, problems) => {
  const claims = {
    catalogue: [line('PROMOTIONS')],
    planFeatures: WITH_PROMOTIONS,
    orderLimits: {},
    evidence: SOLD,
  };
  expect(planProblems({ ...claims, ...change }, (path) => FILES[path] ?? null)).toEqual(problems);
});
