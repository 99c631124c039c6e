import { blob, Chance, type Circle, ellipse, picture, roundGradient, shape, WIDTH } from './draw.ts';
import { board, napkin, table } from './tableware.ts';

export const PIZZA_DEFS = [
  roundGradient(
    'dough',
    [
      [0, '#f0c98a'],
      [0.62, '#e3ae68'],
      [0.84, '#c98442'],
      [1, '#8d4c1d'],
    ],
    0.46,
  ),
  roundGradient('tomato', [
    [0, '#cf3a1c'],
    [0.7, '#b52a13'],
    [1, '#7f1a0b'],
  ]),
  roundGradient('white', [
    [0, '#f6dfa8'],
    [0.7, '#eac98a'],
    [1, '#c9944a'],
  ]),
  roundGradient('mozzarella', [
    [0, '#fffaec'],
    [0.7, '#fbeecb'],
    [1, '#edd49a'],
  ]),
].join('');

export const PIZZA: Circle = { x: 600, y: 452, r: 420 };

/** Pieces of melted cheese with browned places. */
export function cheese(chance: Chance, count: number, size: readonly [number, number]): string {
  return chance
    .places(count, { ...PIZZA, r: 292, gap: size[0] * 1.25 })
    .map(({ x, y }) => {
      const r = chance.between(...size);
      const spots = chance
        .places(3, { x, y, r: r * 0.7, gap: 12 })
        .map((at) =>
          ellipse(
            { ...at, r: chance.between(5, 13) },
            chance.between(4, 9),
            chance.one(['#c27a2c', '#a85f1f', '#d9973f']),
            'opacity=".55" filter="url(#blur4)"',
          ),
        )
        .join('');
      return (
        shape(blob(chance, { x, y, r, uneven: 0.3, corners: 11 }), {
          fill: 'url(#mozzarella)',
          filter: 'melt',
          lift: 5,
        }) + spots
      );
    })
    .join('');
}

/** A pizza on its board, in the middle of a picture. `toppings` are drawn above the sauce. */
export function pizzaBoard(
  seed: number,
  sauce: 'tomato' | 'white',
  toppings: (chance: Chance) => string,
): string {
  const chance = new Chance(seed);
  const base = blob(chance, { ...PIZZA, r: PIZZA.r - 18, uneven: 0.02, corners: 26 });
  const chars = Array.from({ length: 30 }, () => {
    const a = chance.between(0, 2 * Math.PI);
    const far = chance.between(344, 390);
    const [x, y] = [PIZZA.x + far * Math.cos(a), PIZZA.y + far * Math.sin(a)];
    const r = chance.between(7, 26);
    return ellipse(
      { x, y, r },
      r * chance.between(0.5, 0.8),
      chance.one(['#3a1c0b', '#5a2d10', '#6d3a14']),
      `opacity="${chance.between(0.35, 0.8).toFixed(2)}" filter="url(#blur4)" transform="rotate(${((a * 180) / Math.PI + 90).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
    );
  });
  const bubbles = Array.from({ length: 9 }, () => {
    const a = chance.between(0, 2 * Math.PI);
    const far = chance.between(358, 374);
    return shape(
      blob(chance, {
        x: PIZZA.x + far * Math.cos(a),
        y: PIZZA.y + far * Math.sin(a),
        r: chance.between(16, 30),
        uneven: 0.15,
      }),
      { fill: '#dba25c', filter: 'puff', opacity: 0.75 },
    );
  });
  const oil = chance
    .places(26, { ...PIZZA, r: 310, gap: 20 })
    .map(({ x, y }) =>
      ellipse(
        { x, y, r: chance.between(4, 15) },
        chance.between(3, 9),
        sauce === 'tomato' ? '#f0761f' : '#e8c455',
        'opacity=".35" filter="url(#blur2)"',
      ),
    );
  return [
    board({ ...PIZZA, r: PIZZA.r + 36 }),
    shape(base, { fill: 'url(#dough)', filter: 'crust', lift: 16 }),
    bubbles.join(''),
    chars.join(''),
    `<g filter="url(#rough)">${shape(blob(chance, { ...PIZZA, r: 342, uneven: 0.025, corners: 24 }), { fill: sauce === 'tomato' ? '#7d2410' : '#d0a45c', opacity: 0.55 })}</g>`,
    shape(blob(chance, { ...PIZZA, r: 334, uneven: 0.025, corners: 24 }), {
      fill: `url(#${sauce})`,
      filter: 'sauce',
    }),
    chance
      .places(16, { ...PIZZA, r: 290, gap: 90 })
      .map(({ x, y }) =>
        shape(blob(chance, { x, y, r: chance.between(44, 80), uneven: 0.4, corners: 12 }), {
          fill: sauce === 'tomato' ? '#f0b070' : '#fbe3ae',
          opacity: sauce === 'tomato' ? 0.42 : 0.5,
          filter: 'melt',
        }),
      )
      .join(''),
    oil.join(''),
    toppings(chance),
  ].join('');
}

/** A picture of one pizza. */
export const pizza = (...dish: Parameters<typeof pizzaBoard>): string =>
  picture(PIZZA_DEFS, [
    table('walnut'),
    napkin(WIDTH - 10, 120, 28, '#e8dfcf', '#8c2f1f'),
    pizzaBoard(...dish),
  ]);
