import type { ReactNode } from 'react';
import { type Palette, storefrontPalette } from '../../lib/palette/palette.rules.ts';
import { FREE_THEME_NAMES, type ThemeName, THEME_NAMES } from '@forkfront/common/themes.ts';
import { themeOf } from '../../lib/palette/themes.rules.ts';
import { DesignCards } from '../../ui/DesignCards.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { type PlanSite, PremiumLock } from '../editor/PremiumLock.tsx';
import { messages } from './messages.ts';
import type { Settings } from './settings.rules.ts';

const ROWS = [0, 1, 2];

type Drawing = Record<ThemeName, (colours: Palette) => ReactNode>;

/** What is special about each design, 160 by 110. */
const DRAWINGS: Drawing = {
  TRATTORIA: (of) => (
    <>
      <rect x="14" y="10" width="132" height="100" fill={of.surface} stroke={of.line} />
      <rect x="50" y="20" width="60" height="8" rx="2" fill={of.accent} />
      <rect x="66" y="33" width="28" height="2" fill={of.brand} />
      {ROWS.map((row) => (
        <g key={row} transform={`translate(0 ${48 + row * 18})`}>
          <rect x="26" width="38" height="5" rx="1" fill={of.ink} />
          <line x1="68" x2="118" y1="4" y2="4" stroke={of.edge} strokeWidth="1.5" strokeDasharray="1 3" />
          <rect x="122" width="14" height="5" rx="1" fill={of.ink} />
        </g>
      ))}
    </>
  ),
  COUNTER: (of) => (
    <>
      <path d="M0 8a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8v32H0z" fill={of.brand} />
      <rect x="12" y="12" width="74" height="12" rx="2" fill={of['on-brand']} />
      <rect x="12" y="29" width="30" height="6" rx="3" fill={of.second} />
      {ROWS.map((row) => (
        <g key={row} transform={`translate(0 ${48 + row * 20})`}>
          <rect x="8" width="144" height="16" rx="4" fill={of.surface} stroke={of.line} />
          <rect x="16" y="5" width="52" height="6" rx="1" fill={of.ink} />
          <rect x="124" y="2.5" width="24" height="11" rx="4" fill={of.action} />
        </g>
      ))}
    </>
  ),
  TABLE: (of) => (
    <>
      <path d="M0 8a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8v42H0z" fill={of.motif} />
      <circle cx="124" cy="26" r="17" fill={of.surface} />
      <circle cx="124" cy="26" r="11" fill={of.sunk} />
      <rect x="12" y="30" width="66" height="9" rx="1" fill={of.brand} />
      {ROWS.map((row) => (
        <g key={row} transform={`translate(${12 + row * 47} 60)`}>
          <rect width="42" height="28" rx="2" fill={of.sunk} />
          <circle cx="21" cy="14" r="9" fill={of.line} />
          <rect y="33" width="28" height="4" rx="1" fill={of.ink} />
          <rect y="40" width="14" height="3" rx="1" fill={of.soft} />
        </g>
      ))}
    </>
  ),
  NIGHT: (of) => (
    <>
      <circle cx="30" cy="4" r="42" fill={of.brand} opacity="0.45" />
      <rect x="12" y="16" width="92" height="14" rx="2" fill={of.ink} />
      <rect x="12" y="38" width="136" height="2" rx="1" fill={of.accent} />
      {ROWS.map((row) => (
        <g key={row} transform={`translate(${12 + row * 47} 50)`}>
          <rect width="42" height="50" rx="5" fill={of.surface} stroke={of.line} />
          <path d="M0 5a5 5 0 0 1 5-5h32a5 5 0 0 1 5 5v23H0z" fill={of.tint} />
          <circle cx="21" cy="14" r="8" fill={of.edge} />
          <rect x="5" y="34" width="22" height="4" rx="1" fill={of.ink} />
          <rect x="5" y="41" width="12" height="4" rx="1" fill={of.accent} />
        </g>
      ))}
    </>
  ),
};

/** A drawing of the theme in the site's colours. */
function ThemePicture({ theme, primary, secondary }: Pick<Settings, 'theme' | 'primary' | 'secondary'>) {
  const { light } = storefrontPalette(theme, { primary, secondary });
  return (
    <svg viewBox="0 0 160 110" width="100%" aria-hidden focusable="false">
      <clipPath id={`theme-${theme}`}>
        <rect width="160" height="110" rx="8" />
      </clipPath>
      <g clipPath={`url(#theme-${theme})`}>
        <rect width="160" height="110" fill={light.bg} />
        {DRAWINGS[theme](light)}
      </g>
    </svg>
  );
}

/** The saved design of a site, and whether it may have the others. */
export type DesignSite = PlanSite & { readonly theme: string };

interface Props extends Pick<Settings, 'theme' | 'primary' | 'secondary'> {
  site: DesignSite;
  onChange: (theme: ThemeName) => void;
}

/** Why a site cannot have a design; null when it can. Without a paid plan two are locked; a design that the site has already stays. */
export const lockOf = (site: DesignSite, theme: ThemeName): string | null =>
  site.hasPaidFeatures || FREE_THEME_NAMES.includes(theme) || theme === themeOf(site.theme)
    ? null
    : messages.themeLocked;

/** Chooses the theme. */
export function ThemeCards({ theme, primary, secondary, site, onChange }: Props) {
  return (
    <Stack $gap={4}>
      <DesignCards
        label={messages.themeTitle}
        openNote={messages.themeOpen}
        columns="repeat(auto-fill, minmax(132px, 1fr))"
        value={theme}
        onChange={onChange}
        cards={THEME_NAMES.map((name) => ({
          value: name,
          ...messages.themes[name],
          lock: lockOf(site, name),
          picture: <ThemePicture theme={name} primary={primary} secondary={secondary} />,
        }))}
      />
      {THEME_NAMES.some((name) => lockOf(site, name)) && (
        <PremiumLock features={[messages.moreDesigns]} site={site} />
      )}
    </Stack>
  );
}
