import { buildSchema, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { siteReadBy } from './responseCache.ts';

const schema = buildSchema(`
  type Storefront { name: String }
  type Query { storefront(slug: String!): Storefront  viewer: String }
  type Mutation { storefront(slug: String!): Storefront }
  type Subscription { storefront(slug: String!): Storefront }
`);

function read(text: string, variables: Record<string, unknown> = {}): string | null {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('not an operation');
  return siteReadBy(schema, operation, variables);
}

describe('siteReadBy', () => {
  it.each([
    ['{ storefront(slug: "a") { name } }', {}, 'a'],
    ['{ x: storefront(slug: "a") { name } y: storefront(slug: "a") { name } }', {}, 'a'],
    ['query($s: String!) { storefront(slug: $s) { name } }', { s: 'a' }, 'a'],
    ['query($s: String = "a") { storefront(slug: $s) { name } }', {}, 'a'],
    ['query($s: String = "a") { storefront(slug: $s) { name } }', { s: 'b' }, 'b'],
    [
      'query($s: String! $no: Boolean!) { storefront(slug: $s) @skip(if: $no) { name } }',
      { s: 'a', no: true },
      'a',
    ],
    ['query($s: String = "a") { storefront(slug: $s) { name } }', { s: null }, null],
    ['query($s: String!) { storefront(slug: $s) { name } }', {}, null],
    ['query($s: String!) { storefront(slug: $s) { name } }', { s: 7 }, null],
    ['{ storefront(slug: "a") { name } x: storefront(slug: "b") { name } }', {}, null],
    ['{ storefront(slug: "a") { name } viewer }', {}, null],
    ['{ __typename storefront(slug: "a") { name } }', {}, null],
    ['{ storefront: viewer }', {}, null],
    ['{ __typename }', {}, null],
    ['{ ... on Query { storefront(slug: "a") { name } } }', {}, null],
    ['mutation { storefront(slug: "a") { name } }', {}, null],
    ['subscription { storefront(slug: "a") { name } }', {}, null],
  ])('the operation %s with the variables %j reads only the site %j', (text, variables, slug) =>
    expect(read(text, variables)).toBe(slug),
  );
});
