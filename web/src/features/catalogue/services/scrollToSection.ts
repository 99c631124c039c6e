/** Brings a section into view, gently unless less motion was asked for, and lets the keyboard go on from there. */
export function scrollToSection(section: HTMLElement): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  section.focus({ preventScroll: true });
}
