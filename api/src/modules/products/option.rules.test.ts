import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { checkGroup, checkSizes, groupUseProblems, type OptionInput } from './option.rules.ts';

const [a, b, c] = [newId(), newId(), newId()];
const size = (name: string, over: object = {}) => ({ id: null, name, price: 800, groupIds: [], ...over });
const option = (name: string, over: Partial<OptionInput> = {}): OptionInput => ({
  id: null,
  name,
  price: 100,
  maxQuantity: 1,
  isDefault: false,
  ...over,
});
const pathsOf = (checked: { ok: true } | { ok: false; error: { path: string }[] }) =>
  checked.ok ? [] : checked.error.map(({ path }) => path);

describe('checkSizes', () => {
  it('names are cleaned, known sizes keep their ids and new ones get one', () => {
    const checked = checkSizes([size(' Small \n', { id: a }), size('Large')], new Set([a]));
    expect(checked).toMatchObject({ ok: true, value: [{ id: a, name: 'Small' }, { name: 'Large' }] });
  });

  it.each([
    ['nine sizes', Array.from({ length: 9 }, (_, at) => size(`${at}`)), ['sizes']],
    ['a size without a name', [size('Small'), size(' ')], ['sizes.1.name']],
    ['a long name', [size('x'.repeat(61))], ['sizes.0.name']],
    ['a negative price', [size('Small', { price: -1 })], ['sizes.0.price']],
    ['a price above £1,000', [size('Small', { price: 100_001 })], ['sizes.0.price']],
    ['a part of a penny', [size('Small', { price: 0.5 })], ['sizes.0.price']],
    ['a size of another product', [size('Small', { id: b })], ['sizes.0.id']],
    ['a size twice', [size('Small', { id: a }), size('Large', { id: a })], ['sizes']],
  ])('%s is refused at its field', (_case, sizes, paths) => {
    expect(pathsOf(checkSizes(sizes, new Set([a])))).toEqual(paths);
  });

  it('eight sizes from nothing to £1,000 are fine', () => {
    const sizes = Array.from({ length: 8 }, (_, at) => size(`${at}`, { price: at === 0 ? 0 : 100_000 }));
    expect(pathsOf(checkSizes(sizes, new Set()))).toEqual([]);
  });
});

describe('groupUseProblems', () => {
  const many = Array.from({ length: 21 }, newId);
  const known = new Set([a, b, ...many]);
  it.each([
    ['groups of product and size', [a], [[b]], []],
    ['the same group at two sizes', [], [[a], [a]], []],
    ['twenty groups in all', many.slice(0, 15), [many.slice(15, 20)], []],
    ['twenty-one groups in all', many.slice(0, 15), [many.slice(15, 21)], ['optionGroupIds']],
    ['an unknown group', [c], [], ['optionGroupIds']],
    ['an id that is no uuid', ['nonsense'], [], ['optionGroupIds']],
    ['a group twice', [a, a], [], ['optionGroupIds']],
    ['an unknown group of the second size', [a], [[], [c]], ['sizes.1.optionGroupIds']],
    ['a group of the product again at a size', [a], [[a]], ['sizes.0.optionGroupIds']],
  ])('%s: problems at the right fields', (_case, groupIds, lists, paths) => {
    const sizes = lists.map((ids) => ({ groupIds: ids }));
    expect(groupUseProblems(groupIds, sizes, known).map(({ path }) => path)).toEqual(paths);
  });
});

describe('checkGroup', () => {
  const group = (options: OptionInput[], over: object = {}) => ({
    name: 'Dips',
    min: 0,
    max: 0,
    options,
    ...over,
  });
  const two = [option('Mayo'), option('Ketchup')];

  it('names are cleaned, and new options get an id', () => {
    const checked = checkGroup(group([option(' Mayo\t')], { name: ' Dips ' }), new Set());
    expect(checked).toMatchObject({ ok: true, value: { name: 'Dips', options: [{ name: 'Mayo' }] } });
  });

  it.each([
    ['one of two', group(two, { min: 1, max: 1 }), []],
    ['a discount', group([option('No cheese', { price: -100_000 })]), []],
    ['fifty options', group(Array.from({ length: 50 }, () => option('Dip'))), []],
    ['several of one option', group([option('Dip', { maxQuantity: 20 })], { min: 20, max: 20 }), []],
    ['no name', group(two, { name: ' ' }), ['name']],
    ['a long name', group(two, { name: 'x'.repeat(81) }), ['name']],
    ['no option', group([]), ['options']],
    ['fifty-one options', group(Array.from({ length: 51 }, () => option('Dip'))), ['options']],
    ['a negative minimum', group(two, { min: -1 }), ['min']],
    ['half a choice', group(two, { max: 0.5 }), ['max']],
    ['a maximum below the minimum', group(two, { min: 2, max: 1 }), ['max']],
    ['a minimum that the options cannot reach', group(two, { min: 3 }), ['min']],
    [
      'more defaults than the maximum',
      group(
        two.map((one) => ({ ...one, isDefault: true })),
        { max: 1 },
      ),
      ['max'],
    ],
    ['an option without a name', group([option('Mayo'), option('')]), ['options.1.name']],
    ['an option of another group', group([option('Mayo', { id: b })]), ['options.0.id']],
    ['a too large discount', group([option('Mayo', { price: -100_001 })]), ['options.0.price']],
    ['no quantity', group([option('Mayo', { maxQuantity: 0 })]), ['options.0.maxQuantity']],
    ['a quantity of 21', group([option('Mayo', { maxQuantity: 21 })]), ['options.0.maxQuantity']],
    ['an option twice', group([option('Mayo', { id: a }), option('Dip', { id: a })]), ['options']],
  ])('%s: problems at the right fields', (_case, input, paths) => {
    expect(pathsOf(checkGroup(input, new Set([a])))).toEqual(paths);
  });
});
