import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import type { Token } from '../lib/inject.ts';
import { type AccessRules, guardRootFields } from './access.ts';
import type { GraphqlContext } from './context.ts';

export interface SchemaParts {
  /** TypeGraphQL's resolver classes. */
  resolvers: readonly Token<object>[];
  access: AccessRules;
}

/** The executable schema with its access rules. Throws when a root field has no rule, or a rule has no root field. */
export function buildGraphqlSchema({ resolvers, access }: SchemaParts): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<() => unknown>,
    container: {
      get: (resolver: Token<object>, { context }: { context: GraphqlContext }) => context.get(resolver),
    },
    // TypeGraphQL requires a pubSub, although each subscription has its own source.
    pubSub: createPubSub(),
    validate: false,
    // Apollo checks the schema when it starts.
    skipCheck: true,
    emitSchemaFile: false,
  });
  return guardRootFields(schema, access);
}
