import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { getComplexity, simpleEstimator, type ComplexityEstimator } from 'graphql-query-complexity';

/** What one GraphQL document may ask for; the same on HTTP and WebSocket. */
export const LIMITS = {
  depth: 12,
  /** Below `__schema` and `__type`, so that the usual introspection query passes. */
  introspectionDepth: 20,
  aliases: 30,
  /** Field selections in all, fragments counted where they are spread. */
  fields: 500,
  tokens: 2_000,
  /** A connection costs `first` times its children. */
  cost: 5_000,
  bodyBytes: 64 * 1024,
  subscriptionsPerSocket: 20,
} as const;

interface Size {
  depth: number;
  aliases: number;
  fields: number;
}

/** Measures depth, aliases and fields of every operation, stopping as soon as one is over its limit. */
export const sizeLimitRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Document(document) {
    const problem = sizeProblem(document);
    if (problem) context.reportError(new GraphQLError(problem, { extensions: { code: 'BAD_USER_INPUT' } }));
  },
});

function sizeProblem(document: DocumentNode): string | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size: Size = { depth: 0, aliases: 0, fields: 0 };
    measure(definition.selectionSet, 1, fragments, new Set(), size);
    if (size.depth > LIMITS.depth) return `The query is deeper than ${LIMITS.depth} levels.`;
    if (size.aliases > LIMITS.aliases) return `The query has more than ${LIMITS.aliases} aliases.`;
    if (size.fields > LIMITS.fields) return `The query selects more than ${LIMITS.fields} fields.`;
  }
  return null;
}

function measure(
  { selections }: SelectionSetNode,
  depth: number,
  fragments: Map<string, FragmentDefinitionNode>,
  open: Set<string>,
  size: Size,
): void {
  for (const selection of selections) {
    if (size.depth > LIMITS.depth || size.aliases > LIMITS.aliases || size.fields > LIMITS.fields) return;
    if (selection.kind === Kind.FIELD) {
      size.fields += 1;
      if (selection.alias) size.aliases += 1;
      size.depth = Math.max(size.depth, depth);
      if (selection.selectionSet) {
        const headStart = isIntrospection(selection) ? LIMITS.introspectionDepth - LIMITS.depth : 0;
        measure(selection.selectionSet, depth + 1 - headStart, fragments, open, size);
      }
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      measure(selection.selectionSet, depth, fragments, open, size);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      // A cycle is reported by GraphQL's own rule.
      if (!fragment || open.has(name)) continue;
      measure(fragment.selectionSet, depth, fragments, new Set(open).add(name), size);
    }
  }
}

const isIntrospection = ({ name: { value } }: FieldNode): boolean =>
  value === '__schema' || value === '__type';

const connectionEstimator: ComplexityEstimator = ({ args, childComplexity }) => {
  const count: unknown = args.first ?? args.last;
  return typeof count === 'number' ? 1 + Math.min(Math.max(count, 0), 100) * childComplexity : undefined;
};

/** Cost of a validated operation; `tooExpensive` tells what to answer, null when it may run. */
export function tooExpensive(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): GraphQLError | null {
  let cost: number;
  try {
    cost = getComplexity({
      schema,
      query,
      variables,
      ...(operationName === undefined ? {} : { operationName }),
      estimators: [connectionEstimator, simpleEstimator({ defaultComplexity: 1 })],
    });
  } catch (error) {
    return new GraphQLError(error instanceof Error ? error.message : 'The query cannot be measured.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  if (cost <= LIMITS.cost) return null;
  return new GraphQLError(`The query costs ${cost}; at most ${LIMITS.cost} is allowed.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** Rules added to GraphQL's own on both transports. */
export const limitRules: ValidationRule[] = [sizeLimitRule];
