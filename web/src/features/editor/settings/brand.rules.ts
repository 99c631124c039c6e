import { contrast } from '../../../lib/palette/colour.rules.ts';
import {
  storefrontPalette,
  type BrandColours,
  type PaletteTheme,
} from '../../../lib/palette/palette.rules.ts';

/** How a brand colour fares. */
export interface ColourCheck {
  /** Of white text on the colour, 1 to 21. */
  ratio: number;
  /** What the theme does: shows it with white text, with dark text, or another colour in its place. */
  effect: 'asChosen' | 'darkText' | 'adjusted';
  /** `#rrggbb` that diners see, and the text on it. */
  shown: string;
  ink: string;
}

export interface BrandCheck {
  primary: ColourCheck;
  secondary: ColourCheck;
  /** `#rrggbb` of the theme's buttons and the text on them. */
  action: { fill: string; ink: string };
}

/** What a theme makes of two brand colours (`#rrggbb`) in the light, and why. */
export function checkBrand(theme: PaletteTheme, brand: BrandColours): BrandCheck {
  const { light } = storefrontPalette(theme, brand);
  return {
    primary: check(brand.primary, light.brand, light['on-brand']),
    secondary: check(brand.secondary, light.second, light['on-second']),
    action: { fill: light.action, ink: light['on-action'] },
  };
}

function check(colour: string, shown: string, ink: string): ColourCheck {
  const ratio = contrast(colour, '#ffffff');
  const isSame = colour.toLowerCase() === shown.toLowerCase();
  const effect = !isSame ? 'adjusted' : ink === '#ffffff' ? 'asChosen' : 'darkText';
  return { ratio, effect, shown, ink };
}

/** A ratio in words: `4.5`. Cut, not rounded, so that 4.49 never reads as enough. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
