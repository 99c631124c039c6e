import { describe, expect, it } from 'vitest';
import { group, option, product } from '@forkfront/common/test/menuParts.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { newId } from '../lib/ids.ts';
import { dishProblems, readDishForm, readOptions } from './dishForm.rules.ts';

const one = (name: string) => group(name, 0, 0, [option(name, 100)]);
const [own, shared, forSmall, forLarge] = [one('Own'), one('Shared'), one('For small'), one('For large')];
const sizeWith = (name: string, groups: readonly { id: string }[]) => ({
  id: newId(),
  name,
  price: 900,
  groupIds: groups.map(({ id }) => id),
});
const [small, large] = [sizeWith('Small', [shared, forSmall]), sizeWith('Large', [shared, forLarge])];
const pizza = product('Pizza', { sizes: [small, large], groupIds: [own.id] });
const menu = { optionGroups: [own, shared, forSmall, forLarge] };

const optionOf = ({ options }: typeof own): string => options[0]?.id ?? '';
const chosen = (of: typeof own) => ({ optionId: optionOf(of), quantity: 1 });
/** A form in which the option of each group is chosen. */
function form(fields: Record<string, string>): URLSearchParams {
  const sent = new URLSearchParams(fields);
  for (const of of [own, shared, forSmall, forLarge])
    sent.append('o', toGlobalId('ProductOption', optionOf(of)));
  return sent;
}
const chosenIn = (size: string) =>
  readDishForm(form({ size }), pizza, menu).options.map(({ optionId }) => optionId);

describe('the form of a dish', () => {
  it('options of groups that only another size has are dropped, and those of shared groups stay', () => {
    expect(chosenIn(toGlobalId('ProductSize', small.id))).toEqual([own, shared, forSmall].map(optionOf));
    expect(chosenIn(toGlobalId('ProductSize', large.id))).toEqual([own, shared, forLarge].map(optionOf));
    expect(readOptions(form({}))).toHaveLength(4);
  });

  it.each([
    ['without a size only the groups of the dish count', {}, { sizeId: null, options: [chosen(own)] }],
    ['a quantity that is no number is none', { quantity: 'many' }, { quantity: 0 }],
    ['a note is one line', { note: ' no\nsalt ' }, { note: 'no salt' }],
  ])('%s', (_what, fields: Record<string, string>, expected) =>
    expect(readDishForm(form(fields), pizza, menu)).toMatchObject(expected),
  );

  it('a problem of a group is shown at the group, and one of no place above the form', () => {
    const line = readDishForm(form({ size: toGlobalId('ProductSize', large.id) }), pizza, menu);
    const quoted = [
      { field: 'options' as const, groupId: own.id, message: 'Too few.' },
      { field: 'options' as const, message: 'It is gone.' },
    ];
    expect(dishProblems(line, quoted)).toEqual({
      errors: { [toGlobalId('OptionGroup', own.id)]: 'Too few.' },
      formError: 'It is gone.',
    });
  });
});
