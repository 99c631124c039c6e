import { expect, it } from 'vitest';
import { isClearRenaming, isSameName } from './renaming.rules.ts';

it.each([
  ['Actually it’s called Bella Napoli', 'Bella Vista', 'Bella Napoli'],
  ['no sorry, the name is Small Plates', 'Plates', 'Small Plates'],
  ['rename it to fine', 'The Codfather', 'Fine'],
  ['can u call it copper pot', 'Copper Kettle', 'Copper Pot'],
  ['its Luigis not Luigi', 'Luigi', 'Luigis'],
  ['Actually, the name is copper Kettle', 'Old Kettle', 'Copper Kettle'],
  ['copper pot', 'Copper Kettle', 'Copper Pot'],
  ['change the name to the vine', 'The Vine Bar', 'The Vine'],
])('%j renames %j to %j', (message, known, wanted) => {
  expect(isClearRenaming(message, known, wanted)).toBe(true);
});

it.each([
  ['we dont have a logo. just the name is fine', 'The Codfather', 'Fine'],
  ['the name is lovely as it is', 'Copper Kettle', 'Lovely As It Is'],
  ['the name is copper pot', 'Copper Kettle', 'Copper Pot'],
  ['Our curries are famous', 'Naan Stop', 'Our Curries'],
  ['it’s open every day', 'Naan Stop', 'Another Place'],
])('%j leaves %j and asks about %j', (message, known, wanted) => {
  expect(isClearRenaming(message, known, wanted)).toBe(false);
});

it.each([
  ["Bob's Burgers", 'bobs burgers', true],
  ['Bobs Burgers', 'Bobs Burger', false],
])('%j and %j are one name: %j', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});
