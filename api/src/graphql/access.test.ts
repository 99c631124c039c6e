import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { expect, it } from 'vitest';
import { guardRootFields } from './access.ts';

const query = new GraphQLObjectType({ name: 'Query', fields: { secretThing: { type: GraphQLString } } });
const schema = new GraphQLSchema({ query });

it('a root field without an access rule is refused', () => {
  expect(() => guardRootFields(schema, {})).toThrow('Query.secretThing');
});

it('a field whose result has no ConfirmationNeededError cannot ask for a confirmation', () => {
  expect(() => guardRootFields(schema, { 'Query.secretThing': 'confirmed' })).toThrow(
    'Query.secretThing needs a confirmation',
  );
});

it('an access rule without a root field is refused', () => {
  const rules = { 'Query.secretThing': 'public', 'Query.gone': 'viewer' } as const;
  expect(() => guardRootFields(schema, rules)).toThrow('Query.gone');
});
