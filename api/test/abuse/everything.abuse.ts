import { expect, it } from 'vitest';
import type { Place } from './attack.ts';
import { GraphqlAttack } from './graphqlAttack.ts';
import { findingLine } from './report.ts';
import { attackRoute, GROCERY_API, MAIN_API, type RestApi, routesOf } from './restAttack.ts';
import { operations, useAttack } from './useAttack.ts';

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

it.each<RestApi>([MAIN_API, GROCERY_API])(
  'every route of the $name API bears every kind of input',
  async (api) => {
    const unreached: string[] = [];
    for (const route of await routesOf(attack(), api))
      if (!(await attackRoute(attack(), route, tryPlace))) unreached.push(`${route.method} ${route.path}`);
    expect(unreached).toEqual([]);
    expect(found()).toEqual([]);
  },
);
