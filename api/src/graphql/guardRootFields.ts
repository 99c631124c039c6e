import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { AccessRules } from './access.ts';
import type { GraphqlContext } from './context.ts';
import { requireViewer } from './requireViewer.ts';

/** Puts each root field behind its access rule. Throws when a field has no rule, or a rule has no field. */
export function guardRootFields(schema: GraphQLSchema, rules: AccessRules): GraphQLSchema {
  const unused = new Set(Object.keys(rules));
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type?.name}.${field.name}`;
      const access = rules[name];
      if (!access) throw new Error(`Root field ${name} has no access rule`);
      unused.delete(name);
      if (access === 'viewer') guard(field);
    }
  }
  if (unused.size > 0) throw new Error(`Access rules without a root field: ${[...unused].join(', ')}`);
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
