import { contrast } from '../../lib/palette/colour.rules.ts';
import { isPaper, storefrontPalette, type BrandColours } from '../../lib/palette/palette.rules.ts';
import type { ThemeName } from '@forkfront/common/themes.ts';

export interface ColourCheck {
  /** Contrast of white text on the colour, 1 to 21. */
  ratio: number;
  /**
   * The theme uses the colour with white text, with dark text, or another colour instead; `swapped`: the second colour fills
   * the large areas.
   */
  effect: 'asChosen' | 'darkText' | 'adjusted' | 'swapped';
  /** `#rrggbb` of the shown colour and of the text on it. */
  shown: string;
  ink: string;
}

/** How a theme uses two brand colours (`#rrggbb`) in light mode; `action` are its buttons and their text. */
export function checkBrand(theme: ThemeName, brand: BrandColours) {
  const { light } = storefrontPalette(theme, brand);
  const block = [light.brand, light['on-brand']] as const;
  const highlight = [light.second, light['on-second']] as const;
  const isSwapped = isPaper(brand.primary) && !isPaper(brand.secondary);
  const primary = check(brand.primary, ...(isSwapped ? highlight : block));
  return {
    primary: isSwapped ? { ...primary, effect: 'swapped' as const } : primary,
    secondary: check(brand.secondary, ...(isSwapped ? block : highlight)),
    /** The large areas and the chips on them. */
    block: { fill: light.brand, ink: light['on-brand'] },
    chip: { fill: light.second, ink: light['on-second'], edge: light['second-edge'] },
    action: { fill: light.action, ink: light['on-action'] },
  };
}

function check(colour: string, shown: string, ink: string): ColourCheck {
  const ratio = contrast(colour, '#ffffff');
  const isSame = colour.toLowerCase() === shown.toLowerCase();
  const effect = !isSame ? 'adjusted' : ink === '#ffffff' ? 'asChosen' : 'darkText';
  return { ratio, effect, shown, ink };
}

/** A ratio as text: `4.5`. Truncated, so that 4.49 never reads as 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
