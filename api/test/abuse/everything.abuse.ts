import { expect, it } from 'vitest';
import type { Place } from './attack.ts';
import { GraphqlAttack } from './graphqlAttack.ts';
import { findingLine } from './report.ts';
import { attackTheRest, operations, PARTS, useAttack } from './useAttack.ts';

const attack = useAttack(true);
const tryPlace = (place: Place): Promise<void> => attack().tryPlace(place);

/** What was found since the last question. */
const found = (): string[] => attack().findings.splice(0).map(findingLine);

let graphql: GraphqlAttack | undefined;
it.each(operations)('$name of GraphQL bears every kind of input', async (operation) => {
  graphql ??= new GraphqlAttack(attack(), tryPlace);
  expect(await graphql.on(operation)).toBe(true);
  expect(found()).toEqual([]);
});

it.each(PARTS)('all entries of the %s bear every kind of input', async (part) => {
  const unreached = await attackTheRest(attack(), tryPlace, part);
  expect(found()).toEqual([]);
  expect(unreached).toEqual([]);
});
