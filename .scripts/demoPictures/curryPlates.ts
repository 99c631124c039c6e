import {
  blob,
  Chance,
  type Circle,
  ellipse,
  picture,
  type Point,
  roundGradient,
  shape,
  smooth,
} from './draw.ts';
import { coriander, onionRing, sprinkle, thread, wedge } from './garnish.ts';
import { lassi } from './sweets.ts';
import { BOWL, bowl, board, GLAZES, napkin, plate, table } from './tableware.ts';

const PLATE: Circle = { x: 600, y: 452, r: 400 };
const leaves = (chance: Chance, places: readonly Point[], size: number) =>
  places.map((at) => coriander(chance, at, size * chance.between(0.85, 1.15))).join('');

/** A small bowl of chutney. */
function dip(
  chance: Chance,
  at: Circle,
  colour: string,
  glaze: keyof typeof GLAZES,
  bits: readonly string[],
): string {
  const inner = { ...at, r: at.r * BOWL };
  return (
    bowl(at, GLAZES[glaze]) +
    shape(blob(chance, { ...inner, r: inner.r - 3, uneven: 0.015, corners: 18 }), {
      fill: colour,
      filter: 'glossy',
    }) +
    sprinkle(chance, { ...inner, r: inner.r * 0.7 }, 16, bits, [5, 3.4])
  );
}

/** A flat bread with burnt blisters. */
function naanAt(chance: Chance, { x, y }: Point, turn: number): string {
  const points = Array.from({ length: 22 }, (_, index) => {
    const a = (index / 22) * 2 * Math.PI;
    const far = 225 * (1 + 0.34 * Math.max(0, Math.cos(a)) ** 2) * (1 + chance.between(-0.03, 0.03));
    return { x: 30 + far * Math.cos(a), y: far * 0.86 * Math.sin(a) };
  });
  const blisters = chance.places(20, { x: 60, y: 0, r: 150, gap: 34 }).map((at) => {
    const r = chance.between(12, 34);
    const d = blob(chance, { ...at, r, uneven: 0.25 });
    return (
      shape(d, { fill: '#e8bd78', filter: 'puff', opacity: 0.65 }) +
      `<path d="${d}" fill="${chance.one(['#6b3610', '#8a4a18', '#4d250b'])}" opacity="${chance.between(0.35, 0.75).toFixed(2)}" filter="url(#blur10)"/>`
    );
  });
  const butter = chance
    .places(14, { x: 60, y: 0, r: 150, gap: 40 })
    .map((at) =>
      ellipse(
        { ...at, r: chance.between(14, 34) },
        chance.between(7, 14),
        '#fff0a8',
        'opacity=".38" filter="url(#blur4)"',
      ),
    );
  const garlic = chance.places(34, { x: 60, y: 0, r: 160, gap: 22 }).map((at) =>
    shape(blob(chance, { ...at, r: chance.between(5, 9), uneven: 0.3, corners: 6 }), {
      fill: '#f7e2ae',
      filter: 'small',
      lift: 3,
    }),
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(smooth(points), { fill: 'url(#naan)', filter: 'crust', lift: 15 })}${blisters.join('')}${butter.join('')}${garlic.join('')}${leaves(chance, chance.places(7, { x: 60, y: 0, r: 150, gap: 70 }), 34)}</g>`;
}

function naan(): string {
  const chance = new Chance(7);
  return picture(
    roundGradient('naan', [
      [0, '#f6dca6'],
      [0.6, '#eabf78'],
      [1, '#c68a40'],
    ]),
    [
      table('walnut'),
      napkin(1120, 150, 28, '#35555c', '#d9b86a'),
      board({ x: 590, y: 452, r: 432 }),
      naanAt(chance, { x: 640, y: 330 }, -24),
      naanAt(chance, { x: 560, y: 580 }, 12),
    ],
  );
}

function samosas(): string {
  const chance = new Chance(18);
  const one = ({ x, y }: Point, turn: number): string => {
    const d =
      'M0 -150C14 -150 26 -138 34 -122L148 86C160 112 150 128 124 130C50 142 -50 142 -124 130C-150 128 -160 112 -148 86L-34 -122C-26 -138 -14 -150 0 -150Z';
    const blisters = chance
      .places(16, { x: 0, y: 30, r: 100, gap: 26 })
      .map((at) =>
        ellipse(
          { ...at, r: chance.between(6, 16) },
          chance.between(5, 10),
          chance.one(['#8f4d14', '#a9631d', '#f4cf8a']),
          'opacity=".5" filter="url(#blur4)"',
        ),
      );
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(d, { fill: 'url(#pastry)', filter: 'crust', lift: 18 })}<path d="M0 -130C-8 -40 30 40 124 112" fill="none" stroke="#7a3f10" stroke-width="10" opacity=".45" filter="url(#blur4)"/><path d="M6 -130C0 -40 38 34 130 106" fill="none" stroke="#ffe6b0" stroke-width="5" opacity=".55" filter="url(#blur2)"/>${blisters.join('')}</g>`;
  };
  return picture(
    roundGradient('pastry', [
      [0, '#f0c06c'],
      [0.6, '#dc9a3e'],
      [1, '#a8611c'],
    ]),
    [
      table('slate'),
      napkin(1150, 700, 64, '#7d2b22', '#e0a83f'),
      plate({ ...PLATE, r: 415 }, GLAZES.blue, 0.8),
      leaves(
        chance,
        [
          { x: 420, y: 700 },
          { x: 780, y: 690 },
          { x: 350, y: 330 },
        ],
        44,
      ),
      one({ x: 520, y: 300 }, -12),
      one({ x: 440, y: 560 }, 128),
      one({ x: 700, y: 610 }, -84),
      dip(chance, { x: 800, y: 350, r: 112 }, '#5f8f2c', 'cream', ['#2f5c1d', '#8fb548']),
    ],
  );
}

function bhajis(): string {
  const chance = new Chance(29);
  const one = ({ x, y }: Point): string => {
    const strands = Array.from({ length: 30 }, () => {
      const a = chance.between(0, 2 * Math.PI);
      const far = chance.between(10, 74);
      const [px, py] = [x + far * Math.cos(a), y + far * Math.sin(a)];
      const bend = chance.between(-36, 36);
      const strand = thread(
        `M-34 0q34 ${bend} 68 0`,
        chance.one(['#c97f2a', '#b0661c', '#dc9a3e', '#8a4a14', '#e8b35c']),
        chance.between(9, 15),
        1,
      );
      return `<g transform="translate(${px.toFixed(0)} ${py.toFixed(0)}) rotate(${chance.between(0, 180).toFixed(0)})">${strand}</g>`;
    });
    return (
      shape(blob(chance, { x, y, r: 98, uneven: 0.14, corners: 15 }), {
        fill: '#a35c18',
        filter: 'crust',
        lift: 16,
      }) + strands.join('')
    );
  };
  return picture('', [
    table('oak'),
    napkin(1140, 160, 26, '#7d2b22', '#e0a83f'),
    plate({ ...PLATE, r: 415 }, GLAZES.stone, 0.8),
    ...chance
      .places(9, { ...PLATE, r: 280, gap: 100 })
      .map((at) => onionRing(chance, { ...at, r: chance.between(34, 50) })),
    one({ x: 460, y: 320 }),
    one({ x: 420, y: 560 }),
    one({ x: 640, y: 650 }),
    one({ x: 600, y: 440 }),
    dip(chance, { x: 800, y: 400, r: 118 }, '#fbf6ea', 'terracotta', ['#4f8a2c', '#6f9c38']),
    wedge({ x: 830, y: 610 }, 62, -30),
    leaves(
      chance,
      [
        { x: 540, y: 560 },
        { x: 330, y: 420 },
        { x: 690, y: 300 },
      ],
      44,
    ),
  ]);
}

function poppadoms(): string {
  const chance = new Chance(40);
  const disc = (at: Circle): string => {
    const bubbles = chance.places(60, { ...at, r: at.r * 0.92, gap: 26 }).map((place) =>
      shape(blob(chance, { ...place, r: chance.between(6, 20), uneven: 0.2 }), {
        fill: chance.one(['#f2cf86', '#e6b964']),
        filter: 'small',
        opacity: 0.85,
      }),
    );
    return (
      shape(blob(chance, { ...at, uneven: 0.035, corners: 20 }), {
        fill: 'url(#crisp)',
        filter: 'crust',
        lift: 12,
      }) +
      bubbles.join('') +
      sprinkle(chance, { ...at, r: at.r * 0.9 }, 40, ['#3a2a18', '#5a4020'], [4, 2.6])
    );
  };
  return picture(
    roundGradient('crisp', [
      [0, '#f7dc9c'],
      [0.65, '#ecc170'],
      [1, '#c98f3c'],
    ]),
    [
      table('slate'),
      napkin(70, 720, -58, '#e8dfcf', '#b5722a'),
      disc({ x: 500, y: 330, r: 290 }),
      disc({ x: 430, y: 560, r: 280 }),
      dip(chance, { x: 880, y: 230, r: 138 }, '#e8891c', 'copper', ['#b5530c', '#f7c04a']),
      dip(chance, { x: 960, y: 500, r: 130 }, '#5f8f2c', 'copper', ['#2f5c1d', '#8fb548']),
      dip(chance, { x: 760, y: 700, r: 134 }, '#fbf6ea', 'copper', ['#4f8a2c', '#b5628f']),
      leaves(
        chance,
        [
          { x: 1080, y: 780 },
          { x: 1040, y: 830 },
        ],
        48,
      ),
    ],
  );
}

export const CURRY_PLATES: Readonly<Record<string, () => string>> = {
  naan,
  samosas,
  bhajis,
  poppadoms,
  lassi,
};
