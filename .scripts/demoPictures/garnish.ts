import { blob, type Chance, type Circle, ellipse, type Point, shape, smooth } from './draw.ts';

const rotated = (at: Point, turn: number, scale: number, inner: string): string =>
  `<g transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${scale.toFixed(2)})">${inner}</g>`;

/** A leaf with a vein; `greens` from the dark to the pale half. */
export function basil(chance: Chance, at: Point, size: number, turn = chance.between(0, 360)): string {
  const green = chance.one(['#3f7d2c', '#4c8f33', '#35702a']);
  const d = 'M0 -52C30 -40 38 0 22 34C14 50 4 56 0 60C-4 56 -14 50 -22 34C-38 0 -30 -40 0 -52Z';
  return rotated(
    at,
    turn,
    size / 55,
    `<path d="${d}" transform="translate(7 11)" fill="#1a0d05" opacity=".45" filter="url(#blur4)"/><g filter="url(#leaf)"><path d="${d}" fill="${green}"/><path d="M0 -50C10 -10 8 30 0 58C26 30 36 -14 0 -50Z" fill="#fff" opacity=".14"/></g><path d="M0 -46V56M0 -20L16 -30M0 0L22 -8M0 20L18 16M0 -20L-16 -30M0 0L-22 -8M0 20L-18 16" stroke="#d3e8a8" stroke-opacity=".5" stroke-width="2" fill="none"/>`,
  );
}

/** A leaf of coriander: three lobes on a stalk. */
export function coriander(chance: Chance, at: Point, size: number, turn = chance.between(0, 360)): string {
  const green = chance.one(['#4d8f32', '#5a9d3a', '#3d7d2b']);
  const lobe =
    'M0 4C-10 -2 -15 -10 -12 -18C-16 -20 -14 -28 -8 -28C-8 -35 0 -38 3 -33C9 -35 14 -29 11 -24C17 -20 14 -12 9 -9C9 -3 5 2 0 4Z';
  const leaf = `<path d="${lobe}" transform="translate(0 -8)"/><path d="${lobe}" transform="rotate(-72) translate(2 -8) scale(.9)"/><path d="${lobe}" transform="rotate(72) translate(-2 -8) scale(.9)"/>`;
  return rotated(
    at,
    turn,
    size / 36,
    `<g fill="#1a0d05" opacity=".45" filter="url(#blur4)" transform="translate(5 7)">${leaf}</g><path d="M0 0Q5 18 0 36" stroke="${green}" stroke-width="4" fill="none" stroke-linecap="round"/><g fill="${green}" filter="url(#leaf)">${leaf}</g>`,
  );
}

/** A long leaf of rocket. */
export function rocket(chance: Chance, at: Point, size: number): string {
  const green = chance.one(['#4f8a2c', '#5f9c38', '#3f7526']);
  const d =
    'M0 -60C16 -52 18 -36 10 -28C24 -24 24 -10 11 -6C22 2 16 14 6 14C6 30 3 46 0 62C-3 46 -6 30 -6 14C-16 14 -22 2 -11 -6C-24 -10 -24 -24 -10 -28C-18 -36 -16 -52 0 -60Z';
  return rotated(
    at,
    chance.between(0, 360),
    size / 60,
    `<path d="${d}" transform="translate(8 12)" fill="#1a0d05" opacity=".45" filter="url(#blur4)"/><path d="${d}" fill="${green}" filter="url(#leaf)"/><path d="M0 -52V60" stroke="#cfe3a0" stroke-opacity=".65" stroke-width="2.5"/>`,
  );
}

/** A ring of red onion. */
export function onionRing(chance: Chance, { x, y, r }: Circle): string {
  const ry = r * chance.between(0.75, 1);
  const turn = chance.between(0, 180);
  const ring = (far: number, colour: string, width: number) =>
    `<ellipse rx="${r - far}" ry="${ry - far}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><g transform="translate(3 7)" opacity=".4" filter="url(#blur4)">${ring(0, '#1a0d05', 9)}</g>${ring(0, '#8c2f63', 9)}${ring(3, '#e6c4d8', 5)}${ring(6, '#b5628f', 2)}</g>`;
}

/** A slice of chilli: a ring with pale seeds. */
export function chilliSlice(chance: Chance, { x, y, r }: Circle, colour = '#c9271b'): string {
  const ring = `<circle r="${r}" fill="${colour}"/><circle r="${r * 0.62}" fill="#f0b08a"/>`;
  const seeds = [0, 120, 240]
    .map(
      (turn) =>
        `<ellipse cx="${r * 0.3}" rx="${r * 0.16}" ry="${r * 0.1}" fill="#fff0cc" transform="rotate(${turn + 30})"/>`,
    )
    .join('');
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${chance.between(0, 360).toFixed(0)}) scale(1 ${chance.between(0.7, 1).toFixed(2)})"><circle r="${r}" fill="#1a0d05" opacity=".5" filter="url(#blur4)" transform="translate(3 6)"/><g filter="url(#small)">${ring}</g>${seeds}</g>`;
}

/** A wedge of lemon or lime. */
export function wedge(at: Point, size: number, turn: number, skin = '#e9c431', flesh = '#f8e58c'): string {
  const lines = [-50, -25, 0, 25, 50]
    .map(
      (angle) =>
        `<path d="M0 10L${(56 * Math.sin((angle * Math.PI) / 180)).toFixed(0)} ${(10 - 52 * Math.cos((angle * Math.PI) / 180)).toFixed(0)}" stroke="#fffbe0" stroke-width="3" opacity=".8"/>`,
    )
    .join('');
  return rotated(
    at,
    turn,
    size / 60,
    `<path d="M-64 14A64 64 0 0 1 64 14Q0 34 -64 14Z" fill="#1a0d05" opacity=".5" filter="url(#blur4)" transform="translate(6 12)"/><g filter="url(#small)"><path d="M-64 14A64 64 0 0 1 64 14Q0 34 -64 14Z" fill="${skin}"/></g><path d="M-54 11A54 54 0 0 1 54 11Q0 24 -54 11Z" fill="#fbf6d8"/><path d="M-48 9A48 48 0 0 1 48 9Q0 18 -48 9Z" fill="${flesh}"/>${lines}`,
  );
}

/** Small grains over a circle: seeds, salt, pepper, herbs. */
export function sprinkle(
  chance: Chance,
  area: Circle,
  count: number,
  colours: readonly string[],
  [length, width]: readonly [number, number] = [4, 3],
): string {
  return chance
    .places(count, { ...area, gap: length * 0.8 })
    .map(({ x, y }) => {
      const turn = `transform="rotate(${chance.between(0, 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`;
      const r = length * chance.between(0.6, 1.2);
      return (
        ellipse({ x: x + 1.5, y: y + 2.5, r }, width, '#1a0d05', `opacity=".35" ${turn}`) +
        ellipse({ x, y, r }, width * chance.between(0.7, 1.1), chance.one(colours), turn)
      );
    })
    .join('');
}

/** A thread of oil or cream: a soft line. */
export const thread = (d: string, colour: string, width: number, opacity = 0.9): string =>
  `<path d="${d}" fill="none" stroke="#1a0d05" stroke-opacity=".25" stroke-width="${width}" filter="url(#blur4)" transform="translate(3 5)"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}" filter="url(#small)"/>`;

/** Round pieces with a lit top: chickpeas, tomatoes, olives. */
export const ball = (chance: Chance, at: Circle, colour: string, uneven = 0.05): string =>
  shape(blob(chance, { ...at, uneven, corners: 8 }), { fill: colour, filter: 'small', lift: 7 });

/** A slice of something long, e.g. a leaf of ham, folded. */
export function fold(chance: Chance, { x, y, r }: Circle, colours: readonly [string, string]): string {
  const turn = chance.between(0, 360);
  const outer = Array.from({ length: 10 }, (_, index) => {
    const a = (index / 10) * 2 * Math.PI;
    const far = r * (index % 2 === 0 ? chance.between(0.85, 1.1) : chance.between(0.6, 0.85));
    return { x: far * Math.cos(a), y: far * 0.66 * Math.sin(a) };
  });
  const crease = (dy: number) =>
    `<path d="M${-r * 0.7} ${dy}Q${-r * 0.2} ${dy - r * 0.3} ${r * 0.1} ${dy}T${r * 0.75} ${dy - 6}" fill="none" stroke="${colours[1]}" stroke-width="${r * 0.1}" opacity=".8" filter="url(#blur2)"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(0)})">${shape(smooth(outer), { fill: colours[0], filter: 'puff', lift: 9 })}${crease(-r * 0.15)}${crease(r * 0.22)}</g>`;
}
