import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contrast, hexToOklch } from './colour.rules.ts';
import { storefrontPalette, type Palette } from './palette.rules.ts';
import { THEME_NAMES } from '@forkfront/common/themes.ts';

const groundNames = ['bg', 'surface', 'sunk', 'tint'] as const;

function weakPairs(palette: Palette): string[] {
  const pairs: [front: keyof Palette, ground: keyof Palette, least: number][] = [
    ['on-brand', 'brand', 4.5],
    ['on-second', 'second', 4.5],
    ['on-action', 'action', 4.5],
    ['motif', 'brand', 1.45],
    ...groundNames.flatMap((ground): [keyof Palette, keyof Palette, number][] => [
      ['ink', ground, 7],
      ['soft', ground, 4.5],
      ['accent', ground, 4.5],
      ['bad', ground, 4.5],
      ['action', ground, 3],
      ['edge', ground, 3],
    ]),
  ];
  return pairs
    .filter(([front, ground, least]) => contrast(palette[front], palette[ground]) < least)
    .map(
      ([front, ground]) => `${front} on ${ground}: ${contrast(palette[front], palette[ground]).toFixed(2)}`,
    );
}

/** Grounds on which neither the fill nor the edge of a chip of the second colour has enough contrast. */
function lostChips(palette: Palette): string[] {
  const { second, 'second-edge': edge } = palette;
  const hasEdge = edge !== second;
  return [
    ...(['bg', 'surface', 'tint', 'brand'] as const).filter(
      (ground) => Math.max(contrast(second, palette[ground]), contrast(edge, palette[ground])) < 1.2,
    ),
    ...(hasEdge && contrast(edge, second) < 1.2 ? ['second'] : []),
  ];
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const awkward = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00ff00',
  '#ff0000',
  '#0000ff',
  '#808080',
  '#f8d99b',
  '#00419d',
  '#e4572e',
  '#faf9f6',
  '#fffdf5',
  '#fffffe',
  '#f8f4ec',
  '#010101',
];
/** Any two colours, often equal or nearly equal. */
const brands = fc
  .record({ primary: hex, secondary: hex, nearness: fc.constantFrom(null, 0, 1, 3) })
  .map(({ primary, secondary, nearness }) => ({
    primary,
    secondary: nearness === null ? secondary : near(primary, nearness),
  }));

/** The colour with `by` added to each channel. */
const near = (colour: string, by: number): string =>
  colour.replace(/[\da-f]{2}/g, (channel) =>
    Math.min(255, Number.parseInt(channel, 16) + by)
      .toString(16)
      .padStart(2, '0'),
  );

describe.each(THEME_NAMES)('palette of %s', (theme) => {
  it('the palette has each promised contrast for any two brand colours', () => {
    fc.assert(
      fc.property(brands, (brand) => {
        const { light, dark } = storefrontPalette(theme, brand);
        expect({ light: weakPairs(light), dark: weakPairs(dark) }).toEqual({ light: [], dark: [] });
        expect({ light: lostChips(light), dark: lostChips(dark) }).toEqual({ light: [], dark: [] });
      }),
      { numRuns: 400 },
    );
  });

  it('the palette has each promised contrast for any two awkward brand colours', () => {
    for (const primary of awkward) {
      for (const secondary of awkward) {
        const { light, dark } = storefrontPalette(theme, { primary, secondary });
        const weak = [...weakPairs(light), ...weakPairs(dark), ...lostChips(light), ...lostChips(dark)];
        expect(weak, `${primary} with ${secondary}`).toEqual([]);
      }
    }
  });
});

/** Night is dark by day too. */
const byDay = THEME_NAMES.filter((theme) => theme !== 'NIGHT');

describe.each(byDay)('palette of %s by day', (theme) => {
  it('a brand colour that is legible as a block is not changed', () => {
    expect(storefrontPalette(theme, { primary: '#00419d', secondary: '#f8d99b' }).light).toMatchObject({
      brand: '#00419d',
      'on-brand': '#ffffff',
      action: '#00419d',
    });
  });

  it('the brand block differs from the page when both brand colours are white', () => {
    const { light } = storefrontPalette(theme, { primary: '#ffffff', secondary: '#ffffff' });
    expect(contrast(light.brand, light.bg)).toBeGreaterThan(3);
  });

  it.each([
    ['#ffffff', '#c8102e', '#c8102e'],
    ['#f8f4ec', '#c8102e', '#c8102e'],
    ['#ffe600', '#ffffff', '#ffe600'],
  ])('of %s and %s, %s is the block in light and dark', (primary, secondary, block) => {
    const { light, dark } = storefrontPalette(theme, { primary, secondary });
    expect(light.brand).toBe(block);
    // The dark theme makes bright colours calmer.
    expect(Math.abs(hexToOklch(dark.brand).h - hexToOklch(block).h)).toBeLessThan(8);
    expect(contrast(dark.second, '#ffffff')).toBeGreaterThan(4.5);
  });

  it.each([
    ['#2c5530', '#faf9f6'],
    ['#d9c7a3', '#faf9f6'],
    ['#8a3324', '#ffffff'],
    ['#f3e9d2', '#faf9f6'],
  ])('the pale second colour of %s and %s is not changed and gets an edge', (primary, secondary) => {
    const { light } = storefrontPalette(theme, { primary, secondary });
    expect([light.second, light['second-edge'] === light.second]).toEqual([secondary, false]);
  });

  it('a second colour with enough contrast gets no edge', () => {
    const { light } = storefrontPalette(theme, { primary: '#d62f1f', secondary: '#ffc933' });
    expect([light.second, light['second-edge']]).toEqual(['#ffc933', '#ffc933']);
  });

  it('an invalid brand colour falls back to the default colours', () => {
    const odd = storefrontPalette(theme, { primary: 'red;}</style>', secondary: '' });
    expect(odd).toEqual(storefrontPalette(theme, { primary: '#00419d', secondary: '#f8d99b' }));
  });

  it('the palette is dark in dark mode and light in light mode', () => {
    fc.assert(
      fc.property(brands, (brand) => {
        const { light, dark } = storefrontPalette(theme, brand);
        expect(contrast(light.bg, '#ffffff')).toBeLessThan(1.25);
        expect(contrast(dark.bg, '#000000')).toBeLessThan(1.25);
      }),
      { numRuns: 100 },
    );
  });
});

test('the palette of NIGHT is dark in both modes, and darker in dark mode', { tags: ['@long'] }, () => {
  fc.assert(
    fc.property(brands, (brand) => {
      const { light, dark } = storefrontPalette('NIGHT', brand);
      expect(contrast(light.bg, '#000000')).toBeLessThan(1.5);
      expect(contrast(dark.bg, '#000000')).toBeLessThan(contrast(light.bg, '#000000'));
    }),
  );
});
