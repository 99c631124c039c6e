import { pot, POT } from './curry.ts';
import { CURRIES } from './curryHouse.ts';
import { Chance, picture } from './draw.ts';
import { basil, coriander, sprinkle, wedge } from './garnish.ts';
import { PIZZA, PIZZA_DEFS, pizzaBoard } from './pizza.ts';
import { PIZZAS } from './pizzeria.ts';
import { napkin, table } from './tableware.ts';

/** Lit surfaces are dark at the edge of the drawing, so it is larger than the picture. */
export const COVER = { width: 1600, height: 900, margin: 60 };
const WIDTH = COVER.width + 2 * COVER.margin;
const HEIGHT = COVER.height + 2 * COVER.margin;

const inside = (parts: readonly string[]): string =>
  `<g transform="translate(${COVER.margin} ${COVER.margin})">${parts.join('')}</g>`;

/** A part that is drawn in the middle of a picture, moved to a place on the table. */
const placed = (from: { x: number; y: number }, x: number, y: number, scale: number, part: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-from.x} ${-from.y})">${part}</g>`;

function pizzeriaCover(): string {
  const chance = new Chance(101);
  const { diavola, margherita, 'prosciutto-rucola': prosciutto } = PIZZAS;
  return picture(
    PIZZA_DEFS,
    [
      table('walnut', WIDTH, HEIGHT),
      inside([
        napkin(820, 60, 78, '#e8dfcf', '#8c2f1f'),
        placed(PIZZA, 330, 520, 0.92, pizzaBoard(...margherita)),
        placed(PIZZA, 1010, 190, 0.74, pizzaBoard(...prosciutto)),
        placed(PIZZA, 1370, 720, 0.9, pizzaBoard(...diavola)),
        ...[
          [820, 640],
          [880, 700],
          [800, 740],
        ].map(([x = 0, y = 0]) => basil(chance, { x, y }, 62)),
        sprinkle(chance, { x: 860, y: 800, r: 80 }, 24, ['#f4efe2', '#fff'], [5, 4]),
      ]),
    ],
    WIDTH,
    HEIGHT,
  );
}

function curryCover(): string {
  const chance = new Chance(102);
  const { biryani, 'tikka-masala': masala, 'saag-paneer': saag, 'tarka-dal': dal } = CURRIES;
  return picture(
    '',
    [
      table('slate', WIDTH, HEIGHT),
      inside([
        napkin(60, 820, 40, '#7d2b22', '#e0a83f'),
        placed(POT, 300, 330, 0.86, pot(masala)),
        placed(POT, 860, 640, 0.8, pot(biryani)),
        placed(POT, 1010, 60, 0.66, pot(saag)),
        placed(POT, 1440, 430, 0.8, pot(dal)),
        wedge({ x: 560, y: 780 }, 66, -20, '#7fae2f', '#d3e58a'),
        ...[
          [500, 720],
          [470, 800],
          [1240, 830],
          [1300, 800],
          [640, 120],
          [690, 90],
        ].map(([x = 0, y = 0]) => coriander(chance, { x, y }, 50)),
        sprinkle(chance, { x: 700, y: 200, r: 80 }, 16, ['#2b1a10', '#4a2e19', '#6d3b1a'], [6, 5]),
      ]),
    ],
    WIDTH,
    HEIGHT,
  );
}

/** Pictures above the menus, 1600 px wide. */
export const COVERS: Readonly<Record<string, () => string>> = {
  'pizzeria-cover': pizzeriaCover,
  'curry-cover': curryCover,
};
