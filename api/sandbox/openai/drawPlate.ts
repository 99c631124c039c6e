import { createHash } from 'node:crypto';

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

/** Mixes two colours; `share` of the second, 0 to 1. */
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** A picture of plain pixels. Coordinates and radii are px. */
class Pixels {
  readonly data: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = Buffer.alloc(width * height * 3);
  }

  /** Sets every pixel. */
  fill(colourAt: (x: number, y: number) => Rgb): void {
    for (let y = 0; y < this.height; y += 1)
      for (let x = 0; x < this.width; x += 1) this.blend(x, y, colourAt(x, y), 1);
  }

  /** Draws an ellipse with a soft edge of `soft` px. */
  ellipse(
    at: { x: number; y: number; rx: number; ry: number; turn?: number },
    colour: Rgb,
    { soft = 1, alpha = 1 }: { soft?: number; alpha?: number } = {},
  ): void {
    const reach = Math.max(at.rx, at.ry) + soft;
    const [cos, sin] = [Math.cos(at.turn ?? 0), Math.sin(at.turn ?? 0)];
    for (let y = Math.max(0, Math.floor(at.y - reach)); y < Math.min(this.height, at.y + reach); y += 1)
      for (let x = Math.max(0, Math.floor(at.x - reach)); x < Math.min(this.width, at.x + reach); x += 1) {
        const [dx, dy] = [x - at.x, y - at.y];
        const distance = Math.hypot((dx * cos + dy * sin) / at.rx, (dy * cos - dx * sin) / at.ry);
        const inside = ((1 - distance) * Math.min(at.rx, at.ry)) / soft + 0.5;
        if (inside > 0) this.blend(x, y, colour, alpha * Math.min(1, inside));
      }
  }

  private blend(x: number, y: number, colour: Rgb, alpha: number): void {
    const at = (y * this.width + x) * 3;
    const { data } = this;
    data[at] = towards(data[at], colour[0], alpha);
    data[at + 1] = towards(data[at + 1], colour[1], alpha);
    data[at + 2] = towards(data[at + 2], colour[2], alpha);
  }
}

const towards = (from = 0, to: number, share: number): number => from + (to - from) * share;

const WHITE: Rgb = [255, 253, 248];
const SHADOW: Rgb = [38, 26, 18];
const TABLES: readonly Rgb[] = [
  [196, 168, 134],
  [92, 74, 62],
  [207, 200, 189],
  [64, 78, 82],
  [168, 128, 96],
];

/** Colours of the food by words of the prompt; the first match counts. */
const DISHES: readonly (readonly [RegExp, readonly Rgb[]])[] = [
  [
    /pizza|margherita|tomato|lasagn|curry/i,
    [
      [214, 84, 44],
      [240, 205, 120],
      [250, 236, 205],
      [70, 122, 58],
    ],
  ],
  [
    /salad|green|vegan|leaf|pesto/i,
    [
      [96, 148, 66],
      [146, 184, 88],
      [206, 66, 52],
      [238, 226, 178],
    ],
  ],
  [
    /burger|beef|steak|lamb|chop/i,
    [
      [122, 68, 40],
      [198, 134, 70],
      [226, 178, 96],
      [104, 146, 70],
    ],
  ],
  [
    /dessert|cake|chocolate|brownie|pudding|tiramis/i,
    [
      [88, 52, 36],
      [232, 208, 178],
      [196, 60, 84],
      [250, 240, 226],
    ],
  ],
  [
    /fish|salmon|prawn|sushi|seafood/i,
    [
      [240, 148, 112],
      [248, 222, 190],
      [134, 168, 92],
      [250, 214, 96],
    ],
  ],
];
const ANY_DISH: readonly Rgb[] = [
  [222, 168, 92],
  [238, 212, 150],
  [186, 82, 52],
  [112, 146, 74],
];

/** Pseudo-random numbers from 0 to 1 with the words as the seed. */
function chance(words: string): () => number {
  let state = createHash('sha256').update(words).digest().readUInt32LE();
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws a plate with food from above. The same prompt gives the same plate. Made for sides of about 256 px. */
export function drawPlate(prompt: string, width: number, height: number): Pixels {
  const random = chance(prompt);
  const pick = <T>(from: readonly T[], fallback: T): T =>
    from[Math.floor(random() * from.length)] ?? fallback;
  const pixels = new Pixels(width, height);
  const colours = DISHES.find(([words]) => words.test(prompt))?.[1] ?? ANY_DISH;
  const [main = WHITE] = colours;
  const table = pick(TABLES, WHITE);
  const radius = Math.min(width, height) * 0.4;
  const [x, y] = [width / 2, height / 2];

  pixels.fill((px, py) => {
    const fromLight = Math.hypot(px / width - 0.25, py / height - 0.2);
    return mix(mix(table, WHITE, 0.18), SHADOW, Math.min(0.5, fromLight * 0.38));
  });
  const round = (r: number, colour: Rgb, look = {}) => pixels.ellipse({ x, y, rx: r, ry: r }, colour, look);
  pixels.ellipse({ x: x + radius * 0.07, y: y + radius * 0.1, rx: radius, ry: radius }, SHADOW, {
    soft: 18,
    alpha: 0.5,
  });
  round(radius, mix(WHITE, SHADOW, 0.07));
  round(radius * 0.97, WHITE);
  round(radius * 0.74, mix(WHITE, SHADOW, 0.1), { soft: 7 });
  round(radius * 0.7, mix(WHITE, SHADOW, 0.03), { soft: 3 });
  round(radius * 0.6, mix(main, SHADOW, 0.35), { soft: 8, alpha: 0.6 });
  round(radius * 0.56, main, { soft: 2.5 });
  for (let piece = 0; piece < 46; piece += 1) {
    const [away, angle] = [Math.sqrt(random()) * radius * 0.48, random() * Math.PI * 2];
    const size = radius * (0.05 + random() * 0.09);
    const place = { x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away, turn: random() * Math.PI };
    const colour = mix(pick(colours, main), random() < 0.5 ? WHITE : SHADOW, random() * 0.14);
    const ry = size * (0.45 + random() * 0.5);
    pixels.ellipse({ ...place, x: place.x + 1.25, y: place.y + 1.75, rx: size, ry }, SHADOW, {
      soft: 2.5,
      alpha: 0.28,
    });
    pixels.ellipse({ ...place, rx: size, ry }, colour, { soft: 1 });
    const glint = { x: place.x - size * 0.25, y: place.y - size * 0.25, rx: size * 0.3, ry: ry * 0.25 };
    pixels.ellipse(glint, WHITE, { soft: 2.5, alpha: 0.35 });
  }
  return pixels;
}
