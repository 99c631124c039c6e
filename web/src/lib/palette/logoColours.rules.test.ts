import { expect, it } from 'vitest';
import { logoColours } from './logoColours.rules.ts';

type Area = readonly [rgba: readonly [number, number, number, number], pixels: number];

/** A picture of coloured areas, one after the other. */
function picture(...areas: Area[]) {
  const data = areas.flatMap(([rgba, pixels]) => Array.from({ length: pixels }, () => rgba).flat());
  return { data: new Uint8ClampedArray(data), width: data.length / 4, height: 1 };
}

const GREEN = [10, 95, 60, 255] as const;
const GOLD = [226, 177, 60, 255] as const;
const RED = [200, 16, 46, 255] as const;
const PINK = [228, 136, 151, 255] as const;
const GREY = [119, 119, 119, 255] as const;
const WHITE = [255, 255, 255, 255] as const;
const BLACK = [8, 8, 8, 255] as const;
const CLEAR = [255, 0, 255, 0] as const;

it.each([
  [
    'two colours on white',
    [
      [WHITE, 700],
      [GREEN, 200],
      [GOLD, 100],
    ],
    ['#0a5f3c', '#e2b13c'],
  ],
  [
    'a colour with black letters',
    [
      [WHITE, 500],
      [BLACK, 300],
      [GREEN, 200],
    ],
    ['#0a5f3c'],
  ],
  [
    'transparent pixels of another colour',
    [
      [CLEAR, 800],
      [RED, 200],
    ],
    ['#c8102e'],
  ],
  [
    'soft edges between a colour and white',
    [
      [WHITE, 600],
      [RED, 280],
      [PINK, 120],
    ],
    ['#c8102e'],
  ],
  [
    'grey letters and a colour',
    [
      [WHITE, 500],
      [GREY, 300],
      [RED, 200],
    ],
    ['#c8102e'],
  ],
  [
    'black letters with soft edges',
    [
      [WHITE, 800],
      [GREY, 80],
      [BLACK, 120],
    ],
    ['#080808'],
  ],
  [
    'black on white',
    [
      [WHITE, 800],
      [BLACK, 200],
    ],
    ['#080808'],
  ],
  [
    'white on black',
    [
      [WHITE, 200],
      [BLACK, 800],
    ],
    ['#080808'],
  ],
  ['white alone', [[WHITE, 1000]], ['#ffffff']],
  ['nothing', [[CLEAR, 1000]], []],
] satisfies [string, Area[], string[]][])(
  'the colours of a logo with %s are found',
  (_title, areas, colours) => {
    expect(logoColours(picture(...areas))).toEqual(colours);
  },
);
