import { describe, expect, it } from 'vitest';
import { bareName, introducedName, looksLikeName, saysName } from './names.ts';

describe('the name in an answer', { tags: ['@long'] }, () => {
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
    ['Hey its Wing Shack in Cardiff', 'Wing Shack'],
    ['hello its called saffron lounge we r an indian in bradford', 'Saffron Lounge'],
    ['im priya from spice route', 'Spice Route'],
    ['Lotus House - chinese takeaway', 'Lotus House'],
    ['Where We Eat', 'Where We Eat'],
    ['its a place called crumb and co down in falmouth', 'Crumb and Co'],
  ])('the name in %j is %s', (text, name) => {
    expect(bareName(text)?.name).toBe(name);
  });

  it.each(['', '   ', '!!!', 'x'.repeat(81), 'word '.repeat(80)])('there is no name in %j', (text) => {
    expect(bareName(text)).toBeNull();
  });
});

describe('a name that a statement introduces', { tags: ['@long'] }, () => {
  it.each([
    ["Actually the name is Mario's", "Mario's"],
    ["Sorry, it's called Mario's", "Mario's"],
    ["actually it's Mario's", "Mario's"],
    ["change the name to Mario's", "Mario's"],
    ["Please rename it to Mario's", "Mario's"],
    ['our restaurant is called Da Lina', 'Da Lina'],
    ['sorry it’s spelled Da Lena', 'Da Lena'],
  ])('%j corrects the name to %s', (text, name) => {
    expect(introducedName(text, true)?.name).toBe(name);
  });

  it.each([
    "Luigi's",
    "it's raining",
    "actually it's fine",
    'wait, that is wrong',
    'call us back',
    'The best is yet to come',
    'I would like to start with the Gold plan.',
    'my name is Graham',
    'we are open till late',
    '',
  ])('%j corrects no name', (text) => expect(introducedName(text, true)).toBeNull());

  it.each([
    ["We're Spice Route in Leeds", { name: 'Spice Route', town: 'Leeds' }],
    ['we are golden dragon from swansea', { name: 'Golden Dragon', town: 'Swansea' }],
    ['The Oak, Bath', { name: 'The Oak', town: 'Bath' }],
    ['Fish, Chips & Co', { name: 'Fish, Chips & Co', town: null }],
  ])('%j has the place %o', (text, place) => expect(bareName(text)).toEqual(place));
});

it.each([
  ['me and my mum want to sell cakes', false],
  ['The Fox and Hound', true],
])('%j can be a name alone: %s', (text, expected) => expect(looksLikeName(text)).toBe(expected));

it.each([
  ['just dog house, thats the name', true],
  ['dog house special 4.50', false],
  ['the cat house', false],
])('%j says the known name again: %s', (text, expected) =>
  expect(saysName(text, 'Dog House')).toBe(expected),
);
