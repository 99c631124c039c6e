import { blob, type Chance, ellipse, shape } from './draw.ts';
import { chilliSlice, onionRing, sprinkle, thread, wedge } from './garnish.ts';
import { cream, cubes, curry, type Curry, herbs, INSIDE, pieces, rice } from './curry.ts';

const at = (chance: Chance, count: number, gap: number, r = 240) =>
  chance.places(count, { ...INSIDE, r, gap });

/** Strips of pepper or onion. */
const strips = (
  chance: Chance,
  count: number,
  colours: readonly string[],
  size: readonly [number, number] = [44, 60],
): string =>
  at(chance, count, 64)
    .map(({ x, y }) =>
      shape(
        blob(chance, {
          x,
          y,
          r: chance.between(...size),
          flat: 0.3,
          uneven: 0.12,
          turn: chance.between(0, 180),
        }),
        { fill: chance.one(colours), filter: 'puff', lift: 7 },
      ),
    )
    .join('');

const lentils = (chance: Chance): string =>
  Array.from({ length: 420 }, () => {
    const [turn, far] = [chance.between(0, 2 * Math.PI), 312 * Math.sqrt(chance.between(0, 1))];
    const r = chance.between(7, 11);
    return ellipse(
      { x: INSIDE.x + far * Math.cos(turn), y: INSIDE.y + far * Math.sin(turn), r },
      r * 0.8,
      chance.one(['#e9a92b', '#f2bf48', '#d98f1c', '#f7d06a']),
      'opacity=".6" filter="url(#blur2)"',
    );
  }).join('');

const friedOnions = (chance: Chance, count: number): string =>
  at(chance, count, 26, 220)
    .map(({ x, y }) =>
      thread(
        `M${x - chance.between(20, 40)} ${y}q${chance.between(10, 40)} ${chance.between(-40, 40)} ${chance.between(40, 76)} ${chance.between(-14, 14)}`,
        chance.one(['#6d3312', '#8d4a1b', '#a8601f']),
        7,
      ),
    )
    .join('');

const cashews = (chance: Chance, count: number): string =>
  at(chance, count, 90, 220)
    .map(
      ({ x, y }) =>
        `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${chance.between(0, 360).toFixed(0)})">${shape('M-30 8C-30 -26 22 -34 30 -2C34 14 18 18 14 8C8 -8 -10 -6 -12 10C-14 24 -30 22 -30 8Z', { fill: chance.one(['#f0d3a0', '#e8c285']), filter: 'small', lift: 6 })}</g>`,
    )
    .join('');

export const CURRIES = {
  'tikka-masala': {
    seed: 4,
    sauce: ['#f08a3c', '#dc5f20', '#a83a10'],
    shine: '#f7a945',
    content: (c) => pieces(c, 11, [52, 70], ['#d9622a', '#e27a3b', '#c9501f']) + cream(c) + herbs(c, 7),
  },
  korma: {
    seed: 9,
    sauce: ['#fbd98a', '#efb750', '#c07f2a'],
    shine: '#f5c445',
    glaze: 'cream',
    vessel: 'bowl',
    surface: 'walnut',
    cloth: ['#35555c', '#d9b86a'],
    content: (c) =>
      pieces(c, 10, [52, 68], ['#f0cb85', '#e9bd6e', '#f5d698']) +
      cream(c, '#fffaf0') +
      sprinkle(c, { ...INSIDE, r: 220 }, 46, ['#f3e2bd', '#d9b173', '#fff4da'], [14, 5]) +
      herbs(c, 5, 36),
  },
  'rogan-josh': {
    seed: 15,
    sauce: ['#b7401c', '#8d2a10', '#551505'],
    shine: '#e0601a',
    glaze: 'iron',
    surface: 'oak',
    cloth: ['#e8dfcf', '#8c2f1f'],
    content: (c) =>
      pieces(c, 11, [54, 74], ['#7b3416', '#8d4120', '#6a2a10']) +
      at(c, 6, 110, 200)
        .map((p) => chilliSlice(c, { ...p, r: 17 }))
        .join('') +
      herbs(c, 9),
  },
  jalfrezi: {
    seed: 23,
    sauce: ['#d8641f', '#b8440f', '#7a2706'],
    shine: '#f0902a',
    glaze: 'iron',
    surface: 'slate',
    content: (c) =>
      pieces(c, 9, [50, 66], ['#d98a3c', '#c9752b', '#e09a50']) +
      strips(c, 12, ['#3f8a2a', '#58a33a', '#d8321d', '#e8a51c']) +
      at(c, 8, 90, 220)
        .map((p) => chilliSlice(c, { ...p, r: 16 }, '#3f8f2c'))
        .join('') +
      herbs(c, 5),
  },
  'saag-paneer': {
    seed: 31,
    sauce: ['#5f8a35', '#406b22', '#254412'],
    shine: '#a3b83c',
    glaze: 'terracotta',
    vessel: 'bowl',
    surface: 'walnut',
    cloth: ['#e8dfcf', '#b5722a'],
    content: (c) =>
      cubes(c, 15, 84) +
      cream(c) +
      at(c, 6, 110, 200)
        .map((p) => chilliSlice(c, { ...p, r: 14 }))
        .join(''),
  },
  'tarka-dal': {
    seed: 36,
    sauce: ['#f4c04a', '#e29a1e', '#aa6408'],
    shine: '#c9500f',
    glaze: 'blue',
    vessel: 'bowl',
    surface: 'oak',
    cloth: ['#d9d2c2', '#35555c'],
    content: (c) =>
      lentils(c) +
      friedOnions(c, 16) +
      at(c, 5, 120, 200)
        .map((p) => chilliSlice(c, { ...p, r: 17 }))
        .join('') +
      sprinkle(c, { ...INSIDE, r: 230 }, 70, ['#5a3312', '#3a200c'], [8, 3]) +
      herbs(c, 7),
  },
  biryani: {
    seed: 44,
    sauce: ['#f0d38a', '#d9a94a', '#9c6a1e'],
    glaze: 'copper',
    surface: 'slate',
    content: (c) =>
      rice(c, { ...INSIDE, r: 302 }, 680, ['#f6e7bd', '#fdf4dc', '#f2b93c', '#fbeccb', '#e8952a']) +
      pieces(c, 8, [52, 70], ['#b8622a', '#a34f1e', '#c9773a']) +
      friedOnions(c, 18) +
      cashews(c, 7) +
      herbs(c, 9),
  },
  'pilau-rice': {
    seed: 52,
    sauce: ['#f9eecb', '#ecd08c', '#b98e44'],
    glaze: 'sage',
    vessel: 'bowl',
    surface: 'oak',
    cloth: ['#7d2b22', '#e0a83f'],
    content: (c) =>
      rice(c, { ...INSIDE, r: 302 }, 720, ['#fbf1d6', '#fff9e8', '#f6cf5f', '#fdf6e0', '#e9a12c']) +
      sprinkle(c, { ...INSIDE, r: 280 }, 40, ['#4f8a2c', '#7fae3d'], [11, 9]) +
      herbs(c, 4, 36, { ...INSIDE, r: 120 }) +
      `<g transform="translate(690 380) rotate(24)">${shape('M-70 -12Q0 -22 70 -12V12Q0 2 -70 12Z', { fill: '#8d4f22', filter: 'small', lift: 8 })}</g>`,
  },
  grill: {
    seed: 60,
    sauce: ['#4a4644', '#2a2726', '#151312'],
    glaze: 'iron',
    surface: 'oak',
    cloth: ['#e8dfcf', '#8c2f1f'],
    content: (c) =>
      at(c, 9, 92, 235)
        .map((p) => onionRing(c, { ...p, r: c.between(36, 54) }))
        .join('') +
      pieces(c, 15, [56, 78], ['#c2471a', '#d65c22', '#b03a14', '#d97a2c']) +
      sprinkle(c, { ...INSIDE, r: 240 }, 60, ['#2a120a', '#3f1d10'], [13, 7]) +
      wedge({ x: 770, y: 600 }, 66, -24) +
      wedge({ x: 420, y: 640 }, 60, 18) +
      herbs(c, 9),
  },
  'gulab-jamun': {
    seed: 71,
    sauce: ['#f2c26a', '#d99330', '#955410'],
    shine: '#ffe09a',
    filter: 'glossy',
    glaze: 'cream',
    vessel: 'bowl',
    surface: 'marble',
    cloth: ['#b8577a', '#f3d9a0'],
    content: (c) =>
      at(c, 7, 165, 195)
        .map(
          ({ x, y }) =>
            shape(blob(c, { x, y, r: 82, uneven: 0.03, corners: 12 }), {
              fill: c.one(['#7d3513', '#8a3f18', '#6f2c0f']),
              filter: 'glossy',
              lift: 12,
            }) +
            ellipse(
              { x: x - 24, y: y - 30, r: 16 },
              9,
              '#fff',
              'opacity=".75" filter="url(#blur4)" transform="rotate(-35 ' + x + ' ' + y + ')"',
            ),
        )
        .join('') + sprinkle(c, { ...INSIDE, r: 240 }, 60, ['#8fae4a', '#b9c96a', '#6f9434'], [9, 5]),
  },
} satisfies Record<string, Curry>;

export const CURRY_HOUSE: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(CURRIES).map(([name, dish]) => [name, () => curry(dish)]),
);
