import { priceProblem } from '@forkfront/common/menuPrice.ts';
import { choiceProblem } from '@forkfront/common/choices.ts';
import { MENU_LENGTHS, MENU_LIMITS } from '@forkfront/common/limits.ts';
import { newId } from '../../lib/ids.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, problemAt, type Result } from '../../lib/result.ts';
import { type MenuSize } from '@forkfront/common/menu.ts';
import { messages } from './messages.ts';

/** A size as an owner enters it; without an id it is new. `price` is in pence. */
export interface SizeInput {
  id: string | null;
  name: string;
  price: number;
  groupIds: readonly string[];
}

/** An option as an owner enters it; without an id it is new. `price` is in pence. */
export interface OptionInput {
  id: string | null;
  name: string;
  price: number;
  maxQuantity: number;
  isDefault: boolean;
}

/** A group as an owner enters it. */
export interface GroupInput<Option extends OptionInput = OptionInput> {
  name: string;
  min: number;
  max: number;
  options: readonly Option[];
}

/** Checks the sizes of a product whose sizes have these ids; the value is how they are stored. */
export function checkSizes(
  sizes: readonly SizeInput[],
  known: ReadonlySet<string>,
): Result<MenuSize[], FieldProblem[]> {
  if (sizes.length > MENU_LIMITS.sizes)
    return fail([{ path: 'sizes', message: messages.tooManySizes(MENU_LIMITS.sizes) }]);
  const checked = sizes.map(({ id, name, price, groupIds }) => ({
    id: id ?? newId(),
    name: oneLine(name),
    price,
    groupIds: [...groupIds],
  }));
  const problems = checked.flatMap(({ id, name, price }, at) => [
    ...problemAt(`sizes.${at}.id`, sizes[at]?.id == null || known.has(id) ? null : messages.sizeGone),
    ...problemAt(`sizes.${at}.name`, nameProblem(name, MENU_LENGTHS.size)),
    ...problemAt(`sizes.${at}.price`, priceText(price)),
  ]);
  const ids = new Set(checked.map(({ id }) => id));
  if (ids.size < checked.length) problems.push({ path: 'sizes', message: messages.twice });
  return problems.length > 0 ? fail(problems) : ok(checked);
}

/** The problems of the groups of a product and its sizes. A diner is asked each group once, so no size repeats one of the product. */
export function groupUseProblems(
  groupIds: readonly string[],
  sizes: readonly Pick<MenuSize, 'groupIds'>[],
  known: ReadonlySet<string>,
): FieldProblem[] {
  const lists = [groupIds, ...sizes.map((size) => size.groupIds)];
  if (lists.flat().length > MENU_LIMITS.groupUses)
    return [{ path: 'optionGroupIds', message: messages.tooManyGroupUses(MENU_LIMITS.groupUses) }];
  const problemOf = (ids: readonly string[], others: readonly string[]): string | null => {
    if (!ids.every((id) => known.has(id))) return messages.groupGone;
    return new Set(ids).size < ids.length || ids.some((id) => others.includes(id)) ? messages.twice : null;
  };
  return [
    ...problemAt('optionGroupIds', problemOf(groupIds, [])),
    ...sizes.flatMap((size, at) =>
      problemAt(`sizes.${at}.optionGroupIds`, problemOf(size.groupIds, groupIds)),
    ),
  ];
}

/** Checks a group whose options have these ids. The names of the value are cleaned, and new options have an id. */
export function checkGroup<Option extends OptionInput>(
  group: GroupInput<Option>,
  known: ReadonlySet<string>,
): Result<GroupInput<Option & { id: string }>, FieldProblem[]> {
  const name = oneLine(group.name);
  const options = group.options.map((option) => ({
    ...option,
    id: option.id ?? newId(),
    name: oneLine(option.name),
  }));
  const problems = [
    ...problemAt('name', nameProblem(name, MENU_LENGTHS.option)),
    ...choiceProblems(group),
    ...options.flatMap((option, at) => [
      ...problemAt(
        `options.${at}.id`,
        group.options[at]?.id == null || known.has(option.id) ? null : messages.optionGone,
      ),
      ...problemAt(`options.${at}.name`, nameProblem(option.name, MENU_LENGTHS.option)),
      ...problemAt(`options.${at}.price`, priceText(option.price, true)),
      ...problemAt(`options.${at}.maxQuantity`, quantityProblem(option.maxQuantity)),
    ]),
  ];
  if (new Set(options.map(({ id }) => id)).size < options.length)
    problems.push({ path: 'options', message: messages.twice });
  return problems.length > 0 ? fail(problems) : ok({ name, min: group.min, max: group.max, options });
}

/** What is wrong with the numbers of choices of a group. */
export function choiceProblems({ options, ...choice }: GroupInput): FieldProblem[] {
  const problem = choiceProblem(choice, options);
  return problem ? [{ path: problem.at, message: messages.choiceProblems[problem.is] }] : [];
}

function nameProblem(name: string, most: number): string | null {
  if (!name) return messages.choiceNameRequired;
  return name.length > most ? messages.choiceNameTooLong(most) : null;
}

/** The problem of a price in pence; null without one. Only an option `mayBeNegative`. */
export function priceText(price: number, mayBeNegative = false): string | null {
  const problem = priceProblem(price, mayBeNegative);
  return problem && messages.priceProblems[problem];
}

const quantityProblem = (quantity: number): string | null =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MENU_LIMITS.optionQuantity
    ? null
    : messages.quantityInvalid(MENU_LIMITS.optionQuantity);
