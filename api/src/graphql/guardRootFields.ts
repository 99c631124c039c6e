import type { GraphQLField, GraphQLSchema } from 'graphql';
import { ACCESS } from './access.ts';
import type { GraphqlContext } from './context.ts';
import { requireViewer } from './requireViewer.ts';

/** Puts each root field behind its row of ACCESS. Throws when a field has no row. */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type?.name}.${field.name}`;
      const access = ACCESS[name];
      if (!access) throw new Error(`Root field ${name} has no row in ACCESS`);
      if (access === 'viewer') guard(field);
    }
  }
  return schema;
}

function guard(field: GraphQLField<unknown, GraphqlContext>): void {
  const { resolve, subscribe } = field;
  if (subscribe) {
    field.subscribe = (source, args, context, info) => {
      requireViewer(context);
      return subscribe(source, args, context, info);
    };
    return;
  }
  field.resolve = (source, args, context, info) => {
    requireViewer(context);
    return resolve?.(source, args, context, info);
  };
}
