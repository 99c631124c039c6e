import { islandMessages } from './islandMessages.ts';

/** Marks the section in view in the sticky row, and wakes the search field. */
export function startSections(nav: HTMLElement): void {
  const list = nav.querySelector('ul');
  const sections = [...document.querySelectorAll<HTMLElement>('main section[id]')];
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
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) mark(target.id);
    },
    { rootMargin: '-20% 0px -75%' },
  );
  sections.forEach((section) => watch.observe(section));

  const search = nav.querySelector('input');
  if (!search) return;
  const none = document.createElement('p');
  none.className = 'notice';
  none.setAttribute('role', 'status');
  none.hidden = true;
  sections[0]?.before(none);
  search.hidden = false;
  search.oninput = () => {
    const words = search.value.trim().toLowerCase();
    let found = false;
    for (const section of sections) {
      let any = false;
      for (const item of section.querySelectorAll<HTMLElement>('.item')) {
        item.hidden = !item.textContent.toLowerCase().includes(words);
        any ||= !item.hidden;
      }
      section.hidden = !any;
      found ||= any;
    }
    none.hidden = found;
    none.textContent = found ? '' : `${islandMessages.noMatch} “${search.value}”`;
  };
}
