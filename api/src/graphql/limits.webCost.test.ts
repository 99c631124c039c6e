import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getNullableType,
  getOperationAST,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
} from 'graphql';
import { expect, it } from 'vitest';
import { schemaParts } from '../composition/contributions.ts';
import { modules } from '../modules.ts';
import { buildGraphqlSchema } from './buildSchema.ts';
import { operationProblem } from './limits.ts';

const ARTIFACTS = join(import.meta.dirname, '../../../web/src/__generated__');
const schema = buildGraphqlSchema(schemaParts(modules));

/** The text of a compiled operation; null for a fragment. */
function textOf(file: string): string | null {
  const text = /"text": (".*"),?\n/.exec(readFileSync(join(ARTIFACTS, file), 'utf8'))?.[1];
  return text === undefined ? null : (JSON.parse(text) as string);
}

/** A value of the type, with the largest page. */
function valueOf(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueOf(nullable.ofType)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter((field) => isNonNullType(field.type))
        .map(({ name, type: inner }) => [name, valueOf(inner)]),
    );
  switch (nullable.name) {
    case 'Int':
    case 'Pence':
      return 100;
    case 'Float':
      return 1;
    case 'Boolean':
      return true;
    case 'DateTime':
      return '2026-11-28T12:00:00Z';
    default:
      return 'x';
  }
}

const operations = readdirSync(ARTIFACTS).flatMap((file) => {
  const text = textOf(file);
  return text === null ? [] : [{ file, text }];
});

it.each(operations)('the operation of $file of our own app is within the limits', ({ text }) => {
  const document = parse(text);
  const variables = Object.fromEntries(
    (getOperationAST(document)?.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      valueOf(typeFromAST(schema, type) as GraphQLInputType),
    ]),
  );
  expect(operationProblem(schema, document, variables, undefined)).toBeNull();
});
