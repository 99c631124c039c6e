import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from '../../lib/palette/colour.rules.ts';
import { brandColours } from './siteColours.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** The card of our mails (api: mailTheme, mailLayout). */
const CARD = { light: '#ffffff', dark: '#131e33' } as const;

it.each(['trattoria', 'counter'])(
  'the mail colours of %s are readable in light and dark for any brand colours',
  (theme) => {
    fc.assert(
      fc.property(
        hex,
        hex,
        fc.constantFrom<'light' | 'dark'>('light', 'dark'),
        (primary, secondary, mode) => {
          const { brand, onBrand, action, onAction } = brandColours({ theme, primary, secondary })[mode];
          expect(contrast(onBrand, brand)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(onAction, action)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(action, CARD[mode])).toBeGreaterThanOrEqual(3);
        },
      ),
    );
  },
);
