/** A colour in sRGB: red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `rrggbb` as a colour. */
export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
];

/** The colour as `#rrggbb`. */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The colour with a `share` (0 to 1) of another one. */
export const mix = (rgb: Rgb, other: Rgb, share: number): Rgb => [
  rgb[0] + (other[0] - rgb[0]) * share,
  rgb[1] + (other[1] - rgb[1]) * share,
  rgb[2] + (other[2] - rgb[2]) * share,
];

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function hslOf(rgb: Rgb): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255];
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  const lightness = max - chroma / 2;
  if (chroma === 0) return { hue: 0, saturation: 0, lightness };
  const sector =
    max === red
      ? (green - blue) / chroma
      : max === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return {
    hue: (sector * 60 + 360) % 360,
    saturation: chroma / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  };
}
