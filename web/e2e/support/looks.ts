/** The themes and window sizes (px) in which everything has to be right. */
export const LOOKS = (['light', 'dark'] as const).flatMap((theme) => [
  { theme, width: 390, height: 844 },
  { theme, width: 1280, height: 800 },
]);

export type Look = (typeof LOOKS)[number];

/** Half of them, in which each theme and each size stands once: for what is looked at many times in a journey. */
export const CROSSED_LOOKS = LOOKS.filter(({ theme, width }) => (theme === 'light') === (width === 390));

/** The small window alone, for what the other one does not have. */
export const SMALL_LOOKS = LOOKS.filter(({ width }) => width === 390);
