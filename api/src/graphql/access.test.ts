import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ACCESS } from './access.ts';
import { buildGraphqlSchema } from './buildSchema.ts';
import { guardRootFields } from './guardRootFields.ts';

describe('ACCESS', () => {
  it('has a row for every root field and no other', () => {
    const schema = buildGraphqlSchema();
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
      (type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );
    expect(Object.keys(ACCESS).sort()).toEqual(fields.sort());
  });

  it('refuses a schema with a field that has no row', () => {
    const query = new GraphQLObjectType({ name: 'Query', fields: { secretThing: { type: GraphQLString } } });
    expect(() => guardRootFields(new GraphQLSchema({ query }))).toThrow('Query.secretThing');
  });
});
