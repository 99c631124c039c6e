import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { instantOf } from '../lib/instant.ts';

const MAX_INT = 2_147_483_647;

function pence(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_INT) return value;
  throw new GraphQLError('Pence must be a whole number of pence.');
}

/** Money in GraphQL: never a float. */
export const Pence = new GraphQLScalarType<number, number>({
  name: 'Pence',
  description: 'Integer pence in pounds sterling (GBP); 850 means £8.50.',
  serialize: pence,
  parseValue: pence,
  parseLiteral: (node) => pence(node.kind === Kind.INT ? Number(node.value) : Number.NaN),
});

/** A point in time in GraphQL. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'RFC 3339 date and time: in UTC in answers, with any offset in arguments.',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime must be a date.');
  },
  parseValue: parseDate,
  parseLiteral: (node) => parseDate(node.kind === Kind.STRING ? node.value : null),
});

function parseDate(value: unknown): Date {
  const date = typeof value === 'string' ? instantOf(value) : null;
  if (!date)
    throw new GraphQLError('DateTime must be an RFC 3339 text with an offset: 2026-12-01T18:00:00Z.');
  return date;
}
