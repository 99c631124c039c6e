import {
  blob,
  Chance,
  type Circle,
  circlePath,
  ellipse,
  picture,
  type Filter,
  roundGradient,
  shape,
} from './draw.ts';
import { coriander, sprinkle } from './garnish.ts';
import { BOWL, bowl, GLAZES, karahi, napkin, type Surface, table } from './tableware.ts';

export const POT: Circle = { x: 600, y: 455, r: 385 };
/** The visible content of the pot. */
export const INSIDE: Circle = { ...POT, r: POT.r * BOWL };

/** From the lit middle to the edge of the pot. */
export type SauceColours = readonly [pale: string, colour: string, dark: string];

/** Pieces of meat, cheese or vegetables that lie in the sauce. */
export function pieces(
  chance: Chance,
  count: number,
  size: readonly [number, number],
  colours: readonly string[],
  area: Circle = { ...INSIDE, r: 235 },
): string {
  return chance
    .places(count, { ...area, gap: size[0] * 1.5 })
    .map(({ x, y }) => {
      const r = chance.between(...size);
      return shape(
        blob(chance, {
          x,
          y,
          r,
          flat: chance.between(0.7, 0.95),
          uneven: 0.24,
          corners: 7,
          turn: chance.between(0, 180),
        }),
        { fill: chance.one(colours), filter: 'puff', lift: 9 },
      );
    })
    .join('');
}

/** Cubes, e.g. of paneer. */
export function cubes(
  chance: Chance,
  count: number,
  size: number,
  area: Circle = { ...INSIDE, r: 235 },
): string {
  return chance
    .places(count, { ...area, gap: size * 1.6 })
    .map(({ x, y }) => {
      const s = size * chance.between(0.85, 1.1);
      const d = `M${-s / 2} ${-s / 2 + 8}q0 -8 8 -8h${s - 16}q8 0 8 8v${s - 16}q0 8 -8 8h${16 - s}q-8 0 -8 -8Z`;
      const seared = `<path d="M${-s * 0.3} ${-s * 0.2}q${s * 0.3} ${s * 0.12} ${s * 0.6} 0M${-s * 0.28} ${s * 0.14}q${s * 0.3} ${s * 0.1} ${s * 0.56} 0" stroke="#b9772c" stroke-width="9" fill="none" opacity=".55" filter="url(#blur4)"/>`;
      return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${chance.between(0, 90).toFixed(0)})">${shape(d, { fill: chance.one(['#fdf1d3', '#f9e6bd', '#fff7e2']), filter: 'puff', lift: 8 })}${seared}</g>`;
    })
    .join('');
}

/** A swirl of cream. */
export const cream = (chance: Chance, colour = '#fff6e3'): string => {
  const { x, y } = INSIDE;
  const [a, b] = [chance.between(-30, 30), chance.between(-20, 20)];
  const d = `M${x - 170 + a} ${y - 70 + b}c60 -110 250 -90 280 30s-150 160 -250 90s20 -130 110 -120s80 70 40 90`;
  const line = (width: number, opacity: number, soft: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" filter="url(#blur${soft})"/>`;
  return line(34, 0.35, 10) + line(20, 0.75, 4) + line(11, 0.95, 2);
};

export const herbs = (
  chance: Chance,
  count: number,
  size = 40,
  area: Circle = { ...INSIDE, r: 210 },
): string =>
  chance
    .places(count, { ...area, gap: 60 })
    .map((at) => coriander(chance, at, chance.between(size * 0.8, size * 1.2)))
    .join('');

/** Oil that stands at the edge and between the pieces. */
const oil = (chance: Chance, colour: string): string =>
  chance
    .places(46, { ...INSIDE, r: INSIDE.r - 22, gap: 22 })
    .map(({ x, y }) =>
      ellipse(
        { x, y, r: chance.between(5, 20) },
        chance.between(4, 12),
        colour,
        `opacity="${chance.between(0.25, 0.6).toFixed(2)}" filter="url(#blur2)"`,
      ),
    )
    .join('');

export interface Curry {
  seed: number;
  sauce: SauceColours;
  /** Of the oil on the sauce. */
  shine?: string;
  surface?: Surface;
  glaze?: keyof typeof GLAZES;
  vessel?: 'bowl' | 'karahi';
  cloth?: readonly [colour: string, line: string];
  /** The surface of the content. */
  filter?: Filter;
  /** Drawn into the sauce. */
  content: (chance: Chance) => string;
  /** Drawn on the table at the left. */
  beside?: (chance: Chance) => string;
}

/** A pot with its content, in the middle of a picture. */
export function pot({
  seed,
  sauce: [pale, colour, dark],
  shine,
  glaze = 'copper',
  vessel = 'karahi',
  filter = 'sauce',
  content,
}: Curry): string {
  const chance = new Chance(seed);
  const fill = `sauce${seed}`;
  return [
    `<defs>${roundGradient(fill, [
      [0, pale],
      [0.55, colour],
      [1, dark],
    ])}</defs>`,
    (vessel === 'karahi' ? karahi : bowl)(POT, GLAZES[glaze]),
    `<path d="${circlePath(INSIDE)}" fill="${dark}"/>`,
    shape(blob(chance, { ...INSIDE, r: INSIDE.r - 6, uneven: 0.012, corners: 22 }), {
      fill: `url(#${fill})`,
      filter,
    }),
    shine ? oil(chance, shine) : '',
    content(chance),
    // The rim throws its shadow on the content.
    `<path d="${circlePath({ ...INSIDE, r: INSIDE.r - 9 })}" fill="none" stroke="#1a0703" stroke-width="26" opacity=".42" filter="url(#blur10)" transform="translate(5 7)"/>`,
  ].join('');
}

/** A picture of one pot on a table. */
export function curry(dish: Curry): string {
  const { seed, surface = 'slate', cloth = ['#7d2b22', '#e0a83f'], beside = spices } = dish;
  return picture('', [
    table(surface),
    napkin(1150, 700, 64, cloth[0], cloth[1]),
    beside(new Chance(seed + 100)),
    pot(dish),
  ]);
}

const spices = (chance: Chance): string =>
  [
    sprinkle(chance, { x: 110, y: 130, r: 90 }, 12, ['#2b1a10', '#4a2e19', '#6d3b1a'], [6, 5]),
    coriander(chance, { x: 92, y: 760 }, 54),
    coriander(chance, { x: 168, y: 826 }, 44),
  ].join('');

/** Cooked rice: long grains in every direction. */
export function rice(chance: Chance, area: Circle, count: number, colours: readonly string[]): string {
  const grains = Array.from({ length: count }, () => {
    const [turn, far] = [chance.between(0, 2 * Math.PI), area.r * Math.sqrt(chance.between(0, 1))];
    const [x, y] = [area.x + far * Math.cos(turn), area.y + far * Math.sin(turn)];
    const angle = chance.between(0, 180).toFixed(0);
    const r = chance.between(14, 21);
    const at = `transform="rotate(${angle} ${x.toFixed(1)} ${y.toFixed(1)})"`;
    return `${ellipse({ x: x + 1.6, y: y + 2.6, r }, 6.4, '#7d5a2b', `opacity=".28" ${at}`)}${ellipse({ x, y, r }, 5.6, chance.one(colours), at)}${ellipse({ x: x - 0.8, y: y - 1.2, r: r * 0.66 }, 1.8, '#fff', `opacity=".5" ${at}`)}`;
  });
  return `<path d="${circlePath(area)}" fill="${colours[0]}" filter="url(#crumb)"/>${grains.join('')}`;
}
