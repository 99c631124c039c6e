import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  Kind,
  type TypeNode,
} from 'graphql';
import {
  type ComplexityEstimator,
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
} from 'graphql-query-complexity';
import { shortMessage } from './variables.ts';

/**
 * The cost of an operation is the number of values in its largest usual answer: 65,000 values are about 2 MB. The whole
 * menu of 500 items with all fields is below it.
 */
export const MAX_COST = 65_000;

/** Items of a list of objects, unless `list` in `graphql/types.ts` declares another number. */
const USUAL_ITEMS = 10;
/** Items of a list of texts, numbers or enum values. */
const USUAL_LEAVES = 3;
/** Statements cost more than values: a page of a connection, and an item of a list as argument (`nodes`). */
const PAGE = 50;
const ASKED_ITEM = 100;
const MAX_PAGE = 100;

const listEstimator: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const page: unknown = args.first ?? args.last;
  if (typeof page === 'number')
    return PAGE + Math.min(Math.max(page, 0), MAX_PAGE) * Math.max(childComplexity, 1);
  const list: unknown = Object.values(args).find(Array.isArray);
  if (Array.isArray(list)) return list.length * (ASKED_ITEM + childComplexity);
  if (!isListType(getNullableType(field.type))) return undefined;
  if (!isCompositeType(getNamedType(field.type))) return USUAL_LEAVES;
  // The page size of the connection counts its edges already.
  const isPage = type.name.endsWith('Connection') && field.name === 'edges';
  return 1 + (isPage ? 1 : USUAL_ITEMS) * childComplexity;
};

const estimators = [fieldExtensionsEstimator(), listEstimator, simpleEstimator({ defaultComplexity: 1 })];

/** Costs of documents with one operation whose cost is the same for all variables. */
const costs = new WeakMap<DocumentNode, number>();

/** Why an operation with these valid variables costs too much, for developers; null when it may run. */
export function costProblem(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): string | null {
  let cost = costs.get(query);
  if (cost === undefined) {
    try {
      cost = getComplexity({
        schema,
        query,
        variables,
        ...(operationName === undefined ? {} : { operationName }),
        estimators,
      });
    } catch (error) {
      return error instanceof Error ? shortMessage(error.message) : 'The query cannot be measured.';
    }
    if (isCostFixed(query)) costs.set(query, cost);
  }
  return cost <= MAX_COST ? null : `The query costs ${cost}; at most ${MAX_COST} is allowed.`;
}

/**
 * Whether no variable changes the cost: it depends on numbers (page sizes), lists as arguments, and booleans (`@skip`,
 * `@include`), and a validated document uses variables of these types there.
 */
function isCostFixed({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const variables = operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions);
  return operations.length === 1 && variables.every(({ type }) => !isCounted(type));
}

function isCounted(type: TypeNode): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return isCounted(type.type);
  return type.kind === Kind.LIST_TYPE || ['Int', 'Boolean'].includes(type.name.value);
}
