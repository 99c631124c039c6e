/** The themes and window sizes (px) for all checks. */
export const LOOKS = (['light', 'dark'] as const).flatMap((theme) => [
  { theme, width: 390, height: 844 },
  { theme, width: 1280, height: 800 },
]);

export type Look = (typeof LOOKS)[number];

/** Each theme and each size once, for checks that a journey repeats often. */
export const CROSSED_LOOKS = LOOKS.filter(({ theme, width }) => (theme === 'light') === (width === 390));

/** Only the small window. */
export const SMALL_LOOKS = LOOKS.filter(({ width }) => width === 390);
