import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cssColours from 'css-color-keywords/colors.json' with { type: 'json' };
import { COLOUR_WORDS } from './colourNames.ts';
import { parseColours } from './colours.rules.ts';

describe('parseColours', () => {
  it.each([
    ['#abc', ['#aabbcc']],
    ['#AABBCC', ['#aabbcc']],
    ['#aabbccdd', ['#aabbcc']],
    ['00419d and #f8d99b', ['#00419d', '#f8d99b']],
    ['rgb(1, 2, 3)', ['#010203']],
    ['rgb(100% 0% 0% / 50%)', ['#ff0000']],
    ['RGBA(0,0,0,.5)', ['#000000']],
    ['rebeccapurple', ['#663399']],
    ['dark green and cream', ['#006400', '#fff3d6']],
    ['red & gold', ['#ff0000', '#ffd700']],
    ['red/gold', ['#ff0000', '#ffd700']],
    ['red, white and green', ['#ff0000', '#008000']],
    ['green white and red', ['#008000', '#ff0000']],
    ['green and red on white', ['#008000', '#ff0000']],
    ['off-white, ivory, gold', ['#ffd700', '#f8f4ec']],
    ['white and gold', ['#ffd700', '#ffffff']],
    ['gold and white', ['#ffd700', '#ffffff']],
    ['just white', ['#ffffff']],
    ['white and off-white', ['#ffffff', '#f8f4ec']],
    ['red, gold and black', ['#ff0000', '#ffd700']],
    ['Use the colours of our logo: #0a5f3c and #e2b13c', ['#0a5f3c', '#e2b13c']],
    ['Red and red, or blue', ['#ff0000', '#0000ff']],
    ['tomato red and white', ['#ff6347', '#ffffff']],
    ['navy blue', ['#000080']],
    ['navy red', ['#000080', '#ff0000']],
    ['black gold', ['#000000', '#ffd700']],
    ['cream white', ['#fff3d6']],
    ['charcoal grey', ['#36454f']],
    ['off-white, dark grey', ['#4d4d4d', '#f8f4ec']],
    ['light golden rod yellow', ['#fafad2']],
    ['chocolate brown n cream', ['#4a2c1d', '#fff3d6']],
    ['yellow', ['#f7d038']],
    ['British racing green', ['#004225']],
    ['not red but blue', ['#0000ff']],
    ['something like a deep burgundy with soft peach would be lovely', ['#5a0016', '#ffe0c8']],
    ['a very dark brown', ['#631919']],
    ['pale rgb(0,0,0)', ['#999999']],
  ])('parseColours finds the colours in %s', (text, colours) => {
    expect(parseColours(text)).toEqual(colours);
  });

  it.each([
    '',
    'pizza',
    'dark',
    '#ff',
    '#12345',
    'rgb(300,0,0)',
    'rgb(1,2)',
    'constructor',
    'facade',
    'no red',
    '-1',
  ])('parseColours finds no colour in %j', (text) => {
    expect(parseColours(text)).toEqual([]);
  });

  it('parseColours knows every colour name', () => {
    const ofCss = Object.entries(cssColours).filter(([name]) => !Object.hasOwn(COLOUR_WORDS, name));
    for (const [name, hex] of ofCss) expect(parseColours(name)).toEqual([hex]);
    for (const [words, hex] of Object.entries(COLOUR_WORDS)) {
      expect(hex).toMatch(/^[\da-f]{6}$/);
      expect(parseColours(words)).toEqual([`#${hex}`]);
    }
  });

  it('parseColours returns at most two hex codes for any text, and never throws', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('dark', 'red', '#', '#abc', 'rgb(', ')', 'and', 'light', 'blue', 'not', '255', ','),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const colours = parseColours(words.join(' '));
        expect(colours.length).toBeLessThanOrEqual(2);
        for (const colour of colours) expect(colour).toMatch(/^#[\da-f]{6}$/);
      }),
    );
  });

  it.each(['dark ', 'rgb(', '#', 'a'])('parseColours is fast for a very long text of %j', (piece) => {
    expect(parseColours(piece.repeat(200_000))).toEqual([]);
  });
});
