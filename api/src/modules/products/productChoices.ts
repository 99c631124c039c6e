import type { EntityManager } from '@mikro-orm/postgresql';
import { isDeepStrictEqual } from 'node:util';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { type Choices, knownGroups, writeChoices } from './option.repository.ts';
import { checkSizes, groupUsesProblem, type SizeWords } from './option.rules.ts';

/** New sizes and groups of a product; undefined or null leaves them as they are. */
export interface ChoiceWords {
  sizes?: readonly SizeWords[] | null | undefined;
  groupIds?: readonly string[] | null | undefined;
}

/** The choices after a change, and whether the change made a difference. */
interface ChangedChoices {
  choices: Choices;
  isChanged: boolean;
}

/** The choices of a new product. */
export const NO_CHOICES: Choices = { sizes: [], groupIds: [] };

/** Checks and writes the sizes and groups of a product that is stored already. The error has each wrong field. */
export async function changeChoices(
  em: EntityManager,
  product: { id: string; restaurantId: string },
  current: Choices,
  { sizes, groupIds }: ChoiceWords,
): Promise<Result<ChangedChoices, FieldProblem[]>> {
  if (!sizes && !groupIds) return ok({ choices: current, isChanged: false });
  const checked = checkSizes(sizes ?? current.sizes, new Set(current.sizes.map(({ id }) => id)));
  if (!checked.ok) return checked;
  const choices = { sizes: checked.value, groupIds: [...(groupIds ?? current.groupIds)] };
  if (isDeepStrictEqual(choices, current)) return ok({ choices, isChanged: false });
  const lists = [choices.groupIds, ...choices.sizes.map((size) => size.groupIds)];
  const problem = groupUsesProblem(lists, await knownGroups(em, product.restaurantId, lists.flat()));
  if (problem !== null) return fail([{ path: groupIds ? 'optionGroupIds' : 'sizes', message: problem }]);
  await writeChoices(em, product, choices);
  return ok({ choices, isChanged: true });
}

/** The price of the cheapest size; null without sizes. */
export const cheapest = ({ sizes }: Choices): number | null =>
  sizes.length > 0 ? Math.min(...sizes.map(({ price }) => price)) : null;
