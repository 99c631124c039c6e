import {
  getNamedType,
  getNullableType,
  getVariableValues,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

/** Limits of the variables of one request, checked before anything else reads them. */
export const VARIABLE_LIMITS = {
  /** Characters of a text; `text` in `graphql/types.ts` declares another limit for one field. */
  characters: 20_000,
  /** Items of a list. */
  items: 2_000,
  /** Errors that are looked for. */
  errors: 10,
  /** Characters of an error's message, which may contain a part of the value. */
  messageCharacters: 200,
} as const;

/** A text for developers, without most of a value that it repeats. */
export const shortMessage = (message: string): string =>
  message.length <= VARIABLE_LIMITS.messageCharacters
    ? message
    : `${message.slice(0, VARIABLE_LIMITS.messageCharacters).toWellFormed()}…`;

/** Values of the variables by name, as resolvers get them; or why they are refused, for developers. */
type Read = { values: Record<string, unknown>; problem: null } | { values: null; problem: string };

/**
 * Reads the variables of a validated operation. The work is linear in their size, and stops at the first value that is
 * too long, has too many items, or has a field that its type does not have: GraphQL's own check repeats the whole value
 * in an error for each such field.
 */
export function readVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  sent: Readonly<Record<string, unknown>>,
): Read {
  for (const { variable, type: node } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node) as GraphQLInputType | undefined;
    const problem = type && Object.hasOwn(sent, name) ? sizeProblem(sent[name], type, `$${name}`) : null;
    if (problem !== null) return { values: null, problem };
  }
  const { coerced, errors } = getVariableValues(schema, variableDefinitions, sent, {
    maxErrors: VARIABLE_LIMITS.errors,
  });
  if (coerced) return { values: coerced, problem: null };
  return { values: null, problem: shortMessage(errors[0]?.message ?? 'The variables cannot be read.') };
}

/** Why a value is too large for its type or has other fields; null when it is not. Wrong types are found later. */
function sizeProblem(
  value: unknown,
  type: GraphQLInputType,
  path: string,
  characters: number = VARIABLE_LIMITS.characters,
): string | null {
  if (typeof value === 'string')
    return value.length > characters ? `\`${path}\` has more than ${characters} characters.` : null;
  if (typeof value !== 'object' || value === null) return null;
  const nullable = getNullableType(type);
  if (Array.isArray(value)) {
    if (value.length > VARIABLE_LIMITS.items)
      return `\`${path}\` has more than ${VARIABLE_LIMITS.items} items.`;
    if (!isListType(nullable)) return `\`${path}\` is not a list.`;
    for (const [index, item] of value.entries()) {
      const problem = sizeProblem(item, nullable.ofType, `${path}.${index}`, characters);
      if (problem !== null) return problem;
    }
    return null;
  }
  // A single value counts as a list with one item.
  const inner = getNamedType(type);
  if (!isInputObjectType(inner)) return `\`${path}\` is not of the type ${inner.name}.`;
  const fields = inner.getFields();
  // An object with many names: reading the values too takes five times as long.
  for (const name of Object.keys(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const child: unknown = (value as Record<string, unknown>)[name];
    if (!field) return shortMessage(`\`${path}\`: Field "${name}" is not defined by type "${inner.name}".`);
    const problem = sizeProblem(child, field.type, `${path}.${name}`, maxCharactersOf(field.extensions));
    if (problem !== null) return problem;
  }
  return null;
}

/** The limit that `text` in `graphql/types.ts` declares. */
function maxCharactersOf({ maxCharacters }: Readonly<Record<string, unknown>>): number {
  return typeof maxCharacters === 'number' ? maxCharacters : VARIABLE_LIMITS.characters;
}
