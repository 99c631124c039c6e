import { forbid, TEST } from './rule.mjs';

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
    { path: '^(?:api/(?:src|sandbox)|web/src)/', pathNot: TEST },
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
