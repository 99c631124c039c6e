import { GraphQLError, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Viewer } from '../lib/viewer.ts';
import type { GraphqlContext } from './context.ts';

/**
 * Who may call a root field:
 * `public` everybody; `viewer` the signed-in (others get an UNAUTHENTICATED error, and what they may touch is
 * decided by ownership inside the query); `secret` everybody who holds the unguessable token in its input.
 */
export type Access = 'public' | 'viewer' | 'secret';

/** Each root field, e.g. `Query.services`, and who may call it. */
export type AccessRules = Readonly<Record<string, Access>>;

/** The signed-in person. Throws UNAUTHENTICATED for a guest. */
export function requireViewer({ viewer }: GraphqlContext): Viewer {
  if (viewer) return viewer;
  throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

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
