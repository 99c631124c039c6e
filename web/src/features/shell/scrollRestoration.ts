import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Whether the router moves the page after going somewhere: back to where it stood for a place that was there before
 * (back, forward, reload), or to the part that the address names. On a new page the app itself scrolls, smoothly.
 */
export function createScrollRestoration(): (at: { location: ParsedLocation }) => boolean {
  const seen = new Set<string | undefined>();
  return ({ location: { hash, state } }) => {
    const isKnown = seen.size === 0 || seen.has(state.__TSR_key);
    seen.add(state.__TSR_key);
    return isKnown || hash !== '';
  };
}
