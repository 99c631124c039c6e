/**
 * Which way imports run (docs/architecture.md). Type imports count. Each rule is proven by a planted violation in
 * .scripts/importGates.test.ts.
 */

const TEST = String.raw`\.test\.tsx?$|^(?:api|web)/(?:src/)?test/`;
const GENERATED = String.raw`/__generated__/|/routeTree\.gen\.ts$`;

/** Files of a module that speak GraphQL or HTTP; all its other files know neither. */
const TRANSLATOR = String.raw`\.(?:graphql|resolver|rest|module)\.ts$`;
const MANIFEST = String.raw`\.module\.ts$`;

/** @param {string[]} names */
const npm = (...names) => String.raw`(?:^|/)node_modules/(?:${names.join('|')})/`;
/** @param {'api' | 'web'} area @param {string[]} names */
const below = (area, ...names) => `^${area}/src/(?:${names.join('|')})`;
/** Everything of ours in `area` except what starts with one of `names`. */
const allBut = (/** @type {'api' | 'web'} */ area, /** @type {string[]} */ ...names) =>
  String.raw`^${area}/src/(?!${names.join('|')})`;

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */
/** @type {(name: string, comment: string, from: Rule['from'], to: Rule['to']) => Rule} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The modules that others build on, and whom they may know. All other modules are children: they may know any of these. */
const MODULES_ABOVE = {
  accounts: [],
  catalogue: [],
  sites: [],
  restaurants: ['accounts', 'catalogue', 'sites'],
  products: ['restaurants', 'accounts', 'catalogue', 'sites'],
  orders: ['products', 'restaurants', 'accounts', 'catalogue', 'sites'],
};

const everywhere = [
  forbid(
    'no-circular',
    'Whatever imports in a circle cannot be understood alone.',
    { pathNot: GENERATED },
    { circular: true },
  ),
  forbid(
    'no-unresolvable',
    'The imported file or package does not exist.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
  forbid(
    'no-barrel',
    'Import a thing from its own file.',
    {},
    { path: String.raw`(?:^|/)index\.tsx?$`, pathNot: 'node_modules|^web/src/routes/' },
  ),
  forbid('no-test-in-product', 'Product code knows no tests.', { pathNot: TEST }, { path: TEST }),
  forbid(
    'no-dev-dependency-in-product',
    'It would be missing in production: move it to "dependencies".',
    { path: '^(?:api|web)/src/', pathNot: TEST },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'api-and-web-share-only-the-schema',
    'schema.graphql is all they share.',
    { path: '^api/' },
    { path: '^web/' },
  ),
  forbid('web-never-imports-api', 'schema.graphql is all they share.', { path: '^web/' }, { path: '^api/' }),
];

const api = [
  forbid(
    'api-lib-stands-alone',
    'lib imports nothing of ours.',
    { path: below('api', 'lib/') },
    { path: allBut('api', 'lib/') },
  ),
  forbid(
    'config-stands-alone',
    'config.ts and its environment.ts only read the environment.',
    { path: String.raw`^api/src/(?:config|environment)\.ts$` },
    { path: allBut('api', 'lib/', String.raw`environment\.ts`) },
  ),
  forbid('main-is-the-top', 'Nothing imports main.ts.', {}, { path: String.raw`^api/src/main\.ts$` }),
  forbid(
    'only-main-imports-app',
    'app.ts is put together for main.ts.',
    { pathNot: [String.raw`^api/src/(?:main|start)\.ts$`, TEST] },
    { path: String.raw`^api/src/app\.ts$` },
  ),
  forbid(
    'only-main-imports-sandbox',
    'The product must not know that a stand-in answers.',
    { path: '^api/src/', pathNot: [below('api', String.raw`main\.ts$`, 'sandbox/'), TEST] },
    { path: below('api', 'sandbox/') },
  ),
  forbid(
    'sandbox-stands-alone',
    'A stand-in speaks a protocol; it knows nothing of the product.',
    { path: below('api', 'sandbox/'), pathNot: TEST },
    { path: allBut('api', 'sandbox/', 'lib/', String.raw`(?:config|services)\.ts$`) },
  ),
  forbid(
    'gateways-know-no-product',
    'A gateway wraps an outside service and nothing else.',
    { path: below('api', 'gateways/'), pathNot: TEST },
    { path: allBut('api', 'gateways/', 'lib/', String.raw`(?:config|log)\.ts$`) },
  ),
  forbid(
    'db-knows-only-modules',
    'The database layer lists entities and seeds; nothing above it.',
    { path: below('api', 'db/'), pathNot: TEST },
    { path: allBut('api', 'db/', 'lib/', 'modules/', String.raw`(?:config|log)\.ts$`) },
  ),
  forbid(
    'transport-knows-no-noun',
    'What all operations, routes and pages share is given what the modules contribute.',
    { path: below('api', 'graphql/', 'rest/', 'http/'), pathNot: TEST },
    {
      path: below(
        'api',
        String.raw`(?:main|start|app|modules|services)\.ts$`,
        'composition/',
        'modules/',
        'storefront/',
      ),
    },
  ),
  forbid(
    'http-knows-no-graphql',
    'http is below graphql, and graphql is below rest.',
    { path: below('api', 'http/'), pathNot: TEST },
    { path: below('api', 'graphql/', 'rest/') },
  ),
  forbid(
    'graphql-knows-no-rest',
    'http is below graphql, and graphql is below rest.',
    { path: below('api', 'graphql/'), pathNot: TEST },
    { path: below('api', 'rest/') },
  ),
  forbid(
    'composition-knows-no-noun',
    'It folds the manifests that it is given.',
    { path: below('api', 'composition/'), pathNot: TEST },
    { path: below('api', String.raw`(?:main|start|app|modules|services)\.ts$`, 'modules/', 'storefront/') },
  ),
  forbid(
    'modules-know-nothing-above',
    'A module contributes to the server; it does not know the server.',
    { path: below('api', 'modules/'), pathNot: TEST },
    {
      path: below(
        'api',
        String.raw`(?:main|start|app|modules|services)\.ts$`,
        String.raw`composition/(?!(?:module|provider)\.ts$)`,
        'storefront/',
      ),
    },
  ),
  forbid(
    'only-manifests-know-composition',
    'A class is given what it needs by its constructor.',
    { path: below('api', 'modules/'), pathNot: [MANIFEST, TEST] },
    { path: below('api', String.raw`composition/(?:module|provider)\.ts$`) },
  ),
  forbid(
    'manifests-are-leaves',
    'Only modules.ts lists the manifests.',
    { path: '^api/src/', pathNot: [String.raw`^api/src/modules\.ts$`, TEST] },
    { path: MANIFEST },
  ),
  forbid(
    'services-know-no-transport',
    'Services, entities and rules know no GraphQL and no HTTP.',
    { path: below('api', 'modules/'), pathNot: [TRANSLATOR, TEST] },
    {
      path: [
        npm('graphql', 'type-graphql', 'graphql-ws', 'graphql-scalars', '@apollo/[^/]+', 'express', 'ws'),
        '^(?:node:)?https?2?$',
        below('api', 'graphql/', 'rest/', 'http/'),
        `^api/src/modules/.*(?:${TRANSLATOR})`,
      ],
    },
  ),
  forbid(
    'translators-know-no-database',
    'Resolvers and REST routes decode, call a service, wrap the answer.',
    {
      path: [`^api/src/modules/.*(?:${TRANSLATOR})`, below('api', 'rest/', 'storefront/')],
      pathNot: TEST,
    },
    { path: [npm('@mikro-orm/[^/]+', 'pg', 'graphile-worker'), below('api', 'db/')] },
  ),
  forbid(
    'translators-know-no-outside-service',
    'Only services use gateways.',
    { path: [`^api/src/modules/.*(?:${TRANSLATOR})`], pathNot: TEST },
    { path: below('api', 'gateways/') },
  ),
  forbid(
    'rules-are-pure',
    'Rules are functions of their arguments: no database, no service, no outside world.',
    { path: String.raw`\.rules\.ts$` },
    {
      path: [
        npm('@mikro-orm/[^/]+', 'pg'),
        String.raw`^(?:node:)?(?:fs|net|https?2?|child_process|timers)(?:/|$)`,
        String.raw`\.(?:service|resolver|rest|loaders)\.ts$`,
        below('api', 'db/'),
      ],
    },
  ),
  forbid(
    'entities-know-only-data',
    'An entity keeps itself valid; it asks nobody.',
    { path: String.raw`\.entity\.ts$` },
    { path: [String.raw`\.(?:service|resolver|rest|loaders)\.ts$`, below('api', 'db/')] },
  ),
  forbid(
    'resolvers-are-leaves',
    'Only the manifests know resolvers.',
    { path: below('api', 'modules/', 'rest/', 'storefront/', 'http/'), pathNot: [MANIFEST, TEST] },
    { path: String.raw`\.resolver\.ts$` },
  ),
  ...Object.entries(MODULES_ABOVE).map(([module, parents]) =>
    forbid(
      `${module}-know-only-parents`,
      'Parents never import children; a second resolver class extends the parent.',
      { path: below('api', `modules/${module}/`), pathNot: TEST },
      { path: `^api/src/modules/(?!(?:${[module, ...parents].join('|')})/)` },
    ),
  ),
];

/** Every feature may use these; they use none. */
const FOUNDATIONS = ['accounts', 'uploads'];
const foundations = FOUNDATIONS.join('|');

/** Features that gather others, and whose parts they may use besides: only downhill. */
const FEATURES_BELOW = {
  dashboard: ['restaurants', 'billing', 'onboarding'],
  editor: ['restaurants', 'products'],
};
const gathering = Object.keys(FEATURES_BELOW).join('|');

const web = [
  forbid(
    'web-lib-stands-alone',
    'lib imports nothing of ours.',
    { path: below('web', 'lib/') },
    { path: allBut('web', 'lib/') },
  ),
  forbid(
    'ui-knows-only-lib',
    'The design system knows no feature.',
    { path: below('web', 'ui/') },
    { path: allBut('web', 'ui/', 'lib/', 'test/') },
  ),
  forbid(
    'ui-and-lib-know-no-graphql',
    'Data comes in as plain properties.',
    { path: below('web', 'ui/', 'lib/') },
    {
      path: [
        npm('react-relay', 'relay-runtime', 'relay-test-utils', 'graphql', 'graphql-ws'),
        '/__generated__/',
      ],
    },
  ),
  forbid(
    'relay-knows-no-feature',
    'The data layer knows ui and lib.',
    { path: below('web', 'relay/') },
    { path: allBut('web', 'relay/', 'ui/', 'lib/', 'test/', '__generated__/') },
  ),
  forbid(
    'features-know-no-routes',
    'Routes put features on the screen, never the other way.',
    { path: below('web', 'features/') },
    { path: below('web', 'routes/', 'main', 'router', 'routeTree', 'storefront/') },
  ),
  forbid(
    'routes-know-no-router',
    'The router imports the routes, never the other way.',
    { path: below('web', 'routes/') },
    { path: below('web', 'main', 'router', 'storefront/') },
  ),
  forbid('web-main-is-the-top', 'Nothing imports main.tsx.', {}, { path: String.raw`^web/src/main\.tsx?$` }),
  forbid(
    'storefront-ships-no-app',
    'Diner pages are rendered on the server and share only lib with the app.',
    { path: below('web', 'storefront/'), pathNot: below('web', 'storefront/queries/') },
    {
      path: [
        allBut('web', 'storefront/', 'lib/', 'test/'),
        npm('react-relay', 'relay-runtime', 'styled-components', '@tanstack/[^/]+', 'react-aria-components'),
      ],
    },
  ),
  forbid(
    'app-knows-no-storefront',
    'The API alone renders diner pages.',
    { path: allBut('web', 'storefront/') },
    { path: below('web', 'storefront/') },
  ),
  forbid(
    'features-only-downhill',
    'A feature uses its own parts; only the ones that gather others may look down.',
    {
      path: '^web/src/features/([^/]+)/',
      pathNot: below('web', `features/(?:${gathering}|${foundations})/`),
    },
    { path: '^web/src/features/', pathNot: `^web/src/features/(?:$1|${foundations})/` },
  ),
  ...Object.entries(FEATURES_BELOW).map(([feature, others]) =>
    forbid(
      `${feature}-only-downhill`,
      `${feature} may use ${others.join(', ')}.`,
      { path: below('web', `features/${feature}/`) },
      { path: `^web/src/features/(?!(?:${[feature, ...FOUNDATIONS, ...others].join('|')})/)` },
    ),
  ),
  forbid(
    'foundations-know-no-feature',
    'What every feature may use cannot use them.',
    { path: `^web/src/features/(${foundations})/` },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...everywhere, ...api, ...web],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
