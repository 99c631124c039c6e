import { blob, Chance, type Circle, ellipse, picture, roundGradient, shape } from './draw.ts';
import { coriander, sprinkle } from './garnish.ts';
import { GLAZES, napkin, plate, table } from './tableware.ts';

const PLATE: Circle = { x: 600, y: 452, r: 400 };

export function tiramisu(): string {
  const chance = new Chance(33);
  const square =
    'M-175 -165Q-180 -178 -165 -178H165Q180 -178 178 -165V165Q180 178 165 178H-165Q-178 178 -176 165Z';
  const dots = [-112, -38, 38, 112].flatMap((x) =>
    [-112, -38, 38, 112].map((y) =>
      shape(
        blob(chance, {
          x: x + chance.between(-4, 4),
          y: y + chance.between(-4, 4),
          r: 40,
          uneven: 0.04,
          corners: 12,
        }),
        { fill: 'url(#cocoa)', filter: 'puff', lift: 7 },
      ),
    ),
  );
  const layers = ['#f5e6c8', '#8a5a33', '#f5e6c8', '#7a4a28'].map(
    (colour, index) =>
      `<path d="${square}" transform="translate(${(4 - index) * 4} ${(4 - index) * 11})" fill="${colour}"/>`,
  );
  return picture(
    roundGradient('cocoa', [
      [0, '#8f6138'],
      [0.55, '#734622'],
      [1, '#e8d3ae'],
    ]),
    [
      table('slate'),
      napkin(1140, 160, 26, '#e8dfcf', '#8c2f1f'),
      plate(PLATE, GLAZES.cream, 0.74),
      sprinkle(chance, { ...PLATE, r: 275 }, 70, ['#5a3418', '#4a2a12', '#6d4220'], [3, 2.6]),
      `<g transform="translate(600 436) rotate(-14)"><path d="${square}" transform="translate(26 56)" fill="#1a0d05" opacity=".5" filter="url(#blur10)"/>${layers.join('')}<path d="${square}" fill="#6b4222" filter="url(#puff)"/>${dots.join('')}`,
      `<g opacity=".95">${sprinkle(chance, { x: 0, y: 0, r: 172 }, 420, ['#4a2711', '#5f3518', '#3b1e0c', '#6f4120'], [3.6, 3.2])}</g></g>`,
      ...[
        { x: 330, y: 610 },
        { x: 372, y: 640 },
        { x: 862, y: 300 },
      ].map(
        ({ x, y }, index) =>
          `<g transform="translate(${x} ${y}) rotate(${index * 70 + 20})">${shape('M-22 0C-22 -18 22 -18 22 0C22 18 -22 18 -22 0Z', { fill: '#4a2712', filter: 'small', lift: 6 })}<path d="M-18 2Q0 -8 18 0" stroke="#1d0d05" stroke-width="4" fill="none"/></g>`,
      ),
    ],
  );
}

export function lassi(): string {
  const chance = new Chance(55);
  const glass = (at: Circle): string => {
    const { x, y, r } = at;
    return `<circle cx="${x + 18}" cy="${y + 30}" r="${r}" fill="#3a1d05" opacity=".42" filter="url(#blur26)"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".55"/><circle cx="${x}" cy="${y}" r="${r - 4}" fill="none" stroke="#fff" stroke-width="9" opacity=".8" filter="url(#blur2)"/><circle cx="${x}" cy="${y}" r="${r - 16}" fill="#c9791a"/>${shape(blob(chance, { x, y, r: r - 20, uneven: 0.01, corners: 18 }), { fill: 'url(#lassi)', filter: 'glossy' })}${chance
      .places(26, { x, y, r: r - 40, gap: 16 })
      .map((place) =>
        ellipse(
          { ...place, r: chance.between(3, 9) },
          chance.between(3, 8),
          '#ffe6a0',
          'opacity=".6" filter="url(#small)"',
        ),
      )
      .join(
        '',
      )}${sprinkle(chance, { x: x + 8, y: y - 4, r: r * 0.42 }, 44, ['#7f9f3a', '#9db84f', '#5f842c'], [8, 5])}${sprinkle(chance, { x, y, r: r * 0.55 }, 12, ['#c9321a', '#e0561f'], [12, 2])}<path d="M${x - r * 0.8} ${y - r * 0.3}A${r * 0.86} ${r * 0.86} 0 0 1 ${x - r * 0.1} ${y - r * 0.86}" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".75" filter="url(#blur4)"/>`;
  };
  const mango = chance
    .places(9, { x: 330, y: 690, r: 120, gap: 66 })
    .map(
      ({ x, y }) =>
        `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${chance.between(0, 90).toFixed(0)})">${shape('M-32 -26q0 -8 8 -8h48q8 0 8 8v52q0 8 -8 8h-48q-8 0 -8 -8Z', { fill: chance.one(['#f7a823', '#fbb93c', '#f09a18']), filter: 'puff', lift: 8 })}</g>`,
    );
  return picture(
    roundGradient('lassi', [
      [0, '#ffd86b'],
      [0.65, '#fbbc35'],
      [1, '#e08f14'],
    ]),
    [
      table('marble'),
      napkin(1130, 180, 30, '#b8577a', '#f3d9a0'),
      glass({ x: 470, y: 350, r: 235 }),
      glass({ x: 800, y: 590, r: 225 }),
      ...mango,
      coriander(chance, { x: 1010, y: 800 }, 40),
    ],
  );
}
