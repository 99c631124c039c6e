import { relative, dirname } from 'node:path/posix';
import { cruise } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { MODULES_ABOVE } from './lib/importRules/api.mjs';
import { onlyDownhill } from './lib/importRules/rule.mjs';
import { FEATURES_BELOW, FOUNDATIONS } from './lib/importRules/web.mjs';
import { plantTree, type Files } from './test/plantedTree.ts';

/** Each folder of a table with one that it may not import: the one that is the furthest below. */
const foreign = (table: Record<string, readonly string[]>, shared: readonly string[] = []) =>
  Object.entries(table).map(([folder, others]) => {
    const allowed = [folder, ...others, ...(shared.includes(folder) ? [] : shared)];
    return [folder, Object.keys(table).findLast((other) => !allowed.includes(other)) ?? ''];
  });

/** One forbidden import for each rule: the importing file and the import (a path of the project, or a package). */
const VIOLATIONS: Record<string, [importer: string, imported: string]> = {
  'no-unresolvable': ['api/src/lib/money.ts', 'a-package-nobody-made'],
  'no-barrel': ['api/src/lib/money.ts', 'api/src/lib/index.ts'],
  'no-test-in-product': ['api/src/lib/money.ts', 'api/src/lib/money.test.ts'],
  'no-dev-dependency-in-product': ['api/src/lib/money.ts', 'vitest'],
  'common-stands-alone': ['common/src/money.ts', 'api/src/lib/clock.ts'],
  'common-is-pure': ['common/src/money.ts', 'zod'],
  'island-is-small': ['web/src/storefront/island/basket.ts', 'temporal-polyfill'],
  'api-never-imports-web': ['api/src/app.ts', 'web/src/lib/money.ts'],
  'web-never-imports-api': ['web/src/router.tsx', 'api/src/lib/money.ts'],
  'api-lib-stands-alone': ['api/src/lib/money.ts', 'api/src/modules/orders/order.entity.ts'],
  'config-stands-alone': ['api/src/config.ts', 'api/src/gateways/mail/mail.gateway.ts'],
  'main-is-the-top': ['api/src/app.ts', 'api/src/main.ts'],
  'only-main-imports-app': ['api/src/storefront/storefront.ts', 'api/src/app.ts'],
  'product-knows-no-stand-in': ['api/src/outsideServices.ts', 'api/sandbox/startSandbox.ts'],
  'sandbox-stands-alone': ['api/sandbox/s3/startS3Sandbox.ts', 'api/src/gateways/storage/s3Storage.ts'],
  'stand-ins-know-no-other': ['api/sandbox/s3/startS3Sandbox.ts', 'api/sandbox/stripe/world.ts'],
  'gateways-know-no-product': ['api/src/gateways/mail/smtpMail.ts', 'api/src/modules/orders/order.entity.ts'],
  'db-knows-only-modules': ['api/src/db/orm.ts', 'api/src/gateways/mail/smtpMail.ts'],
  'transport-knows-no-noun': ['api/src/rest/restRouter.ts', 'api/src/modules/orders/placeOrder.service.ts'],
  'http-knows-no-graphql': ['api/src/http/request.ts', 'api/src/graphql/context.ts'],
  'graphql-knows-no-rest': ['api/src/graphql/context.ts', 'api/src/rest/restRoute.ts'],
  'composition-knows-no-noun': [
    'api/src/composition/container.ts',
    'api/src/modules/orders/placeOrder.service.ts',
  ],
  'modules-know-nothing-above': [
    'api/src/modules/orders/orders.module.ts',
    'api/src/composition/container.ts',
  ],
  'only-manifests-know-composition': [
    'api/src/modules/orders/placeOrder.service.ts',
    'api/src/composition/module.ts',
  ],
  'manifests-are-leaves': ['api/src/start.ts', 'api/src/modules/orders/orders.module.ts'],
  'services-know-no-transport': ['api/src/modules/orders/placeOrder.service.ts', 'graphql'],
  'translators-know-no-database': ['api/src/modules/orders/order.resolver.ts', '@mikro-orm/core'],
  'translators-know-no-outside-service': [
    'api/src/modules/orders/order.resolver.ts',
    'api/src/gateways/mail/mail.gateway.ts',
  ],
  'rules-are-pure': ['api/src/modules/orders/order.rules.ts', 'api/src/modules/orders/placeOrder.service.ts'],
  'rules-call-nobody': [
    'api/src/modules/orders/order.rules.ts',
    'api/src/modules/orders/order.repository.ts',
  ],
  'entities-know-only-data': [
    'api/src/modules/orders/order.entity.ts',
    'api/src/modules/orders/placeOrder.service.ts',
  ],
  'resolvers-are-leaves': [
    'api/src/modules/orders/order.resolver.ts',
    'api/src/modules/products/product.resolver.ts',
  ],
  'published-document-knows-only-entities': [
    'api/src/modules/sites/publishSite.repository.ts',
    'api/src/modules/restaurants/restaurant.service.ts',
  ],
  'every-module-is-listed': ['api/src/modules/gifts/gift.service.ts', 'api/src/lib/clock.ts'],
  ...Object.fromEntries(
    foreign(MODULES_ABOVE).map(([module, other]) => [
      `${module}-know-only-parents`,
      [`api/src/modules/${module}/part.service.ts`, `api/src/modules/${other}/other.service.ts`],
    ]),
  ),
  'web-lib-stands-alone': ['web/src/lib/money.ts', 'web/src/ui/Button.tsx'],
  'ui-knows-only-lib': ['web/src/ui/Button.tsx', 'web/src/features/restaurants/RestaurantCard.tsx'],
  'ui-and-lib-know-no-graphql': ['web/src/ui/Button.tsx', 'react-relay'],
  'relay-knows-no-feature': [
    'web/src/relay/environment.tsx',
    'web/src/features/restaurants/RestaurantCard.tsx',
  ],
  'forms-know-no-feature': [
    'web/src/forms/FailureAlert.tsx',
    'web/src/features/restaurants/RestaurantCard.tsx',
  ],
  'features-know-no-routes': ['web/src/features/restaurants/RestaurantCard.tsx', 'web/src/routes/login.tsx'],
  'routes-know-no-router': ['web/src/routes/login.tsx', 'web/src/router.tsx'],
  'web-main-is-the-top': ['web/src/App.tsx', 'web/src/main.tsx'],
  'storefront-ships-no-app': ['web/src/storefront/pages/MenuPage.tsx', 'web/src/ui/Button.tsx'],
  'app-knows-no-storefront': ['web/src/App.tsx', 'web/src/storefront/pages/MenuPage.tsx'],
  'every-feature-is-listed': ['web/src/features/gifts/GiftScreen.tsx', 'web/src/ui/Button.tsx'],
  ...Object.fromEntries(
    foreign(FEATURES_BELOW, FOUNDATIONS).map(([feature, other]) => [
      `${feature}-only-downhill`,
      [`web/src/features/${feature}/Part.tsx`, `web/src/features/${other}/Other.tsx`],
    ]),
  ),
};

/** Allowed imports, which break no rule. */
const ALLOWED: [importer: string, imported: string][] = [
  ['api/src/main.ts', 'api/src/start.ts'],
  ['api/src/start.ts', 'api/src/app.ts'],
  ['api/src/main.ts', 'api/src/outsideServices.ts'],
  ['api/sandbox/startSandbox.ts', 'api/src/config.ts'],
  ['api/sandbox/startSandbox.ts', 'api/src/services.ts'],
  ['api/sandbox/startSandbox.ts', 'api/sandbox/s3/startS3Sandbox.ts'],
  ['api/sandbox/s3/startS3Sandbox.ts', 'api/sandbox/s3/objectStore.ts'],
  ['api/sandbox/s3/startS3Sandbox.ts', 'api/sandbox/listenOnLoopback.ts'],
  ['api/sandbox/s3/startS3Sandbox.ts', 'api/src/lib/clock.ts'],
  ['api/sandbox/mailbox/startMailbox.ts', 'smtp-server'],
  ['api/src/app.ts', 'express'],
  ['api/src/start.ts', 'api/src/modules.ts'],
  ['api/src/modules.ts', 'api/src/modules/orders/orders.module.ts'],
  ['api/src/modules/orders/orders.module.ts', 'api/src/composition/module.ts'],
  ['api/src/modules/orders/orders.module.ts', 'api/src/modules/orders/order.resolver.ts'],
  ['api/src/composition/module.ts', 'api/src/rest/restRoute.ts'],
  ['api/src/modules/orders/order.resolver.ts', 'api/src/modules/orders/placeOrder.service.ts'],
  ['api/src/modules/orders/placeOrder.service.ts', 'api/src/modules/restaurants/restaurant.entity.ts'],
  ['api/src/modules/orders/placeOrder.service.ts', '@mikro-orm/core'],
  ['api/src/modules/restaurants/restaurant.entity.ts', 'api/src/lib/money.ts'],
  ['api/src/modules/uploadSweep/uploadSweep.repository.ts', 'api/src/modules/redesigns/redesign.entity.ts'],
  ['web/src/main.tsx', 'web/src/router.tsx'],
  ['web/src/router.tsx', 'web/src/routes/login.tsx'],
  ['web/src/routes/login.tsx', 'web/src/features/accounts/LoginScreen.tsx'],
  ['web/src/features/dashboard/DashboardScreen.tsx', 'web/src/features/restaurants/RestaurantCard.tsx'],
  ['web/src/features/dashboard/DashboardScreen.tsx', 'web/src/features/orders/OrdersToday.tsx'],
  ['web/src/features/products/ProductsTab.tsx', 'web/src/features/editor/SaveBar.tsx'],
  ['web/src/features/products/ProductsTab.tsx', 'web/src/features/prices/PricesView.tsx'],
  ['web/src/routes/login.tsx', 'web/src/features/products/ProductsTab.tsx'],
  ['web/src/features/onboarding/LogoUpload.tsx', 'web/src/features/uploads/PictureUpload.tsx'],
  ['web/src/storefront/queries/storefrontPage.ts', 'relay-runtime'],
  ['web/src/features/restaurants/RestaurantCard.tsx', 'web/src/relay/environment.tsx'],
  ['web/src/relay/environment.tsx', 'relay-runtime'],
  ['web/src/forms/FailureAlert.tsx', 'web/src/relay/refusal.ts'],
  ['web/src/ui/Button.tsx', 'web/src/lib/money.ts'],
  ['common/src/hours.ts', 'temporal-polyfill'],
  ['common/src/hours.ts', 'common/src/money.ts'],
  ['api/src/lib/money.ts', 'common/src/money.ts'],
  ['api/src/modules/orders/placeOrder.service.ts', 'common/src/hours.ts'],
  ['web/src/lib/money.ts', 'common/src/money.ts'],
  ['web/src/storefront/island/basket.ts', 'common/src/money.ts'],
];

const AREAS = ['common', 'api', 'web'];
const OURS = new RegExp(`^(?:${AREAS.join('|')})/`);

function importLine(importer: string, imported: string, keyword: 'import' | 'import type'): string {
  const isOurs = OURS.test(imported);
  const path = relative(dirname(importer), imported);
  const specifier = isOurs ? (path.startsWith('.') ? path : `./${path}`) : imported;
  return `${keyword} { thing } from '${specifier}';\nexport const other${keyword.length} = thing;\n`;
}

const treeOf = (imports: [string, string][], keyword: 'import' | 'import type'): Files => {
  const files: Files = {};
  for (const [importer, imported] of imports) {
    files[importer] = (files[importer] ?? '') + importLine(importer, imported, keyword);
    if (OURS.test(imported)) files[imported] ??= 'export const thing = 1;\n';
  }
  return files;
};

/** Names of the broken rules. */
async function brokenRules(files: Files): Promise<string[]> {
  const tree = plantTree(files);
  try {
    const areas = AREAS.filter((area) => Object.keys(files).some((file) => file.startsWith(`${area}/`)));
    const { output } = await cruise(areas, {
      ...configuration.options,
      ruleSet: { forbidden: configuration.forbidden ?? [] },
      validate: true,
      baseDir: tree.root,
    });
    if (typeof output === 'string') throw new Error(output);
    return output.summary.violations.map((violation) => violation.rule.name);
  } finally {
    tree.remove();
  }
}

test.each(Object.entries(VIOLATIONS))('%s refuses %j', { tags: ['@long'] }, async (rule, planted) => {
  expect(await brokenRules(treeOf([planted], 'import'))).toEqual([rule]);
});

/** A type of a package is not loaded; the type of a row or of a message says nothing about where it comes from. */
const TYPES_ALLOWED = ['no-dev-dependency-in-product', 'rules-call-nobody'];

test.each(Object.entries(VIOLATIONS).filter(([rule]) => !TYPES_ALLOWED.includes(rule)))(
  '%s refuses %j as a type import',
  { tags: ['@long'] },
  async (rule, planted) => {
    expect(await brokenRules(treeOf([planted], 'import type'))).toEqual([rule]);
  },
);

test.each(['import', 'import type'] as const)(
  'no-circular refuses a cycle of %s',
  { tags: ['@long'] },
  async (keyword) => {
    const files = treeOf(
      [
        ['api/src/lib/money.ts', 'api/src/lib/clock.ts'],
        ['api/src/lib/clock.ts', 'api/src/lib/money.ts'],
      ],
      keyword,
    );
    expect(new Set(await brokenRules(files))).toEqual(new Set(['no-circular']));
  },
);

test.each([
  ['a circle', { a: ['b'], b: ['a'] }],
  ['a folder that is not listed', { a: ['b'] }],
])('a table with %s is refused', { tags: ['@long'] }, (_what, table: Record<string, string[]>) => {
  const folders = { root: '^web/', table, unlisted: 'unlisted', nameOf: String };
  expect(() => onlyDownhill(folders)).toThrow('a may import b, which is not above it in the table.');
});

test('every rule has a violation', { tags: ['@long'] }, () => {
  const rules = configuration.forbidden?.map((rule) => rule.name).sort();
  expect(['no-circular', ...Object.keys(VIOLATIONS)].sort()).toEqual(rules);
});

test('allowed imports break no rule', { tags: ['@long'] }, async () => {
  expect(await brokenRules(treeOf(ALLOWED, 'import'))).toEqual([]);
});
