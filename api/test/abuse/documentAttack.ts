import type { GraphQLSchema } from 'graphql';
import type { Place } from './attack.ts';
import { BODY_BYTES, type Caller, graphqlRequest, selection } from './graphqlPlaces.ts';
import type { Try } from './graphqlAttack.ts';
import { type Kind, SHAPES, TEXTS, toJson } from './inputs.ts';
import type { Fixtures } from './protocol.ts';
import { rightValue } from './values.ts';

const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

const document = (name: string, bytesEach: number, make: (size: number) => string): Kind => ({
  name,
  bytesEach,
  make,
});

/** Documents that grow. */
const DOCUMENTS: readonly Kind[] = [
  document('many aliases', 18, (size) => `{ ${times(size, (index) => `a${index}: __typename `)} }`),
  document('many equal fields', 11, (size) => `{ ${times(size, () => '__typename ')} }`),
  document(
    'nested fields',
    10,
    (size) => `{ ${times(size, () => 'viewer { ')} id ${times(size, () => '}')} }`,
  ),
  document(
    'nested lists of values',
    2,
    (size) => `{ node(id: ${'['.repeat(size)}${']'.repeat(size)}) { id } }`,
  ),
  document(
    'nested objects of values',
    6,
    (size) => `{ node(id: ${times(size, () => '{a: ')}1${'}'.repeat(size)}) { id } }`,
  ),
  document('a long comment', 1, (size) => `#${'x'.repeat(size)}\n{ __typename }`),
  document('a long name of a field', 1, (size) => `{ ${'a'.repeat(size)} }`),
  document('a long name of an argument', 1, (size) => `{ viewer(${'a'.repeat(size)}: 1) { id } }`),
  document('a long text', 1, (size) => `{ node(id: "${' '.repeat(size)}") { id } }`),
  document('a long block text', 2, (size) => `{ node(id: """${'\n '.repeat(size)}""") { id } }`),
  document('a long number', 1, (size) => `{ nodes(ids: ${'7'.repeat(size)}) { id } }`),
  document('many unknown fields', 9, (size) => `{ ${times(size, (index) => `vieweer${index} `)} }`),
  document(
    'many variables',
    14,
    (size) => `query (${times(size, (index) => `$a${index}: String `)}) { __typename }`,
  ),
  document('many directives', 18, (size) => `{ __typename ${times(size, () => '@include(if: true) ')} }`),
  document('many operations', 22, (size) => times(size, (index) => `query a${index} { __typename } `)),
  document(
    'many fragments',
    50,
    (size) =>
      `{ ...f0 } ${times(size, (index) => `fragment f${index} on Query { ...f${index + 1} } `)} fragment f${size} on Query { __typename }`,
  ),
  document(
    'fragments that spread the next one twice',
    60,
    (size) =>
      `{ ...f0 } ${times(size, (index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} } `)} fragment f${size} on Query { __typename }`,
  ),
  document('opening brackets', 1, (size) => '{'.repeat(size)),
  document(
    'aliases of the introspection',
    90,
    (size) =>
      `{ ${times(Math.min(size, 30), (index) => `a${index}: __schema { types { name fields { name args { name type { name } } } } } `)} }`,
  ),
];

/** Attacks the document itself, and what stands beside it in the body of a request. */
export async function attackDocuments(
  schema: GraphQLSchema,
  fixtures: Fixtures,
  tryPlace: Try,
): Promise<void> {
  const owner: Caller = { name: 'owner', token: fixtures['token'] ?? '' };
  const guest: Caller = { name: 'guest', token: null };
  for (const caller of [guest, owner]) {
    const body = (value: object) => ({ ...graphqlRequest(caller, '', {}), body: toJson(value) });
    const place = (part: string, kinds: readonly Kind[], request: Place['request']): Place => ({
      entry: 'document',
      part,
      caller: caller.name,
      maxBytes: BODY_BYTES.guest,
      kinds,
      request,
    });
    const query = '{ __typename }';
    await tryPlace(place('query', [...DOCUMENTS, ...TEXTS, ...SHAPES], (value) => body({ query: value })));
    for (const name of ['operationName', 'variables', 'extensions', 'unknown'])
      await tryPlace(place(name, [...TEXTS, ...SHAPES], (value) => body({ query, [name]: value })));
    await tryPlace(place('the whole body', [...TEXTS, ...SHAPES], (value) => body(value as object)));
    await tryPlace(
      place('many aliases of one field', manyOf(schema, fixtures), (value) => body({ query: value })),
    );
  }
}

/** Up to 30 aliases of each field of the query, with all that can be selected without arguments. */
const manyOf = (schema: GraphQLSchema, fixtures: Fixtures): Kind[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) =>
    [1, 3].map((levels): Kind => {
      // The largest restaurant there is.
      const large = {
        ...fixtures,
        slug: fixtures['largeSlug'] ?? '',
        restaurantId: fixtures['largeRestaurantId'] ?? '',
      };
      const args = field.args
        .filter((arg) => arg.type.toString().endsWith('!'))
        .map(
          (arg) => `${arg.name}: ${JSON.stringify(rightValue(`${field.name}.${arg.name}`, arg.type, large))}`,
        );
      const call = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection(schema, field.type, levels)}`;
      return document(
        `aliases of ${field.name}, ${levels} levels`,
        call.length,
        (size) => `{ ${times(Math.min(size, 30), (index) => `a${index}: ${call} `)} }`,
      );
    }),
  );
