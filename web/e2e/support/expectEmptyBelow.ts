import { expect, type Locator } from '@playwright/test';

/** Fails when words, pictures or actions of the page lie below `target`, which floats over it. */
export async function expectEmptyBelow(target: Locator): Promise<void> {
  const below = await target.evaluate((element) => {
    const place = element.getBoundingClientRect();
    const isBelow = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < place.right && right > place.left && top < place.bottom && bottom > place.top;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(text);
      const around = text.parentElement;
      if (!around || element.contains(text) || !text.textContent?.trim()) continue;
      const isShown =
        around.checkVisibility({ visibilityProperty: true }) && isBelow(around.getBoundingClientRect());
      if (isShown && [...range.getClientRects()].some(isBelow)) found.push(text.textContent);
    }
    for (const thing of document.querySelectorAll('img, svg, a, button, input, textarea'))
      if (!thing.contains(element) && !element.contains(thing) && isBelow(thing.getBoundingClientRect()))
        found.push(thing.outerHTML.slice(0, 120));
    return found;
  });
  expect(below, `what lies below ${String(target)} on ${target.page().url()}`).toEqual([]);
}
