import { forbid, npm, TEST } from './rule.mjs';

const GENERATED = String.raw`/__generated__/|/routeTree\.gen\.ts$`;

export const everywhere = [
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
    { path: '^(?:api/(?:src|sandbox)|common/src|web/src)/', pathNot: TEST },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'common-stands-alone',
    'Everybody imports common; it imports no other folder of ours.',
    { path: '^common/' },
    { path: String.raw`^(?:api|web|\.scripts)/` },
  ),
  forbid(
    'common-is-pure',
    'It knows no database, no page and no GraphQL: only libraries that compute.',
    { path: '^common/src/', pathNot: TEST },
    { pathNot: [String.raw`^(?:common|api|web|\.scripts)/`, npm('temporal-polyfill')] },
  ),
  forbid(
    'island-is-small',
    'A diner loads 20 KiB of time zones for nothing.',
    { path: '^web/src/storefront/island/', pathNot: TEST },
    { path: npm('temporal-polyfill'), reachable: true },
  ),
  forbid(
    'api-never-imports-web',
    'schema.graphql and common are all they share.',
    { path: '^api/' },
    { path: '^web/' },
  ),
  forbid(
    'web-never-imports-api',
    'schema.graphql and common are all they share.',
    { path: '^web/' },
    { path: '^api/' },
  ),
];
