import { blob, Chance, type Circle, ellipse, picture, type Point, roundGradient, shape } from './draw.ts';
import { curry, INSIDE } from './curry.ts';
import { tiramisu } from './sweets.ts';
import { ball, basil, sprinkle } from './garnish.ts';
import { GLAZES, napkin, plate, table } from './tableware.ts';

const PLATE: Circle = { x: 600, y: 452, r: 400 };
const CLOTH = ['#e8dfcf', '#8c2f1f'] as const;
const inside = (chance: Chance, count: number, gap: number, r = 230) =>
  chance.places(count, { ...INSIDE, r, gap });
const basilAt = (chance: Chance, places: readonly Point[], size: number) =>
  places.map((at) => basil(chance, at, size * chance.between(0.85, 1.15))).join('');
const noSpices = (chance: Chance) =>
  basil(chance, { x: 110, y: 770 }, 62, 40) + basil(chance, { x: 168, y: 820 }, 50, 110);

const rosemary = (chance: Chance, { x, y }: Point, turn: number): string => {
  const needles = Array.from({ length: 22 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const at = -70 + index * 6.6;
    return `<ellipse cx="${side * 15}" cy="${at}" rx="19" ry="4.6" fill="${chance.one(['#4d6b35', '#5f7f42', '#3e5a2a'])}" transform="rotate(${side * -34} 0 ${at})"/>`;
  }).join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><g opacity=".4" filter="url(#blur4)" transform="translate(5 8)"><ellipse rx="24" ry="74" fill="#1a0d05"/></g><path d="M0 -72V84" stroke="#6b4a26" stroke-width="5" stroke-linecap="round"/><g filter="url(#leaf)">${needles}</g></g>`;
};

function focaccia(): string {
  const chance = new Chance(14);
  const slab =
    'M270 190C420 172 780 168 930 188C962 196 968 330 962 450C966 590 962 700 930 716C780 736 420 734 272 716C240 704 236 590 240 450C236 320 240 200 270 190Z';
  const dimples = chance
    .places(34, { ...PLATE, r: 400, gap: 74 })
    .filter(({ x, y }) => x > 300 && x < 905 && y > 240 && y < 670)
    .map(
      ({ x, y }) =>
        ellipse({ x, y, r: 27 }, 22, '#8a531f', 'opacity=".85" filter="url(#blur10)"') +
        ellipse({ x: x + 4, y: y + 5, r: 19 }, 14, '#e7b53f', 'opacity=".95" filter="url(#blur4)"') +
        ellipse({ x: x - 5, y: y - 3, r: 7 }, 4, '#fff4c8', 'opacity=".8" filter="url(#blur2)"'),
    );
  const browned = chance
    .places(20, { ...PLATE, r: 380, gap: 60 })
    .filter(({ x, y }) => x > 270 && x < 930 && y > 210 && y < 690)
    .map(({ x, y }) =>
      ellipse({ x, y, r: chance.between(26, 60) }, 24, '#b0681f', 'opacity=".4" filter="url(#blur26)"'),
    );
  return picture(
    roundGradient('focaccia', [
      [0, '#f4cd80'],
      [0.6, '#e2a74e'],
      [1, '#b26c24'],
    ]),
    [
      table('walnut'),
      napkin(1120, 130, 28, ...CLOTH),
      `<g transform="rotate(-7 600 450)">${shape('M180 150H1020V760H180Z', { fill: '#4a4d50', lift: 20 })}<rect x="180" y="150" width="840" height="610" rx="10" fill="#43474a" filter="url(#crumb)"/>`,
      shape(slab, { fill: 'url(#focaccia)', filter: 'crust', lift: 18 }),
      ...browned,
      ...dimples,
      // Two cuts.
      `<path d="M470 180V726M716 176V730" stroke="#5a3312" stroke-width="9" opacity=".6" filter="url(#blur2)"/><path d="M476 180V726M722 176V730" stroke="#f8dfa6" stroke-width="4" opacity=".6" filter="url(#blur2)"/>`,
      ...[
        [330, 560],
        [420, 440],
        [590, 330],
        [680, 620],
        [800, 480],
        [880, 620],
      ].map(
        ([x = 0, y = 0]) =>
          ball(chance, { x, y, r: 34 }, '#c92f1b') +
          ellipse({ x: x - 9, y: y - 11, r: 9 }, 5, '#fff', 'opacity=".7" filter="url(#blur2)"'),
      ),
      rosemary(chance, { x: 360, y: 330 }, 34),
      rosemary(chance, { x: 600, y: 560 }, -52),
      rosemary(chance, { x: 830, y: 330 }, 12),
      sprinkle(chance, { ...PLATE, r: 270 }, 60, ['#fff', '#f4f0e6'], [6, 4]),
      '</g>',
    ],
  );
}

function burrata(): string {
  const chance = new Chance(27);
  const around = Array.from({ length: 7 }, (_, index) => {
    const a = (index / 7) * 2 * Math.PI + 0.2;
    const [x, y] = [PLATE.x + 226 * Math.cos(a), PLATE.y + 222 * Math.sin(a)];
    const d = 'M-96 26C-84 -60 84 -60 96 26C52 50 -52 50 -96 26Z';
    const peach = `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${((a * 180) / Math.PI + 90 + chance.between(-18, 18)).toFixed(0)})">${shape(d, { fill: chance.one(['#f0a03c', '#f4b450', '#ea8a34']), filter: 'glossy', lift: 10 })}<path d="M-88 18C-74 -50 74 -50 88 18" fill="none" stroke="#c2331c" stroke-width="15" opacity=".8" filter="url(#blur4)"/><path d="M-70 34Q0 44 70 34" fill="none" stroke="#d9542c" stroke-width="8" opacity=".45" filter="url(#blur4)"/></g>`;
    return peach;
  });
  const drops = chance
    .places(24, { ...PLATE, r: 255, gap: 34 })
    .map(({ x, y }) =>
      ellipse(
        { x, y, r: chance.between(5, 14) },
        chance.between(5, 12),
        chance.one(['#6f8f1f', '#86a52c', '#d9b834']),
        'opacity=".7" filter="url(#small)"',
      ),
    );
  return picture(
    roundGradient('burrata', [
      [0, '#fffefa'],
      [0.7, '#fbf4e4'],
      [1, '#e3d3b4'],
    ]),
    [
      table('oak'),
      napkin(1130, 720, 62, ...CLOTH),
      plate(PLATE, GLAZES.blue, 0.74),
      ...drops,
      ...around,
      shape(blob(chance, { ...PLATE, r: 160, uneven: 0.03, corners: 14 }), {
        fill: 'url(#burrata)',
        filter: 'glossy',
        lift: 16,
      }),
      `<path d="M560 400q40 30 84 10M548 452q30 44 40 70M640 430q34 30 30 66" stroke="#d9c7a2" stroke-width="9" fill="none" opacity=".8" filter="url(#blur4)"/>`,
      ...[0.5, 1.4, 2.3, 3.2, 4.1, 5, 5.9]
        .map((a) => ({ x: PLATE.x + 268 * Math.cos(a), y: PLATE.y + 264 * Math.sin(a) }))
        .map((at) => ball(chance, { ...at, r: chance.between(11, 16) }, chance.one(['#b57a3c', '#c98f4f']))),
      basilAt(
        chance,
        [
          { x: 580, y: 400 },
          { x: 640, y: 440 },
          { x: 420, y: 610 },
          { x: 800, y: 590 },
          { x: 640, y: 250 },
        ],
        58,
      ),
      sprinkle(chance, { ...PLATE, r: 130 }, 14, ['#2b2320', '#4a3a30'], [3.4, 3]),
    ],
  );
}

const meatballs = (): string =>
  curry({
    seed: 83,
    sauce: ['#cf4420', '#b02d12', '#6b1406'],
    shine: '#e8842a',
    glaze: 'iron',
    surface: 'walnut',
    cloth: CLOTH,
    beside: noSpices,
    content: (c) =>
      inside(c, 8, 150, 215)
        .map(
          (at) =>
            shape(blob(c, { ...at, r: c.between(70, 80), uneven: 0.06, corners: 12 }), {
              fill: c.one(['#8a4a24', '#7b3f1d', '#95552c']),
              filter: 'crust',
              lift: 13,
            }) +
            shape(blob(c, { x: at.x - 6, y: at.y - 10, r: 40, flat: 0.6, uneven: 0.4, corners: 10 }), {
              fill: '#c23a1a',
              filter: 'melt',
              opacity: 0.92,
            }),
        )
        .join('') +
      sprinkle(c, { ...INSIDE, r: 250 }, 110, ['#fff3d0', '#f7e3b0'], [11, 3.4]) +
      basilAt(c, inside(c, 6, 130, 210), 54),
  });

const lasagne = (): string =>
  curry({
    seed: 91,
    sauce: ['#e0742c', '#c04a18', '#7d2308'],
    shine: '#f2a03a',
    glaze: 'terracotta',
    vessel: 'bowl',
    surface: 'oak',
    cloth: CLOTH,
    beside: noSpices,
    content: (c) =>
      shape(blob(c, { ...INSIDE, r: 296, uneven: 0.06, corners: 18 }), { fill: '#f0c468', filter: 'melt' }) +
      inside(c, 22, 84, 270)
        .map((at) =>
          shape(blob(c, { ...at, r: c.between(50, 76), uneven: 0.16, corners: 11 }), {
            fill: c.one(['#f7d687', '#fae0a0', '#eeb95a']),
            filter: 'melt',
            opacity: 0.8,
          }),
        )
        .join('') +
      inside(c, 46, 40, 280)
        .map(({ x, y }) =>
          ellipse(
            { x, y, r: c.between(9, 26) },
            c.between(6, 15),
            c.one(['#8a4312', '#a85a1a', '#6d300c']),
            'opacity=".6" filter="url(#blur4)"',
          ),
        )
        .join('') +
      inside(c, 7, 80, 270)
        .map(({ x, y }) =>
          shape(blob(c, { x, y, r: c.between(14, 24), uneven: 0.12 }), {
            fill: '#c94a1c',
            filter: 'small',
            opacity: 0.85,
          }),
        )
        .join('') +
      basilAt(c, inside(c, 5, 150, 190), 58),
  });

export const PIZZERIA_PLATES: Readonly<Record<string, () => string>> = {
  focaccia,
  burrata,
  meatballs,
  lasagne,
  tiramisu,
};
