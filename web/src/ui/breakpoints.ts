/** The only widths of the window, in px, at which a layout changes (spec §9). */
export const BREAKPOINTS = { small: 600, medium: 960, large: 1280, wide: 1920, widest: 2560 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Media query of windows from this breakpoint on, for a style (`@media ${atLeast('medium')}`) or for `useMediaQuery`. */
export const atLeast = (breakpoint: Breakpoint): string => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;

/** Media query of windows below this breakpoint. */
export const below = (breakpoint: Breakpoint): string => `(width < ${BREAKPOINTS[breakpoint]}px)`;
