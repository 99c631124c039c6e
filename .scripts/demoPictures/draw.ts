/** Drawing of food from above, as SVG text. A picture is 1200 x 900 units; the light comes from the top left. */

export const WIDTH = 1200;
export const HEIGHT = 900;

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The source of chance of one picture. */
export class Chance {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = randomOf(seed);
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  one<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)];
    if (found === undefined) throw new Error('The list is empty.');
    return found;
  }

  /** `count` places in a circle, apart from each other by at least `gap`. */
  places(count: number, { x, y, r, gap }: Circle & { gap: number }): Point[] {
    const found: Point[] = [];
    for (let tries = 0; tries < count * 60 && found.length < count; tries += 1) {
      const [turn, far] = [this.between(0, 2 * Math.PI), r * Math.sqrt(this.next())];
      const at = { x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) };
      if (found.every((other) => Math.hypot(other.x - at.x, other.y - at.y) >= gap)) found.push(at);
    }
    return found;
  }
}

export interface Point {
  x: number;
  y: number;
}
export interface Circle extends Point {
  r: number;
}

const n = (value: number): string => value.toFixed(1);

/** A smooth closed line through the points. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const parts = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return `C${n(from.x + (to.x - before.x) / 6)} ${n(from.y + (to.y - before.y) / 6)} ${n(to.x - (after.x - from.x) / 6)} ${n(to.y - (after.y - from.y) / 6)} ${n(to.x)} ${n(to.y)}`;
  });
  return `M${n(at(0).x)} ${n(at(0).y)}${parts.join('')}Z`;
}

interface BlobShape extends Circle {
  /** Height in relation to the width. */
  flat?: number;
  /** How uneven the edge is: 0 is an ellipse. */
  uneven?: number;
  corners?: number;
  /** Degrees. */
  turn?: number;
}

/** An uneven round shape. */
export function blob(
  chance: Chance,
  { x, y, r, flat = 1, uneven = 0.12, corners = 9, turn = 0 }: BlobShape,
): string {
  const angle = (turn * Math.PI) / 180;
  return smooth(
    Array.from({ length: corners }, (_, index) => {
      const a = (index / corners) * 2 * Math.PI;
      const far = r * (1 + chance.between(-uneven, uneven));
      const [dx, dy] = [far * Math.cos(a), far * flat * Math.sin(a)];
      return {
        x: x + dx * Math.cos(angle) - dy * Math.sin(angle),
        y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
      };
    }),
  );
}

/** What a shape looks like; the filters are in `FILTERS`. */
export interface Look {
  fill: string;
  filter?: Filter;
  opacity?: number;
  /** Length of the shadow below it; 0 for none. */
  lift?: number;
}

/** A shape with its shadow. */
export function shape(d: string, { fill, filter, opacity = 1, lift = 0 }: Look): string {
  const shadow =
    lift > 0
      ? `<path d="${d}" transform="translate(${n(lift * 0.6)} ${n(lift)})" fill="#1a0d05" opacity=".42" filter="url(#blur${lift > 9 ? 10 : 4})"/>`
      : '';
  return `${shadow}<path d="${d}" fill="${fill}" opacity="${opacity}"${filter ? ` filter="url(#${filter})"` : ''}/>`;
}

export const circlePath = ({ x, y, r }: Circle): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

export const ellipse = ({ x, y, r }: Circle, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

/** A gradient from the lit side at the top left to the far side. */
export function roundGradient(
  id: string,
  stops: readonly [at: number, colour: string][],
  centre = 0.42,
): string {
  const marks = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  return `<radialGradient id="${id}" cx="${centre}" cy="${centre - 0.04}" r=".68">${marks}</radialGradient>`;
}

const light = '<feDistantLight azimuth="232" elevation="48"/>';

/** Height from the shape's own outline and from noise, lit from the top left. */
function lit(
  id: string,
  {
    soft,
    noise,
    grain,
    high,
    shine,
    sharp,
  }: Record<'soft' | 'noise' | 'grain' | 'high' | 'shine' | 'sharp', number>,
): string {
  return `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="round"/>
<feTurbulence type="fractalNoise" baseFrequency="${noise}" numOctaves="2" seed="7" result="noise"/>
<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3" result="sharp"/>
<feGaussianBlur in="sharp" stdDeviation="1.6" result="bumps"/>
<feComposite in="round" in2="bumps" operator="arithmetic" k2="${(1 - grain).toFixed(2)}" k3="${grain}" result="height"/>
<feDiffuseLighting in="height" surfaceScale="${high}" diffuseConstant="1.28" lighting-color="#fff8ea" result="diffuse">${light}</feDiffuseLighting>
<feComposite in="SourceGraphic" in2="diffuse" operator="arithmetic" k1="1.06" result="shaded"/>
<feSpecularLighting in="height" surfaceScale="${high}" specularConstant="${shine}" specularExponent="${sharp}" lighting-color="#fffaf0" result="gleam">${light}</feSpecularLighting>
<feComposite in="shaded" in2="gleam" operator="arithmetic" k2="1" k3="1" result="whole"/>
<feComposite in="whole" in2="SourceAlpha" operator="in"/>
</filter>`;
}

export type Filter =
  | 'puff'
  | 'small'
  | 'sauce'
  | 'glossy'
  | 'crumb'
  | 'crust'
  | 'leaf'
  | 'melt'
  | 'rough'
  | 'blur2'
  | 'blur4'
  | 'blur10'
  | 'blur26';

/** The filters of all pictures. */
export const FILTERS = [
  lit('puff', { soft: 10, noise: 0.03, grain: 0.12, high: 26, shine: 0.34, sharp: 20 }),
  lit('small', { soft: 3.4, noise: 0.06, grain: 0.08, high: 10, shine: 0.35, sharp: 22 }),
  lit('sauce', { soft: 7, noise: 0.02, grain: 0.32, high: 13, shine: 0.5, sharp: 24 }),
  lit('glossy', { soft: 9, noise: 0.01, grain: 0.3, high: 26, shine: 0.7, sharp: 34 }),
  lit('crumb', { soft: 4, noise: 0.12, grain: 0.16, high: 6, shine: 0.06, sharp: 8 }),
  lit('crust', { soft: 16, noise: 0.022, grain: 0.2, high: 40, shine: 0.14, sharp: 12 }),
  lit('leaf', { soft: 2.4, noise: 0.04, grain: 0.2, high: 8, shine: 0.3, sharp: 16 }),
  lit('melt', { soft: 7, noise: 0.02, grain: 0.22, high: 16, shine: 0.42, sharp: 22 }),
  `<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="3" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="14" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  ...[2, 4, 10, 26].map(
    (soft) =>
      `<filter id="blur${soft}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${soft}"/></filter>`,
  ),
].join('');

/** A whole picture. `layers` are drawn from below. */
export const picture = (defs: string, layers: readonly string[], width = WIDTH, height = HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${FILTERS}${defs}</defs>${layers.join('')}</svg>`;
