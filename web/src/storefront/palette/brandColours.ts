import { storefrontPalette, type Palette } from '../../lib/palette/palette.rules.ts';

type Colours = { brand: string; onBrand: string; action: string; onAction: string };

const coloursOf = ({ brand, 'on-brand': onBrand, action, 'on-action': onAction }: Palette): Colours => ({
  brand,
  onBrand,
  action,
  onAction,
});

/** Block and button of a site for its mails, each with text whose contrast is at least 4.5. */
export function brandColours(look: { theme: string; primary: string; secondary: string }): {
  light: Colours;
  dark: Colours;
} {
  const theme = look.theme === 'counter' ? 'COUNTER' : 'TRATTORIA';
  const { light, dark } = storefrontPalette(theme, look);
  return { light: coloursOf(light), dark: coloursOf(dark) };
}
