import { allBut, below, forbid, npm } from './rule.mjs';

/** Features that every other feature may use; they use no other feature. */
const FOUNDATIONS = ['accounts', 'uploads'];
const foundations = FOUNDATIONS.join('|');

/** Features that combine others, and the features that each may use; cycles are not allowed. */
const FEATURES_BELOW = {
  dashboard: ['restaurants', 'orders', 'billing', 'onboarding', 'redesigns'],
  editor: ['restaurants', 'products', 'redesigns'],
};
const gathering = Object.keys(FEATURES_BELOW).join('|');

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
