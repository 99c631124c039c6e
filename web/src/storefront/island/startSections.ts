import { startSearch } from './startSearch.ts';

/** Marks the section in view in the sticky row, and wakes the search. */
export function startSections(nav: HTMLElement): void {
  const list = nav.querySelector('ul');
  const sections = [...document.querySelectorAll<HTMLElement>('main section[id]')];
  /** An id that no section has: none is marked. */
  const mark = (id: string): void => {
    for (const link of nav.querySelectorAll('a')) {
      const isCurrent = link.hash === `#${id}`;
      if (isCurrent && !link.hasAttribute('aria-current')) {
        list?.scrollTo({ left: link.offsetLeft - list.offsetLeft - 24 });
      }
      if (isCurrent) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  let isFiltering = false;
  const watch = new IntersectionObserver(
    (entries) => {
      if (isFiltering) return;
      for (const { isIntersecting, target } of entries) if (isIntersecting) mark(target.id);
    },
    { rootMargin: '-20% 0px -75%' },
  );
  sections.forEach((section) => watch.observe(section));

  startSearch(nav, sections, (filtering) => {
    isFiltering = filtering;
    if (filtering) mark('');
  });
}
