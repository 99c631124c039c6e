import { blob, type Chance, ellipse, shape } from './draw.ts';
import { ball, basil, chilliSlice, fold, rocket, sprinkle, thread } from './garnish.ts';
import { cheese, PIZZA, pizza } from './pizza.ts';

const on = (chance: Chance, count: number, gap: number, r = 295) =>
  chance.places(count, { ...PIZZA, r, gap });

/** Slices of sausage: dark rim, fat, spots. */
const salami = (chance: Chance): string =>
  on(chance, 18, 98)
    .map(({ x, y }) => {
      const r = chance.between(44, 52);
      const fat = chance
        .places(14, { x, y, r: r * 0.78, gap: 8 })
        .map((at) => ellipse({ ...at, r: chance.between(2, 5) }, 3, '#f2c3a2', 'opacity=".8"'))
        .join('');
      return (
        shape(blob(chance, { x, y, r, uneven: 0.05 }), { fill: '#b3341d', filter: 'small', lift: 7 }) +
        `<circle cx="${x}" cy="${y}" r="${r - 4}" fill="none" stroke="#6f1409" stroke-width="6" opacity=".55" filter="url(#blur2)"/>` +
        fat
      );
    })
    .join('');

const mushrooms = (chance: Chance): string =>
  on(chance, 22, 88)
    .map(({ x, y }) => {
      const turn = chance.between(0, 360);
      const d =
        'M-42 4C-46 -30 -18 -46 0 -46C18 -46 46 -30 42 4C36 14 22 10 14 8C14 24 16 38 10 46C4 50 -4 50 -10 46C-16 38 -14 24 -14 8C-22 10 -36 14 -42 4Z';
      return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${chance.between(0.95, 1.25).toFixed(2)})">${shape(d, { fill: chance.one(['#d8b98c', '#c9a373', '#e2c79d']), filter: 'small', lift: 8 })}<path d="M-34 2C-20 -6 20 -6 34 2" fill="none" stroke="#6b4423" stroke-width="7" opacity=".55" filter="url(#blur2)"/><path d="M-40 -2C-42 -28 -18 -43 0 -43C18 -43 42 -28 40 -2" fill="none" stroke="#8a5a2e" stroke-width="5" opacity=".6" filter="url(#blur2)"/></g>`;
    })
    .join('');

type Pizza = Parameters<typeof pizza>;

export const PIZZAS = {
  margherita: [
    3,
    'tomato',
    (chance) =>
      cheese(chance, 15, [52, 82]) +
      on(chance, 11, 120, 270)
        .map((at) => basil(chance, at, chance.between(46, 66)))
        .join(''),
  ],
  diavola: [
    8,
    'tomato',
    (chance) =>
      cheese(chance, 17, [44, 74]) +
      salami(chance) +
      on(chance, 12, 90)
        .map((at) => chilliSlice(chance, { ...at, r: chance.between(12, 17) }))
        .join('') +
      sprinkle(chance, { ...PIZZA, r: 300 }, 60, ['#2f5c1d', '#47782a'], [7, 3]),
  ],
  'funghi-bianca': [
    5,
    'white',
    (chance) =>
      cheese(chance, 17, [46, 76]) +
      mushrooms(chance) +
      sprinkle(chance, { ...PIZZA, r: 300 }, 150, ['#3f6b24', '#55802f'], [7, 2.6]),
  ],
  'prosciutto-rucola': [
    12,
    'tomato',
    (chance) =>
      cheese(chance, 16, [46, 74]) +
      on(chance, 13, 122, 265)
        .map((at) => fold(chance, { ...at, r: chance.between(78, 100) }, ['#d67a6e', '#f3c6b8']))
        .join('') +
      on(chance, 30, 62, 275)
        .map((at) => rocket(chance, at, chance.between(52, 74)))
        .join('') +
      on(chance, 16, 76)
        .map(({ x, y }) =>
          shape(
            blob(chance, {
              x,
              y,
              r: chance.between(20, 34),
              flat: 0.45,
              uneven: 0.2,
              turn: chance.between(0, 180),
            }),
            { fill: '#fbedc4', filter: 'leaf', lift: 5 },
          ),
        )
        .join(''),
  ],
  'garden-of-embers': [
    21,
    'tomato',
    (chance) => {
      const courgette = on(chance, 16, 104)
        .map(
          ({ x, y }) =>
            shape(blob(chance, { x, y, r: 46, uneven: 0.04 }), {
              fill: '#5f8f35',
              filter: 'small',
              lift: 7,
            }) +
            ellipse({ x, y, r: 38 }, 37, '#d9dfa0') +
            ellipse({ x, y, r: 18 }, 17, '#c6cf84', 'filter="url(#blur4)"') +
            thread(`M${x - 28} ${y - 12}l52 22M${x - 26} ${y + 8}l44 18`, '#3a1d0c', 4, 0.65),
        )
        .join('');
      const peppers = on(chance, 20, 80)
        .map(({ x, y }) =>
          shape(
            blob(chance, {
              x,
              y,
              r: chance.between(40, 52),
              flat: 0.3,
              uneven: 0.1,
              turn: chance.between(0, 180),
            }),
            { fill: chance.one(['#d8321d', '#eaa21c', '#d8321d']), filter: 'puff', lift: 8 },
          ),
        )
        .join('');
      return (
        courgette +
        peppers +
        on(chance, 12, 90)
          .map((at) => ball(chance, { ...at, r: 19 }, '#2f2330'))
          .join('') +
        on(chance, 9, 120, 270)
          .map((at) => basil(chance, at, 48))
          .join('') +
        sprinkle(chance, { ...PIZZA, r: 300 }, 120, ['#f4e3b5', '#d9b878'], [6, 3])
      );
    },
  ],
} satisfies Record<string, Pizza>;

export const PIZZERIA: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries<Pizza>(PIZZAS).map(([name, dish]) => [name, () => pizza(...dish)]),
);
