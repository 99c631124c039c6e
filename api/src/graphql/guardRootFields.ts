import { GraphQLError, type GraphQLField, type GraphQLSchema } from 'graphql';
import { ACCESS } from './access.ts';
import type { GraphqlContext } from './context.ts';

/** Puts each root field behind its row of ACCESS. Throws when a field has no row or a row has no field. */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  const seen = new Set<string>();
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type?.name}.${field.name}`;
      const access = ACCESS[name];
      if (!access) throw new Error(`Root field ${name} has no row in ACCESS`);
      seen.add(name);
      if (access === 'viewer') requireViewer(field);
    }
  }
  const stale = Object.keys(ACCESS).filter((name) => !seen.has(name));
  if (stale.length > 0) throw new Error(`ACCESS names fields that do not exist: ${stale.join(', ')}`);
  return schema;
}

function requireViewer(field: GraphQLField<unknown, GraphqlContext>): void {
  const guard = (context: GraphqlContext) => {
    if (!context.viewer)
      throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
  };
  const { resolve, subscribe } = field;
  if (subscribe) {
    field.subscribe = (source, args, context, info) => {
      guard(context);
      return subscribe(source, args, context, info);
    };
    return;
  }
  field.resolve = (source, args, context, info) => {
    guard(context);
    return resolve?.(source, args, context, info);
  };
}
