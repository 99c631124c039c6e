import { expect, test } from 'vitest';
import { asKind, CHOICE_KINDS, choiceText, kindOf } from './choice.rules.ts';
import {
  blankOption,
  checkGroup,
  draftOfGroup,
  groupInput,
  isSameGroup,
  pastedOptions,
  savedGroup,
  type SentGroup,
} from './optionGroup.rules.ts';

const option = (name: string, price = '') => ({ ...blankOption(name, price), key: name });
const draft = (changes: object = {}) => ({
  ...draftOfGroup(null, 'Toppings'),
  options: [option('Ham', '1.50'), option('Olives')],
  ...changes,
});

test.each([
  ['Extra cheese 1.50', 'Extra cheese', '1.50'],
  ['Extra cheese £1.5', 'Extra cheese', '1.50'],
  ['Extra cheese - 1.50', 'Extra cheese', '1.50'],
  ['Extra cheese +1', 'Extra cheese', '1.00'],
  ['Extra cheese: 0,80', 'Extra cheese', '0.80'],
  ['No ham -0.50', 'No ham', '-0.50'],
  ['• Basil', 'Basil', ''],
  ['Basil 0', 'Basil', ''],
  ['7up', '7up', ''],
  ['Olives\t1.20', 'Olives', '1.20'],
])('the pasted line %j is the option %s at %s', (line, name, price) => {
  expect(pastedOptions(`\n${line}\r\n`)).toEqual([{ name, price }]);
});

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'Please give the group a name.' }],
  [
    { options: [option('Ham'), option('ham ')] },
    {
      'options.0.name': 'Another option has this name.',
      'options.1.name': 'Another option has this name.',
    },
  ],
  [
    { options: [option('', ''), option('Ham', 'much')] },
    { 'options.0.price': 'Please enter an amount such as 1.50.' },
  ],
  [{ options: [option('', '1')] }, { 'options.0.name': 'Please name the option.' }],
  [{ options: [option('Ham', '-1')] }, {}],
  [
    { options: [{ ...option('Ham'), maxQuantity: '21' }] },
    { 'options.0.maxQuantity': 'The most of one option is 1 to 20.' },
  ],
  [{ min: 3, max: 0 }, { choice: 'Diners must choose 3, so the group needs more options.' }],
  [
    { min: 1, max: 1, options: ['Ham', 'Egg'].map((name) => ({ ...option(name), isDefault: true })) },
    {
      choice: 'Only one option can be chosen at first.',
    },
  ],
])('a group with %j has the errors %j', (changes, errors) =>
  expect(checkGroup(draft(changes))).toEqual(errors),
);

test('blank rows are not sent, and an empty cost is none', () => {
  const { options } = groupInput(
    draft({ options: [option('Ham', '1.5'), blankOption(), option(' Olives ')] }),
  );
  expect(options).toEqual([
    { name: 'Ham', price: 150, maxQuantity: 1, isDefault: false, isAvailable: true, soldOutUntilDay: null },
    { name: 'Olives', price: 0, maxQuantity: 1, isDefault: false, isAvailable: true, soldOutUntilDay: null },
  ]);
});

test('a group is the same when only blank rows and spaces differ', () => {
  expect(isSameGroup(draft(), draft({ options: [...draft().options, blankOption()] }))).toBe(true);
  expect(isSameGroup(draft(), draft({ max: 2 }))).toBe(false);
});

test.each([
  [{ min: 1, max: 1 }, 'exactly', 'Diners must choose exactly one'],
  [{ min: 2, max: 2 }, 'exactly', 'Diners must choose exactly two'],
  [{ min: 0, max: 3 }, 'upTo', 'Diners may choose up to 3'],
  [{ min: 0, max: 0 }, 'any', 'Diners may choose any number'],
  [{ min: 1, max: 0 }, 'atLeast', 'Diners must choose at least one'],
  [{ min: 1, max: 3 }, 'between', 'Diners must choose 1 to 3'],
] as const)('%j is the rule %s: %s', (choice, kind, text) => {
  expect(kindOf(choice)).toBe(kind);
  expect(choiceText(choice)).toBe(text);
});

test.each(CHOICE_KINDS)('every choice can become the rule %s', (kind) => {
  for (const choice of [
    { min: 0, max: 0 },
    { min: 1, max: 1 },
    { min: 2, max: 5 },
    { min: 3, max: 0 },
  ])
    expect(kindOf(asKind(kind, choice))).toBe(kind);
});

test('a saved group shows what was sent until the server answers', () => {
  const facts = { answers: [], suggestion: [], confirmedAt: null, confirmedBy: null, checkAgain: true };
  const ham = { id: 'ham', name: 'Ham', price: 150, maxQuantity: 1, isDefault: false, isAvailable: true };
  const group: SentGroup = {
    id: 'toppings',
    name: 'Toppings',
    min: 0,
    max: 0,
    usedBy: 3,
    options: [{ ...ham, soldOutUntil: null, allergenFacts: facts }],
  };
  const sent = { maxQuantity: 1, isDefault: false };
  const answers = [{ allergen: 'MILK', state: 'CONTAINS' } as const];
  const saved = savedGroup(group, {
    name: 'Extras',
    min: 0,
    max: 2,
    options: [
      { ...sent, name: 'Olives', price: 100, isAvailable: true, soldOutUntilDay: null },
      {
        ...sent,
        id: 'ham',
        name: 'Ham',
        price: 200,
        isAvailable: false,
        soldOutUntilDay: '2026-11-24',
        allergens: answers,
      },
    ],
  });
  expect(saved).toMatchObject({ id: 'toppings', name: 'Extras', max: 2, usedBy: 3 });
  expect(saved.options).toMatchObject([
    { id: 'toppings:0', name: 'Olives', allergenFacts: { confirmedAt: null, checkAgain: false } },
    {
      id: 'ham',
      price: 200,
      soldOutUntil: '2026-11-24T05:00:00Z',
      allergenFacts: { answers, suggestion: null, checkAgain: false },
    },
  ]);
});
