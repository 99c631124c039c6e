import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { resolverFactories } from '../composition/resolverFactories.ts';
import type { GraphqlContext } from './context.ts';
import { guardRootFields } from './guardRootFields.ts';

/** The executable schema with its access rules. */
export function buildGraphqlSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...resolverFactories.keys()] as NonEmptyArray<() => unknown>,
    container: { get: resolverOf },
    // Our subscriptions bring their own source; TypeGraphQL asks for one all the same.
    pubSub: createPubSub(),
    validate: false,
    emitSchemaFile: false,
  });
  return guardRootFields(schema);
}

function resolverOf(resolverClass: unknown, { context }: { context: GraphqlContext }): object {
  const make = resolverFactories.get(resolverClass);
  if (!make) throw new Error(`No factory for ${String(resolverClass)}`);
  return make(context.scope);
}
