import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Whether the router moves the page after going somewhere: back to where it stood for a place that was there before
 * (back, forward, reload), or to the part that the address names. On a new page the app itself scrolls, smoothly.
 */
export function createScrollRestoration(): (at: { location: ParsedLocation }) => boolean {
  const seen = new Set<string | undefined>();
  return ({ location: { hash, state } }) => {
    // The first page can be read, and scrolled, before the app has come: it stays where it is.
    const isKnown = seen.size === 0 ? wasThereBefore() : seen.has(state.__TSR_key);
    seen.add(state.__TSR_key);
    return isKnown || hash !== '';
  };
}

/** Whether the document was loaded again: by a reload, or by going back or forward to it. */
function wasThereBefore(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}
