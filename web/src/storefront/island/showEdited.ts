/** The beginning of a dish's path, with its code: `/dishes/Zk3xT0aB`. */
const LENGTH = 16;

/** Scrolls to the dish whose path is in the fragment of the address and frames it for a moment: the owner edits it beside the frame. */
export function showEdited(): void {
  const path = location.hash.slice(1, 1 + LENGTH);
  const dish = document.querySelector(`.item a[href^="${path}"]`)?.closest('li');
  dish?.scrollIntoView({ block: 'center' });
  // It appears and disappears without motion.
  dish?.animate(
    { outline: ['3px solid var(--accent)', '3px solid'] },
    { duration: 2000, easing: 'steps(1)' },
  );
}
