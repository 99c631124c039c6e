import { createHash } from 'node:crypto';
import { mix, Pixels, type Rgb } from './pixels.ts';

const WHITE: Rgb = [255, 253, 248];
const SHADOW: Rgb = [38, 26, 18];
const TABLES: readonly Rgb[] = [
  [196, 168, 134],
  [92, 74, 62],
  [207, 200, 189],
  [64, 78, 82],
  [168, 128, 96],
];

/** Colours of what lies on the plate, by words of the dish; the first that fits counts. */
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

/** Numbers from 0 to 1 that are the same for the same words. */
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

/** A plate with food, seen from above: the same for the same prompt, another one for another prompt. */
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
    soft: 70,
    alpha: 0.5,
  });
  round(radius, mix(WHITE, SHADOW, 0.07));
  round(radius * 0.97, WHITE);
  round(radius * 0.74, mix(WHITE, SHADOW, 0.1), { soft: 26 });
  round(radius * 0.7, mix(WHITE, SHADOW, 0.03), { soft: 12 });
  round(radius * 0.6, mix(main, SHADOW, 0.35), { soft: 30, alpha: 0.6 });
  round(radius * 0.56, main, { soft: 10 });
  for (let piece = 0; piece < 46; piece += 1) {
    const [away, angle] = [Math.sqrt(random()) * radius * 0.48, random() * Math.PI * 2];
    const size = radius * (0.05 + random() * 0.09);
    const place = { x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away, turn: random() * Math.PI };
    const colour = mix(pick(colours, main), random() < 0.5 ? WHITE : SHADOW, random() * 0.14);
    const ry = size * (0.45 + random() * 0.5);
    pixels.ellipse({ ...place, x: place.x + 5, y: place.y + 7, rx: size, ry }, SHADOW, {
      soft: 9,
      alpha: 0.28,
    });
    pixels.ellipse({ ...place, rx: size, ry }, colour, { soft: 2.5 });
    const glint = { x: place.x - size * 0.25, y: place.y - size * 0.25, rx: size * 0.3, ry: ry * 0.25 };
    pixels.ellipse(glint, WHITE, { soft: 9, alpha: 0.35 });
  }
  return pixels;
}
