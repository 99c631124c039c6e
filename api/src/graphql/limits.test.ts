import { buildSchema, type GraphQLSchema, isObjectType, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { operationProblem } from './limits.ts';

let schema: GraphQLSchema;
/** How often the cost of the field `dear` was asked for. */
let measured = 0;

beforeEach(() => {
  measured = 0;
  schema = buildSchema(`
    type Query { place(slug: String, input: Where): Place, places(first: Int): [Place!]!, byIds(ids: [ID!]): [Place!]! }
    input Where { first: Int, ids: [ID!], inner: Where }
    type Place { dear: Int, name: String }`);
  const place = schema.getType('Place');
  if (!isObjectType(place)) throw new Error('The type is not in the schema');
  Object.assign(place.getFields()['dear']?.extensions ?? {}, {
    complexity: () => {
      measured += 1;
      return 700;
    },
  });
});

const problem = (document: ReturnType<typeof parse>, variables: Record<string, unknown>, name?: string) =>
  operationProblem(schema, document, variables, name);

describe('the cost of an operation', () => {
  it('is measured once per document when no variable changes it', () => {
    const document = parse(
      'query ($slug: String!, $input: Where) { place(slug: $slug, input: $input) { dear } }',
    );
    for (const slug of ['roma', 'milano'])
      expect(problem(document, { slug, input: { first: 1000, ids: ['1'] } })).toBeNull();
    expect(measured).toBe(1);
  });

  it.each([
    ['page size', 'query ($n: Int) { places(first: $n) { dear } }', { n: 1 }, { n: 100 }],
    ['required page size', 'query ($n: Int!) { places(first: $n) { dear } }', { n: 1 }, { n: 100 }],
    [
      'list',
      'query ($ids: [ID!]!) { byIds(ids: $ids) { dear } }',
      { ids: ['1'] },
      { ids: Array(100).fill('1') },
    ],
    [
      'condition',
      'query ($all: Boolean!) { places(first: 100) { dear @include(if: $all) } }',
      { all: false },
      { all: true },
    ],
  ])('is measured for each request when a %s is a variable', (_what, text, cheap, expensive) => {
    const document = parse(text);
    expect(problem(document, cheap)).toBeNull();
    expect(problem(document, expensive)).toMatch(/^The query costs \d+; at most 65000 is allowed\.$/);
    expect(problem(document, cheap)).toBeNull();
  });

  it('is measured for each operation of a document', () => {
    const document = parse('query A { place { name } } query B { places(first: 100) { dear } }');
    expect(problem(document, {}, 'A')).toBeNull();
    expect(problem(document, {}, 'B')).toContain('The query costs');
  });

  it('variables of a known document are still checked', () => {
    const document = parse('query ($slug: String!) { place(slug: $slug) { name } }');
    expect(problem(document, { slug: 'roma' })).toBeNull();
    expect(problem(document, { slug: 'ro\0ma' })).toContain('NUL');
  });
});

describe('the variables of an operation', () => {
  const document = parse(
    'query ($input: Where, $slug: String) { place(input: $input, slug: $slug) { name } }',
  );
  const wide = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));
  const deep = (levels: number): object => (levels === 0 ? {} : { inner: deep(levels - 1) });

  it.each<[string, object, string]>([
    ['unknown fields', { input: wide(50_000) }, '`$input`: Field "key0" is not defined by type "Where".'],
    ['a long unknown field', { input: { ['x'.repeat(60_000)]: 1 } }, '`$input`: Field "xxx'],
    [
      'an unknown field far down',
      { input: { inner: { inner: wide(1) } } },
      '`$input.inner.inner`: Field "key0"',
    ],
    ['a field of the prototype', { input: { constructor: 1 } }, '`$input`: Field "constructor"'],
    ['a long text', { slug: 'a '.repeat(50_000) }, '`$slug` has more than 20000 characters.'],
    ['a long text in a list', { input: { ids: ['x'.repeat(20_001)] } }, '`$input.ids.0` has more than'],
    ['a long list', { input: { ids: Array(2_001).fill('1') } }, '`$input.ids` has more than 2000 items.'],
    ['a list in place of a text', { slug: Array(100).fill('x') }, '`$slug` is not a list.'],
    ['an object in place of a text', { slug: wide(10_000) }, '`$slug` is not of the type String.'],
    [
      'many values of a wrong type',
      { input: { ids: Array(2_000).fill(true) } },
      'Variable "$input" got invalid value true',
    ],
  ])('%s are refused with one short message that does not repeat them', (_what, variables, start) => {
    const message = problem(document, { ...variables });
    expect(message).toContain(start);
    expect(message?.length).toBeLessThanOrEqual(201);
  });

  it('values within the limits are accepted', () => {
    expect(
      problem(document, { slug: 'x'.repeat(20_000), input: { ...deep(50), ids: Array(2_000).fill('1') } }),
    ).toBeNull();
  });

  // GraphQL's own check needed 20 s for 59 KB, because every unknown field repeated the whole value.
  it('4,000 unknown fields are refused in less than 3 ms', () => {
    const time = (count: number) => {
      const variables = { input: wide(count) };
      const begun = performance.now();
      for (let run = 0; run < 20; run += 1) problem(document, variables);
      return performance.now() - begun;
    };
    time(1_000);
    expect(time(4_000)).toBeLessThan(50);
  });
});
