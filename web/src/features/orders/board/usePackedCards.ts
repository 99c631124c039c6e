import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Between cards, and around them (px). */
export const CARD_GAP = 8;

/** Cards begin at multiples of this (px): one row of the grid. */
const ROW = 4;

/** Sets a style unless it is set. */
function set(style: CSSStyleDeclaration, property: string, value: string): void {
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}

/** Lets the cards of a grid begin where those above them end. A card stays in its lane when another one becomes higher. */
function pack(list: HTMLElement, least: number): void {
  const cards = [...list.children].filter((card) => card instanceof HTMLElement);
  const lanes = Math.floor((list.clientWidth - CARD_GAP) / (least + CARD_GAP));
  const isPacked = lanes > 1 && cards.length > lanes;
  const heights = isPacked ? cards.map((card) => card.offsetHeight) : [];
  set(list.style, 'grid-auto-flow', isPacked ? 'dense' : '');
  set(list.style, 'grid-auto-rows', isPacked ? `${ROW}px` : '');
  set(list.style, 'row-gap', isPacked ? '0px' : '');
  for (const [index, { style }] of cards.entries()) {
    set(style, 'grid-column-start', isPacked ? String((index % lanes) + 1) : '');
    const rows = Math.ceil(((heights[index] ?? 0) + CARD_GAP) / ROW);
    set(style, 'grid-row-end', isPacked ? `span ${rows}` : '');
  }
}

/** Packs the cards of a list, `least` px wide or wider, whenever their number or a size changes. */
export function usePackedCards(ref: RefObject<HTMLElement | null>, least: number): void {
  const observer = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    pack(list, least);
    observer.current ??= new ResizeObserver(() => pack(list, least));
    for (const element of [list, ...list.children]) observer.current.observe(element);
  });
  useLayoutEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = null;
    },
    [least],
  );
}
