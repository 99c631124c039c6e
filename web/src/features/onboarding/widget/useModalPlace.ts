import { useEffect, type RefObject } from 'react';

/**
 * While `isModal`: the rest of the page cannot be reached or scrolled, so keyboard and screen reader stay in `own`, a
 * child of the body. Notices stay reachable. The element is the same before and after, so nothing in it is lost.
 */
export function useModalPlace(own: RefObject<HTMLElement | null>, isModal: boolean): void {
  useEffect(() => {
    if (!isModal) return;
    const others = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element !== own.current &&
        !element.inert &&
        element.dataset['reactAriaTopLayer'] === undefined &&
        element.dataset['liveAnnouncer'] === undefined,
    );
    const { style } = document.documentElement;
    for (const element of others) element.inert = true;
    style.overflow = 'hidden';
    return () => {
      for (const element of others) element.inert = false;
      style.overflow = '';
    };
  }, [own, isModal]);
}
