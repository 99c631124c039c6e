import { allBut, below, forbid, npm, onlyDownhill } from './rule.mjs';

/** Features that every other feature may use. */
export const FOUNDATIONS = ['accounts', 'uploads'];

/**
 * All features, with the features that each may use besides the foundations. A feature is below those that it uses. `editor` is the
 * frame of the tabs and what the tabs share; the route gives it the tabs.
 */
export const FEATURES_BELOW = {
  accounts: [],
  uploads: [],
  billing: [],
  catalogue: [],
  consent: [],
  contact: [],
  demonstration: [],
  home: [],
  invitation: [],
  legal: [],
  menuReading: [],
  orders: [],
  portfolio: [],
  restaurants: [],
  shell: [],
  editor: ['restaurants'],
  homepage: ['editor'],
  siteSettings: ['editor'],
  ordering: ['editor', 'restaurants'],
  onboarding: ['menuReading', 'siteSettings', 'ordering'],
  members: ['editor'],
  operator: ['members'],
  redesigns: ['editor'],
  groceries: [],
  allergens: ['editor'],
  options: ['editor', 'allergens'],
  prices: ['editor', 'options', 'groceries'],
  menuFiles: ['editor', 'menuReading'],
  products: ['editor', 'allergens', 'options', 'prices', 'menuFiles', 'groceries'],
  promotions: ['editor', 'products', 'restaurants'],
  dashboard: ['restaurants', 'orders', 'billing', 'onboarding', 'redesigns'],
};

export const web = [
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
    'forms-know-no-feature',
    'What forms share knows relay, ui and lib.',
    { path: below('web', 'forms/') },
    { path: allBut('web', 'forms/', 'relay/', 'ui/', 'lib/', 'test/') },
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
  ...onlyDownhill({
    root: '^web/src/features/',
    table: FEATURES_BELOW,
    shared: FOUNDATIONS,
    unlisted: 'every-feature-is-listed',
    nameOf: (feature) => `${feature}-only-downhill`,
  }),
];
