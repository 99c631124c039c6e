import type { Page } from '@playwright/test';

/** The scrolling of a page to its top. */
export interface Scrolling {
  /** All scroll positions in px from the top; the last is 0. */
  positions: number[];
  /** From the first movement to the last, ms. */
  duration: number;
}

/** Scrolls to the end of the page, runs an action that scrolls to the top, and records the scrolling. */
export async function scrollingOf(page: Page, act: () => Promise<void>): Promise<Scrolling> {
  const watching = await page.evaluateHandle(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    // The event of this scrolling fires in the next frame and is not recorded.
    await new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
    const moves: { at: number; y: number }[] = [];
    const atTop = new Promise<void>((arrived) => {
      window.addEventListener('scroll', function moved() {
        moves.push({ at: performance.now(), y: window.scrollY });
        if (window.scrollY > 0) return;
        window.removeEventListener('scroll', moved);
        arrived();
      });
    });
    return { moves, atTop };
  });
  await act();
  const moves = await watching.evaluate(async (watched) => {
    await watched.atTop;
    return watched.moves;
  });
  return {
    positions: moves.map(({ y }) => y),
    duration: (moves.at(-1)?.at ?? 0) - (moves[0]?.at ?? 0),
  };
}
