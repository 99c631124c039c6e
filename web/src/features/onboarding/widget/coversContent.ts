/** What is looked at or pressed; everything else counts where its words stand. */
const THINGS = 'a, button, canvas, iframe, img, input, select, svg, textarea, video';

/** Air that is left beside it, and above and below, px. */
const BESIDE = 12;
const ABOVE = 4;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether something of the page that is read, looked at or pressed lies below `element`. Empty ground and lines do not count. */
export function coversContent(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const place = {
    left: left - BESIDE,
    right: right + BESIDE,
    top: top - ABOVE,
    bottom: bottom + ABOVE,
  };
  return [...document.querySelectorAll(':is(header, main, footer) *')].some(
    (other) =>
      meet(other.getBoundingClientRect(), place) &&
      (other.matches(THINGS) || wordsOf(other).some((line) => meet(line, place))),
  );
}

/** The lines of text that stand in an element itself. */
const wordsOf = (element: Element): DOMRect[] =>
  [...element.childNodes]
    .filter((node) => node instanceof Text && node.data.trim() !== '')
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()];
    });

/** What takes no room, as hidden things, meets nothing. */
const meet = (one: DOMRect, other: Box): boolean =>
  one.width > 0 &&
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;
