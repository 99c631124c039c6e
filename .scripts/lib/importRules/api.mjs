import { allBut, below, forbid, npm, onlyDownhill, TEST } from './rule.mjs';

/** Files of a module for GraphQL or HTTP; its other files use neither. */
const TRANSLATOR = String.raw`\.(?:graphql|resolver|rest|module)\.ts$`;
const MANIFEST = String.raw`\.module\.ts$`;

/** All modules, with the modules that each may import. A module is below those that it imports. */
export const MODULES_ABOVE = {
  accounts: [],
  catalogue: [],
  clientErrors: [],
  keptForms: [],
  menuReader: [],
  settings: [],
  sites: [],
  contact: ['accounts', 'catalogue'],
  restaurants: ['accounts', 'sites'],
  siteReports: ['accounts', 'sites'],
  devices: ['accounts', 'restaurants'],
  members: ['accounts', 'restaurants'],
  products: ['accounts', 'sites', 'restaurants'],
  menuFiles: ['accounts', 'menuReader', 'sites', 'restaurants', 'products'],
  groceries: ['sites', 'restaurants', 'products'],
  ordering: ['sites', 'restaurants', 'products'],
  promotions: ['accounts', 'sites', 'restaurants', 'products', 'ordering'],
  orders: ['accounts', 'sites', 'restaurants', 'devices', 'products', 'groceries', 'ordering', 'promotions'],
  orderDesk: ['accounts', 'sites', 'restaurants', 'orders'],
  orderMails: ['accounts', 'sites', 'restaurants', 'devices', 'orders'],
  firstSteps: ['sites', 'restaurants', 'products', 'orders'],
  onboarding: [
    'accounts',
    'catalogue',
    'menuReader',
    'sites',
    'restaurants',
    'products',
    'menuFiles',
    'ordering',
    'orders',
    'orderMails',
  ],
  reports: ['catalogue', 'sites', 'restaurants', 'products', 'promotions', 'orders'],
  uploads: ['restaurants', 'products', 'onboarding'],
  demonstration: ['accounts', 'uploads'],
  redesigns: ['accounts', 'sites', 'restaurants', 'uploads'],
  siteLife: ['accounts', 'sites', 'restaurants', 'orders', 'onboarding', 'uploads'],
  billing: ['accounts', 'catalogue', 'sites', 'restaurants', 'products', 'siteLife'],
  operators: ['accounts', 'sites', 'restaurants', 'members', 'siteReports', 'orders'],
  uploadSweep: [
    'restaurants',
    'products',
    'menuFiles',
    'onboarding',
    'uploads',
    'demonstration',
    'redesigns',
  ],
};

/** Files that read tables of child modules in one statement, and need the types of these tables (tableDoors.test.ts). */
const PUBLISHED_DOCUMENT = below(
  'api',
  String.raw`modules/sites/(?:publishSite|priceChange|publishedMenu|orderLimit)\.repository\.ts$`,
);

export const api = [
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
    { path: allBut('api', 'lib/', String.raw`(?:environment|serviceSettings)\.ts`) },
  ),
  forbid('main-is-the-top', 'Nothing imports main.ts.', {}, { path: String.raw`^api/src/main\.ts$` }),
  forbid(
    'only-main-imports-app',
    'app.ts is put together for main.ts.',
    { pathNot: [String.raw`^api/src/(?:main|start)\.ts$`, TEST] },
    { path: String.raw`^api/src/app\.ts$` },
  ),
  forbid(
    'product-knows-no-stand-in',
    'outsideServices.ts loads them at run time; a public server has none.',
    { path: '^api/src/', pathNot: TEST },
    { path: ['^api/sandbox/', npm('emulate', 'postal-mime', 'smtp-server')] },
  ),
  forbid(
    'sandbox-stands-alone',
    'A stand-in speaks a protocol; of the product it knows lib, the configuration and the list of services.',
    { path: '^api/sandbox/', pathNot: TEST },
    {
      path: [
        '^api/(?!src/|sandbox/)',
        allBut('api', 'lib/', String.raw`(?:config|services|serviceSettings)\.ts$`),
      ],
    },
  ),
  forbid(
    'stand-ins-know-no-other',
    'Each stand-in stands for one service; startSandbox.ts starts all of them.',
    { path: '^api/sandbox/([^/]+)/', pathNot: TEST },
    { path: '^api/sandbox/', pathNot: String.raw`^api/sandbox/(?:$1/|listenOnLoopback\.ts$)` },
  ),
  forbid(
    'gateways-know-no-product',
    'A gateway wraps an outside service and nothing else.',
    { path: below('api', 'gateways/'), pathNot: TEST },
    { path: allBut('api', 'gateways/', 'lib/', String.raw`(?:config|serviceSettings|log)\.ts$`) },
  ),
  forbid(
    'db-knows-only-modules',
    'The database layer lists entities and seeds; nothing above it.',
    { path: below('api', 'db/'), pathNot: TEST },
    { path: allBut('api', 'db/', 'lib/', 'modules/', String.raw`(?:config|serviceSettings|log)\.ts$`) },
  ),
  forbid(
    'transport-knows-no-noun',
    'What all operations, routes and pages share is given what the modules contribute.',
    { path: below('api', 'graphql/', 'rest/', 'http/'), pathNot: TEST },
    {
      path: below(
        'api',
        String.raw`(?:main|start|app|groceryApp|modules|services)\.ts$`,
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
    {
      path: below(
        'api',
        String.raw`(?:main|start|app|groceryApp|modules|services)\.ts$`,
        'modules/',
        'storefront/',
      ),
    },
  ),
  forbid(
    'modules-know-nothing-above',
    'A module contributes to the server; it does not know the server.',
    { path: below('api', 'modules/'), pathNot: TEST },
    {
      path: below(
        'api',
        String.raw`(?:main|start|app|groceryApp|modules|services)\.ts$`,
        String.raw`composition/(?!module\.ts$)`,
        'storefront/',
      ),
    },
  ),
  forbid(
    'only-manifests-know-composition',
    'A class is given what it needs by its constructor.',
    { path: below('api', 'modules/'), pathNot: [MANIFEST, TEST] },
    { path: below('api', String.raw`composition/module\.ts$`) },
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
    'rules-call-nobody',
    'Rules may name the type of a row or of a message; they read no table and call no outside service.',
    { path: String.raw`\.rules\.ts$` },
    {
      path: [npm('kysely'), String.raw`\.repository\.ts$`, below('api', 'gateways/')],
      pathNot: String.raw`\.rules\.ts$`,
      dependencyTypesNot: ['type-only'],
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
  forbid(
    'published-document-knows-only-entities',
    'Of other modules it reads tables and nothing else.',
    { path: PUBLISHED_DOCUMENT },
    { path: below('api', 'modules/(?!sites/)'), pathNot: String.raw`\.entity\.ts$` },
  ),
  ...onlyDownhill({
    root: '^api/src/modules/',
    table: MODULES_ABOVE,
    pathNot: [PUBLISHED_DOCUMENT, TEST],
    unlisted: 'every-module-is-listed',
    nameOf: (module) => `${module}-know-only-parents`,
  }),
];
