import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { FIELD_NAMES, fieldRow, type FieldRow, type ProductFields } from '@forkfront/common/productFields.ts';
import type { WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';
import fc from 'fast-check';
import { oneLine } from '@forkfront/common/plainText.ts';
import { ALLERGENS } from '@forkfront/common/allergens.ts';
import { type MenuContent, type MenuOptionGroup, type MenuProduct } from '@forkfront/common/menu.ts';

const TRICKY = [
  '=1+1',
  '+44',
  '-',
  '@home',
  "'quoted'",
  "'=x",
  'a "b", c',
  'a;b\tc',
  'Crème brûlée 🍮',
  'Size',
  'yes',
];

/** A name as the editor stores it. */
const name = (maxLength: number) =>
  fc
    .oneof(fc.constantFrom(...TRICKY), fc.string({ unit: 'grapheme', maxLength: 12 }))
    .map((text) => oneLine(text).slice(0, maxLength).toWellFormed().trim() || 'Dish');

const description = fc.array(name(60), { maxLength: 3 }).map((lines) => lines.join('\n'));
const time = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const codes = fc
  .array(fc.constantFrom('C', 'M', 'U', 'F'), { minLength: ALLERGENS.length, maxLength: ALLERGENS.length })
  .map((letters) => letters.join(''));
const price = (min: number) => fc.integer({ min, max: MENU_LIMITS.price });

/** `soldOutUntil` is null while it is available, and the rest of an owner's words about allergens is without an account. */
const facts = fc.record({
  isAvailable: fc.boolean(),
  soldOutUntil: fc.option(time),
  allergens: codes,
  allergenSuggestion: fc.option(codes),
  allergensConfirmedAt: fc.option(time),
  allergensConfirmedBy: fc.constant(null),
  allergensCheckAgain: fc.boolean(),
});

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const period: fc.Arbitrary<WeeklyPeriod> = fc
  .record({ days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), from: clock, to: clock })
  .filter(({ from, to }) => from !== to);

const id = fc.uuid({ version: 7 });

const optionGroup: fc.Arbitrary<MenuOptionGroup> = fc
  .record({
    id,
    name: name(80),
    min: fc.integer({ min: 0, max: 3 }),
    more: fc.integer({ min: -1, max: 3 }),
    options: fc.array(
      fc
        .tuple(
          fc.record({
            id,
            name: name(80),
            price: price(-MENU_LIMITS.price),
            maxQuantity: fc.integer({ min: 1, max: MENU_LIMITS.optionQuantity }),
            isDefault: fc.boolean(),
          }),
          facts,
        )
        .map(([option, fact]) => ({ ...option, ...fact })),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ more, ...group }) => {
    const pieces = group.options.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);
    const defaults = group.options.filter(({ isDefault }) => isDefault).length;
    const min = Math.min(group.min, pieces);
    return { ...group, min, max: more < 0 ? 0 : Math.max(min + more, defaults) };
  });

function valueOf(row: FieldRow): fc.Arbitrary<unknown> {
  if (row.kind === 'flag') return fc.boolean();
  if (row.kind === 'choice') return fc.constantFrom(...row.choices);
  if (row.kind === 'choices') return fc.subarray([...row.choices]);
  const count = fc.integer({ min: 0, max: row.most });
  return row.kind === 'amount' ? fc.option(count) : count;
}

/** Every value is of the kind of its field. */
const plainFields = fc.record(
  Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(fieldRow(name))])),
) as fc.Arbitrary<ProductFields>;

const product = (groupIds: readonly string[]): fc.Arbitrary<MenuProduct> =>
  fc
    .tuple(
      fc.record({
        id,
        name: name(120),
        description,
        price: price(0),
        imageKey: fc.option(fc.constantFrom('public/products/a.webp', 'public/products/b.webp')),
        sizes: fc.array(
          fc.record({ id, name: name(60), price: price(0), groupIds: fc.shuffledSubarray([...groupIds]) }),
          { maxLength: 3 },
        ),
        groupIds: fc.shuffledSubarray([...groupIds]),
      }),
      plainFields,
      facts,
    )
    .map(([words, fields, fact]) => {
      const prices = words.sizes.map((size) => size.price);
      return { ...words, ...fields, ...fact, price: prices.length > 0 ? Math.min(...prices) : words.price };
    });

/** Menus that keep to the limits; option groups in the order of their ids. */
export const randomMenu: fc.Arbitrary<MenuContent> = fc
  .array(optionGroup, { maxLength: 4 })
  .chain((optionGroups) =>
    fc.record({
      sections: fc.array(
        fc.record({
          id,
          name: name(80),
          description,
          imageKey: fc.option(fc.constant('public/sections/a.webp')),
          periods: fc.array(period, { maxLength: 2 }),
          items: fc.array(product(optionGroups.map((group) => group.id)), { maxLength: 4 }),
        }),
        { maxLength: 4 },
      ),
      optionGroups: fc.constant(optionGroups),
    }),
  );
