const DARK = '#15203a';
const WHITE: Channels = [255, 255, 255];
/** Contrast of text (WCAG 2.2 AA). */
const TEXT = 4.5;
/** From here on a colour calls for white text, and gives way a little where that is not enough; as the built site does it. */
const NEARLY_WHITE = 3.2;

type Channels = readonly [red: number, green: number, blue: number];

/** A surface of a brand colour (`#rrggbb`) and the ink that can be read on it. What is no colour counts as black. */
export function brandFill(colour: string): { fill: string; ink: string } {
  let channels = parse(colour);
  if (contrastWithWhite(channels) < NEARLY_WHITE) return { fill: toHex(channels), ink: DARK };
  while (contrastWithWhite(channels) < TEXT) channels = darker(channels);
  return { fill: toHex(channels), ink: '#ffffff' };
}

const parse = (colour: string): Channels => {
  const value = /^#[\da-f]{6}$/i.test(colour) ? Number.parseInt(colour.slice(1), 16) : 0;
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const toHex = (channels: Channels): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const darker = ([red, green, blue]: Channels): Channels => [
  Math.floor(red * 0.98),
  Math.floor(green * 0.98),
  Math.floor(blue * 0.98),
];

const contrastWithWhite = (channels: Channels): number =>
  (luminance(WHITE) + 0.05) / (luminance(channels) + 0.05);

/** Relative luminance of WCAG 2, 0 to 1. */
function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Whether a dish is one of those the visitor called popular; the built site marks the same ones. */
export function isPopular(dish: string, popularItems: readonly string[]): boolean {
  const name = dish.toLowerCase();
  return popularItems.some((popular) => {
    const wanted = popular.trim().toLowerCase();
    return wanted !== '' && (name.includes(wanted) || wanted.includes(name));
  });
}

/** Keys for a list of names, which may repeat: in the names' order. */
export function uniqueKeys(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}\n${count}`;
  });
}
