const LENGTH_MS = 2000;

/** Scrolls to the dish that the address names (`#dish=…`) and frames it for a moment: the owner edits it beside the frame. */
export function showEdited(): void {
  const [, code] = /^#dish=([\w-]{8})/.exec(location.hash) ?? [];
  const dish = code && document.querySelector(`.item a[href^="/dishes/${code}"]`)?.closest('li');
  if (!dish) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  dish.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
  const frame = { outline: '3px solid var(--accent)', outlineOffset: '4px', borderRadius: '4px' };
  const end = isStill ? frame : { ...frame, outlineColor: 'transparent' };
  dish.animate([frame, { ...frame, offset: 0.7 }, end], LENGTH_MS);
}
