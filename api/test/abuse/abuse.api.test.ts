import { expect, it } from 'vitest';
import type { Place } from './attack.ts';
import { GraphqlAttack } from './graphqlAttack.ts';
import { findingLine, report } from './report.ts';
import { attackTheRest, operations, PARTS, useAttack } from './useAttack.ts';

// The short form: one kind of input for each place, of one size. `npm run test:abuse` tries all kinds and sizes.
const SIZES = [4_000];
const attack = useAttack(false);

/** Another kind for each place, so that the places of a transport see all of them. */
const tryOneKind = (place: Place): Promise<void> => {
  const kind = place.kinds[attack().places % place.kinds.length];
  return attack().tryPlace(place, kind ? [kind] : [], SIZES);
};

const found = (): string[] => attack().findings.splice(0).map(findingLine);

it('no argument of GraphQL makes the server work long, answer much or fail', async () => {
  const graphql = new GraphqlAttack(attack(), tryOneKind);
  const unreached: string[] = [];
  for (const operation of operations) if (!(await graphql.on(operation))) unreached.push(operation.name);
  expect(found(), report(attack())).toEqual([]);
  expect(unreached).toEqual([]);
});

it.each(PARTS)('no entry of the %s makes the server work long, answer much or fail', async (part) => {
  const unreached = await attackTheRest(attack(), tryOneKind, part);
  expect(found(), report(attack())).toEqual([]);
  expect(unreached).toEqual([]);
});
