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
    input Where { first: Int, ids: [ID!] }
    type Place { dear: Int, name: String }`);
  const place = schema.getType('Place');
  if (!isObjectType(place)) throw new Error('The type is not in the schema');
  Object.assign(place.getFields()['dear']?.extensions ?? {}, {
    complexity: () => {
      measured += 1;
      return 60;
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
    expect(problem(document, expensive)).toMatch(/^The query costs \d+; at most 5000 is allowed\.$/);
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
