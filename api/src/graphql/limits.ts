import {
  getOperationAST,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { nulPath } from '../lib/plainText.ts';
import { costProblem } from './cost.ts';
import { badInput } from './pageRequest.ts';
import { readVariables, VARIABLE_LIMITS } from './variables.ts';

/** Limits of one GraphQL document, for HTTP and WebSocket. */
export const LIMITS = {
  depth: 12,
  /** Depth below `__schema` and `__type`; the usual introspection query is within it. */
  introspectionDepth: 20,
  aliases: 30,
  /** All field selections, with fragments counted at each spread. */
  fields: 500,
  /** Fields, spreads and inline fragments, with fragments counted at each spread. */
  selections: 2_000,
  tokens: 2_000,
  bodyBytes: 64 * 1024,
  /** With a session: the import of a menu has the whole menu as one text. The document itself stays within `bodyBytes`. */
  signedInBodyBytes: 2 * 1024 * 1024,
  /** Bytes of an answer. */
  answerBytes: 2 * 1000 * 1000,
  /** Errors in one answer. */
  validationErrors: 10,
  subscriptionsPerSocket: 20,
  /** Open sockets of one caller and of one process. */
  socketsPerIp: 100,
  sockets: 10_000,
} as const;

const NUL = 'Texts cannot contain the character NUL.';
const LONG_TEXT = `A text in the document may have ${VARIABLE_LIMITS.characters} characters. Send a longer one as a variable.`;

interface Size {
  depth: number;
  aliases: number;
  fields: number;
  /** Fields, inline fragments and spreads. */
  selections: number;
}

/** Measures depth, aliases and fields of every operation before GraphQL's own rules run. */
export const sizeLimitRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Document(document) {
    const problem = sizeProblem(document);
    if (problem) context.reportError(badInput(problem));
  },
});

function sizeProblem(document: DocumentNode): string | null {
  const measure = sizes(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure(definition.selectionSet);
    if (size.depth > LIMITS.depth) return `The query is deeper than ${LIMITS.depth} levels.`;
    if (size.aliases > LIMITS.aliases) return `The query has more than ${LIMITS.aliases} aliases.`;
    if (size.fields > LIMITS.fields) return `The query selects more than ${LIMITS.fields} fields.`;
    if (size.selections > LIMITS.selections)
      return `The query has more than ${LIMITS.selections} selections, fragments included.`;
  }
  return null;
}

/**
 * Measures selections with fragments counted at each spread. Each fragment is visited once, so the work is linear in
 * the size of the document.
 */
function sizes(document: DocumentNode): (selectionSet: SelectionSetNode) => Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const measured = new Map<string, Size>();

  function ofSelections({ selections }: SelectionSetNode): Size {
    const size: Size = { depth: 0, aliases: 0, fields: 0, selections: 0 };
    for (const selection of selections) {
      const part = ofSelection(selection);
      size.depth = Math.max(size.depth, part.depth);
      size.aliases += part.aliases;
      size.fields += part.fields;
      size.selections += part.selections + 1;
    }
    return size;
  }

  function ofSelection(selection: SelectionNode): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
    const below = selection.selectionSet ? ofSelections(selection.selectionSet) : EMPTY;
    const headStart = isIntrospection(selection) ? LIMITS.introspectionDepth - LIMITS.depth : 0;
    return {
      depth: 1 + Math.max(below.depth - headStart, 0),
      aliases: below.aliases + (selection.alias ? 1 : 0),
      fields: below.fields + 1,
      selections: below.selections,
    };
  }

  function ofFragment(name: string): Size {
    const known = measured.get(name);
    if (known) return known;
    // An unmeasured fragment counts as empty. GraphQL's own rules refuse cycles and unknown names.
    measured.set(name, EMPTY);
    const fragment = fragments.get(name);
    const size = fragment ? ofSelections(fragment.selectionSet) : EMPTY;
    measured.set(name, size);
    return size;
  }

  return ofSelections;
}

const EMPTY: Size = { depth: 0, aliases: 0, fields: 0, selections: 0 };

const isIntrospection = ({ name: { value } }: FieldNode): boolean =>
  value === '__schema' || value === '__type';

/** Texts in the document have the limits of variables. PostgreSQL cannot store the character NUL in a text. */
const textRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  StringValue({ value }) {
    if (value.length > VARIABLE_LIMITS.characters) context.reportError(badInput(LONG_TEXT));
    else if (value.includes('\0')) context.reportError(badInput(NUL));
  },
});

/** Checks the variables and the cost of a validated operation: a message for developers, or null when it may run. */
export function operationProblem(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): string | null {
  const operation = getOperationAST(query, operationName);
  if (!operation) return 'The document does not have this operation.';
  const { problem } = readVariables(schema, operation, variables);
  if (problem !== null) return problem;
  if (nulPath(variables) !== null) return NUL;
  return costProblem(schema, query, variables, operationName);
}

/** Validation rules for both transports, in addition to GraphQL's own. */
export const limitRules: ValidationRule[] = [sizeLimitRule, textRule];
