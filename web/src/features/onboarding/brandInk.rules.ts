const DARK = '#15203a';
const LIGHT = '#ffffff';

/** The ink, dark or white, that reads better on a brand colour (`#rrggbb`). */
export function inkOn(colour: string): string {
  const brightness = luminance(colour);
  return contrast(brightness, luminance(LIGHT)) >= contrast(brightness, luminance(DARK)) ? LIGHT : DARK;
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance of WCAG 2, 0 to 1; 0 for what is no `#rrggbb`. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255 || 0);
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
