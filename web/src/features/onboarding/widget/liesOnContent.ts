import { type RefObject, useLayoutEffect, useState } from 'react';

/** Px between two points that are looked at: less than the height of a line of text or of a control. */
const STEP = 10;
const CONTROLS = 'a, button, input, textarea, select, label, form, img, video, iframe';

/** Whether something in the window lies on a text, a picture or a control of the page. False without a size. */
export function liesOnContent(something: HTMLElement): boolean {
  const { left, right, top, bottom } = something.getBoundingClientRect();
  if (left === right) return false;
  const isMet = (rect: DOMRect): boolean =>
    rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top;
  const below = new Set<Element>();
  for (let x = left; x < right + STEP; x += STEP)
    for (let y = top; y < bottom + STEP; y += STEP)
      for (const element of document.elementsFromPoint(Math.min(x, right - 1), Math.min(y, bottom - 1)))
        if (element.closest('main, footer')) below.add(element);
  return [...below].some(
    (element) => element.matches(CONTROLS) || textsOf(element).some((text) => rectsOf(text).some(isMet)),
  );
}

const textsOf = ({ childNodes }: Element): Node[] =>
  [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

function rectsOf(text: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

/** Whether an element lies on content of the page now; it may be invisible. Follows changes of the page while `isWatched`, but not
 * its scrolling. */
export function useLiesOnContent(element: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isOn, setOn] = useState(true);
  useLayoutEffect(() => {
    if (!isWatched) return;
    let frame = 0;
    const look = (): void => setOn(element.current !== null && liesOnContent(element.current));
    // Once in a frame, however much changes in it.
    const changed = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const size = new ResizeObserver(changed);
    size.observe(document.body);
    const content = new MutationObserver(changed);
    content.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', changed);
    // It may arrive from another place.
    window.addEventListener('animationend', changed);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      content.disconnect();
      window.removeEventListener('resize', changed);
      window.removeEventListener('animationend', changed);
    };
  }, [element, isWatched]);
  return isOn;
}
