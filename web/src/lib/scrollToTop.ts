import { timings } from './timings.ts';

/** Scrolls to the top of the page in 300 ms (spec §2, §9); at once when reduced motion is preferred. */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (from === 0) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const started = performance.now();
  const step = (now: number): void => {
    const part = Math.min((now - started) / timings.scroll, 1);
    const eased = 1 - (1 - part) ** 3;
    window.scrollTo({ top: Math.round(from * (1 - eased)), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
