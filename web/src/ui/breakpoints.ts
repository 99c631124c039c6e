/** Widths of the window in px from which a layout has more room (spec §9). It changes at these and nowhere else. */
export const BREAKPOINTS = { small: 600, medium: 960, large: 1280, wide: 1920, widest: 2560 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Media query of windows from this breakpoint on: `@media ${atLeast('medium')}` in a style, or for `useMediaQuery`. */
export const atLeast = (breakpoint: Breakpoint): string => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;

/** Media query of the windows that are too narrow for this breakpoint. */
export const below = (breakpoint: Breakpoint): string => `(width < ${BREAKPOINTS[breakpoint]}px)`;
