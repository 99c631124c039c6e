/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Mixes two colours; `share` of the second, 0 to 1. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** A picture of plain pixels to paint on. Coordinates and radii are px. */
export class Pixels {
  readonly data: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = Buffer.alloc(width * height * 3);
  }

  /** Paints every pixel. */
  fill(colourAt: (x: number, y: number) => Rgb): void {
    for (let y = 0; y < this.height; y += 1)
      for (let x = 0; x < this.width; x += 1) this.blend(x, y, colourAt(x, y), 1);
  }

  /** Paints an ellipse; `soft` px wide is its edge. */
  ellipse(
    at: { x: number; y: number; rx: number; ry: number; turn?: number },
    colour: Rgb,
    { soft = 1.5, alpha = 1 }: { soft?: number; alpha?: number } = {},
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
