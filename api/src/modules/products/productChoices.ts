import type { EntityManager } from '@mikro-orm/postgresql';
import { isDeepStrictEqual } from 'node:util';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { type Choices, knownGroups, writeChoices } from './option.repository.ts';
import { checkSizes, groupUseProblems, type SizeInput } from './option.rules.ts';

/** New sizes and groups of a product; undefined or null leaves them as they are. */
export interface ChoicesInput {
  sizes?: readonly SizeInput[] | null | undefined;
  groupIds?: readonly string[] | null | undefined;
}

/** The choices after a change, and whether the product is another thing now. */
interface ChangedChoices {
  choices: Choices;
  isOtherThing: boolean;
}

/** Checks and writes the sizes and groups of a product that is stored already. The error has each wrong field. */
export async function changeChoices(
  em: EntityManager,
  product: { id: string; restaurantId: string },
  current: Choices,
  { sizes, groupIds }: ChoicesInput,
): Promise<Result<ChangedChoices, FieldProblem[]>> {
  const checked = checkSizes(sizes ?? current.sizes, new Set(current.sizes.map(({ id }) => id)));
  if (!checked.ok) return checked;
  const choices = { sizes: checked.value, groupIds: [...(groupIds ?? current.groupIds)] };
  if (isDeepStrictEqual(choices, current)) return ok({ choices, isOtherThing: false });
  const lists = [choices.groupIds, ...choices.sizes.map((size) => size.groupIds)];
  const known = await knownGroups(em, product.restaurantId, lists.flat());
  const problems = groupUseProblems(choices.groupIds, choices.sizes, known);
  if (problems.length > 0) return fail(problems);
  await writeChoices(em, product, choices);
  return ok({ choices, isOtherThing: !isDeepStrictEqual(contentsOf(choices), contentsOf(current)) });
}

/** What decides which allergens a dish may have: no prices, and in any order. */
const contentsOf = ({ sizes, groupIds }: Choices) => ({
  sizes: new Map(sizes.map(({ id, name, groupIds: ids }) => [id, { name, groupIds: new Set(ids) }])),
  groupIds: new Set(groupIds),
});
