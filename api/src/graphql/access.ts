import {
  getNamedType,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isUnionType,
} from 'graphql';
import { confirmationNeeded } from '../lib/confirmation.ts';
import { type Viewer, WATCHER_REFUSED } from '../lib/viewer.ts';
import type { GraphqlContext } from './context.ts';
import { ConfirmationNeededError, toUserError } from './errors.graphql.ts';

/**
 * Who may call a root field:
 * `public` everybody; `viewer` signed-in users (guests get UNAUTHENTICATED; the query itself checks ownership);
 * `confirmed` signed-in users who have proven within the last ten minutes who they are; others get ConfirmationNeededError;
 * `secret` everybody with the unguessable token in the input.
 */
export type Access = 'public' | 'viewer' | 'confirmed' | 'secret';

/** Each root field, e.g. `Query.services`, and who may call it. */
export type AccessRules = Readonly<Record<string, Access>>;

/** The signed-in user. Throws UNAUTHENTICATED for a guest. */
export function requireViewer({ viewer }: GraphqlContext): Viewer {
  if (viewer) return viewer;
  throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** Applies its access rule to each root field. Throws when a field has no rule, or a rule has no field. */
export function guardRootFields(schema: GraphQLSchema, rules: AccessRules): GraphQLSchema {
  const unused = new Set(Object.keys(rules));
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type?.name}.${field.name}`;
      const access = rules[name];
      if (!access) throw new Error(`Root field ${name} has no access rule`);
      unused.delete(name);
      const step = field.subscribe ? 'subscribe' : 'resolve';
      if (access === 'viewer') guard(field, step, requireViewer);
      if (access === 'confirmed') guardConfirmed(name, field);
      // The outermost check.
      if (isChange(type, name, access)) guard(field, step, refuseWatcher);
    }
  }
  if (unused.size > 0) throw new Error(`Access rules without a root field: ${[...unused].join(', ')}`);
  return schema;
}

/** What an operator who looks through the eyes of an owner may call nevertheless: it ends the looking. */
const ENDS_WATCH = 'Mutation.logout';

/** Whether a root field may change something: mutations, and the subscriptions of a secret (a turn of the chat). */
const isChange = (type: GraphQLObjectType | null | undefined, name: string, access: Access): boolean =>
  name !== ENDS_WATCH &&
  (type?.name === 'Mutation' || (type?.name === 'Subscription' && access === 'secret'));

/** Throws READ_ONLY for an operator who looks through the eyes of an owner. */
function refuseWatcher({ viewer }: GraphqlContext): void {
  if (viewer?.watchedBy == null) return;
  throw new GraphQLError(WATCHER_REFUSED, { extensions: { code: 'READ_ONLY' } });
}

function guard(
  field: GraphQLField<unknown, GraphqlContext>,
  step: 'subscribe' | 'resolve',
  check: (context: GraphqlContext) => unknown,
): void {
  const run = field[step];
  field[step] = (source, args, context, info) => {
    check(context);
    return run?.(source, args, context, info);
  };
}

function guardConfirmed(name: string, field: GraphQLField<unknown, GraphqlContext>): void {
  const type = getNamedType(field.type);
  const mayRefuse =
    isUnionType(type) && type.getTypes().some((member) => member.name === ConfirmationNeededError.name);
  if (!mayRefuse)
    throw new Error(`${name} needs a confirmation, and its result has no ConfirmationNeededError`);
  const { resolve } = field;
  field.resolve = (source, args, context, info) => {
    const viewer = requireViewer(context);
    return viewer.isConfirmed
      ? resolve?.(source, args, context, info)
      : toUserError(confirmationNeeded(viewer).error);
  };
}
