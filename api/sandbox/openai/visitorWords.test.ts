import { describe, expect, it } from 'vitest';
import {
  isGreeting,
  isQuestion,
  isSkip,
  isThanks,
  isYes,
  looksLikeMenu,
  readName,
  readPopular,
  readWish,
  saysUploaded,
} from './visitorWords.ts';

describe('readName', () => {
  it.each([
    ["Luigi's Trattoria", "Luigi's Trattoria"],
    ["luigi's trattoria", "Luigi's Trattoria"],
    ['the fox and hound', 'The Fox and Hound'],
    ['  "Luigi’s".  ', 'Luigi’s'],
    ["We're called Luigi's Trattoria", "Luigi's Trattoria"],
    ['we are called Luigi’s Trattoria, an Italian place in Leeds', 'Luigi’s Trattoria'],
    ["It's Luigi's", "Luigi's"],
    ['My restaurant is called The Fox & Hound!', 'The Fox & Hound'],
    ['The name is Da Lina', 'Da Lina'],
    ['Name: Da Lina', 'Da Lina'],
    ['Actually, our name is Da Lina please', 'Da Lina'],
    ['Da Lina and we sell pizza', 'Da Lina'],
    ['Hi, we’re Da Lina', 'Da Lina'],
    ['Hello Kitchen', 'Hello Kitchen'],
    ['It is a restaurant called Da Lina', 'Da Lina'],
    ['So Called Cafe', 'So Called Cafe'],
    ['No Name Diner', 'No Name Diner'],
    ['Pizza 4 U', 'Pizza 4 U'],
    ['饺子馆', '饺子馆'],
    ['Da Lina\nMain Street 1', 'Da Lina'],
    ["hi, its called Raja's Tandoori Kitchen in Leeds", "Raja's Tandoori Kitchen"],
    ['hi we’re called Pho Corner', 'Pho Corner'],
    ["ok its raja's", "Raja's"],
    ["ok/its Raja's", "Raja's"],
    ["just Raja's", "Raja's"],
    ['The restaurant is Pizzeria Da Nonna Lucia, 14 High Street, Bath', 'Pizzeria Da Nonna Lucia'],
    ["we're called Made in Italy", 'Made in Italy'],
    ['Made in Italy', 'Made in Italy'],
    ['Well Done Burgers', 'Well Done Burgers'],
  ])('readName(%j) is %s', (text, name) => {
    expect(readName(text)).toBe(name);
  });

  it.each(['', '   ', '!!!', 'x'.repeat(81), 'word '.repeat(80)])('readName finds no name in %j', (text) => {
    expect(readName(text)).toBeNull();
  });
});

describe('readWish', () => {
  it.each([
    ["Actually the name is Mario's", { kind: 'name', name: "Mario's" }],
    ["Sorry, it's called Mario's", { kind: 'name', name: "Mario's" }],
    ["actually it's Mario's", { kind: 'name', name: "Mario's" }],
    ["change the name to Mario's", { kind: 'name', name: "Mario's" }],
    ["Please rename it to Mario's", { kind: 'name', name: "Mario's" }],
    ['our restaurant is called Da Lina', { kind: 'name', name: 'Da Lina' }],
    ['change the colours to blue and white', { kind: 'colours', words: 'blue and white' }],
    ['our brand colors are red', { kind: 'colours', words: 'red' }],
    ['our popular dishes are soup and cola', { kind: 'popular', items: ['Soup', 'Cola'] }],
    ["let's start over", { kind: 'startOver' }],
    ['Start again from scratch!', { kind: 'startOver' }],
  ])('readWish(%j) is %o', (text, wish) => {
    expect(readWish(text)).toEqual(wish);
  });

  it.each([
    "Luigi's",
    "it's raining",
    "actually it's fine",
    'wait, that is wrong',
    'call us back',
    'The best is yet to come',
    'I would like to start with the Gold plan.',
    'Is our name too long?',
    'Margherita 8.50\nthe name is Cola 2',
    '',
  ])('readWish takes %j for an answer', (text) => {
    expect(readWish(text)).toEqual({ kind: 'answer' });
  });
});

describe('readPopular', () => {
  it.each([
    ['Margherita', ['Margherita']],
    ['Margherita, Calzone and Tiramisu', ['Margherita', 'Calzone', 'Tiramisu']],
    ['margherita and calzone', ['Margherita', 'Calzone']],
    ['Fish and chips, mac and cheese & pie', ['Fish and chips', 'Mac and cheese', 'Pie']],
    ['Our most popular dishes are the lasagne and our calzone.', ['Lasagne', 'Calzone']],
    ['People love our ragu', ['Ragu']],
    ['Margherita 8.50\n- Calzone £9', ['Margherita', 'Calzone']],
    ['Soup, soup', ['Soup']],
    ['I think our soup', ['Soup']],
    ['...', []],
    [
      Array.from({ length: 20 }, (_, i) => `Dish ${'abcdefghijklmnopqrst'[i]}`).join(','),
      expect.objectContaining({ length: 12 }),
    ],
  ])('readPopular(%j) is %j', (text, items) => {
    expect(readPopular(text)).toEqual(items);
  });
});

describe('short answers', () => {
  it.each([
    ['skip', true],
    ['No thanks.', true],
    ["I don't have one", true],
    ['we haven’t got a logo yet', true],
    ['no idea, you choose', true],
    ['Not yet', true],
    ['not sure, surprise me please', true],
    ['later', true],
    ['dunno, whatever you think', true],
    ['I would rather not', true],
    ['skip it for now', true],
    ['Next Door Pizza', false],
    ['Nothing fancy, dark blue', false],
    ['red', false],
    ['no. 5 kitchen', false],
  ])('isSkip(%s) is %s', (text, expected) => {
    expect(isSkip(text)).toBe(expected);
  });

  it.each([
    ['yes', true],
    ['Yes, please!', true],
    ['ok go ahead', false],
    ['go ahead', true],
    ['build it now', true],
    ['try again', true],
    ['go on then', true],
    ['Yesterday', false],
    ['Great Wall', false],
  ])('isYes(%s) is %s', (text, expected) => {
    expect(isYes(text)).toBe(expected);
  });

  it.each([
    ['How much is it', true],
    ['Really?', true],
    ['where is the button', true],
    ['Can I change it later', true],
    ['What the Fork', false],
    ['Who Let the Dough Out', false],
  ])('isQuestion(%s) is %s', (text, expected) => {
    expect(isQuestion(text)).toBe(expected);
  });

  it.each([
    [isGreeting, 'Hello there!', true],
    [isGreeting, 'Hello Kitchen', false],
    [isThanks, 'Thanks a lot', true],
    [isThanks, 'Thanks Giving Diner', false],
    [saysUploaded, "I've uploaded my logo", true],
    [saysUploaded, 'there you go', true],
    [saysUploaded, 'not today', false],
    [looksLikeMenu, 'Soup 4.50\nCola £2', true],
    [looksLikeMenu, 'Soup 4.50', false],
    [looksLikeMenu, 'Soup\nCola', false],
  ])('the result of %o for %s is %s', (test, text, expected) => {
    expect(test(text)).toBe(expected);
  });
});
