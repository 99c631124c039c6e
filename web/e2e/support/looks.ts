/** The themes and window sizes (px) in which everything has to be right. */
export const LOOKS = (['light', 'dark'] as const).flatMap((theme) => [
  { theme, width: 390, height: 844 },
  { theme, width: 1280, height: 800 },
]);
