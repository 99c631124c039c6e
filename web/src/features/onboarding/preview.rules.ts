import { contrast } from '../../lib/palette/colour.rules.ts';

const DARK = '#15203a';
const WHITE = '#ffffff';
/** Contrast of text (WCAG 2.2 AA). */
const TEXT = 4.5;
/** With at least this contrast to white a colour gets white text and is darkened where needed, as on the built site. */
const NEARLY_WHITE = 3.2;

/** A brand colour (`#rrggbb`) as a surface, and the text colour for it. An invalid colour counts as black. */
export function brandFill(colour: string): { fill: string; ink: string } {
  let fill = /^#[\da-f]{6}$/i.test(colour) ? colour.toLowerCase() : '#000000';
  if (contrast(fill, WHITE) < NEARLY_WHITE) return { fill, ink: DARK };
  while (contrast(fill, WHITE) < TEXT) fill = darker(fill);
  return { fill, ink: WHITE };
}

/** Each channel is reduced by 2 %. */
const darker = (colour: string): string =>
  colour.replace(/[\da-f]{2}/g, (channel) =>
    Math.floor(Number.parseInt(channel, 16) * 0.98)
      .toString(16)
      .padStart(2, '0'),
  );

/** Whether the visitor called a dish popular; the built site marks the same dishes. */
export function isPopular(dish: string, popularItems: readonly string[]): boolean {
  const name = dish.toLowerCase();
  return popularItems.some((popular) => {
    const wanted = popular.trim().toLowerCase();
    return wanted !== '' && (name.includes(wanted) || wanted.includes(name));
  });
}

/** A unique key for each name of a list in which names may repeat. */
export function uniqueKeys(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}\n${count}`;
  });
}
