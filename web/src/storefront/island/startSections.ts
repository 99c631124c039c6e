import { islandMessages } from './islandMessages.ts';

/** Lower case and without accents, so that "tiramisu" finds "Tiramisù". */
const plain = (text: string | undefined): string =>
  (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const textOf = (parent: Element, selector: string): string =>
  parent.querySelector(selector)?.textContent ?? '';

/**
 * Starts the search of a long menu by the words of a dish's name, its description and the name of its section. Calls
 * `changed` with whether a search is active.
 */
function startSearch(
  nav: HTMLElement,
  sections: readonly HTMLElement[],
  changed: (isFiltering: boolean) => void,
): void {
  const find = nav.querySelector<HTMLElement>('.find');
  const field = find?.querySelector('input');
  const opener = nav.querySelector<HTMLElement>('.find-open');
  const main = sections[0]?.closest('main');
  if (!find || !field || !opener || !main) return;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'hidden-text';
  sections[0]?.before(status);
  find.hidden = opener.hidden = false;

  const filter = (): void => {
    const words = plain(field.value).split(/\s+/);
    let found = 0;
    for (const section of sections) {
      let any = false;
      for (const item of section.querySelectorAll<HTMLElement>('.item')) {
        const text = plain([textOf(section, 'h2'), textOf(item, 'h3'), textOf(item, 'p')].join(' '));
        item.hidden = !words.every((word) => text.includes(word));
        any ||= !item.hidden;
        found += item.hidden ? 0 : 1;
      }
      section.hidden = !any;
    }
    const isFiltering = field.value.trim() !== '';
    status.className = found ? 'hidden-text' : 'notice';
    status.textContent = !found
      ? `${islandMessages.noMatch} “${field.value}”`
      : isFiltering
        ? islandMessages.found(found)
        : '';
    changed(isFiltering);
    // The results may be above the visible part.
    if (main.getBoundingClientRect().top < 0) main.scrollIntoView({ behavior: 'instant' });
  };
  const clear = (): void => {
    field.value = '';
    filter();
  };
  const toggle = (isOpen: boolean): void => {
    nav.classList.toggle('finding', isOpen);
    opener.setAttribute('aria-expanded', String(isOpen));
    // On wide screens the search button is hidden and cannot be focused, so the field keeps the focus.
    (isOpen ? field : opener).focus();
  };
  const close = (): void => {
    clear();
    toggle(false);
  };

  opener.onclick = () => toggle(true);
  field.oninput = filter;
  find.onkeydown = ({ key }) => {
    if (key === 'Escape') close();
    // Closes the keyboard of a phone.
    if (key === 'Enter') field.blur();
  };
  nav.querySelector<HTMLElement>('.find-clear')?.addEventListener('click', () => {
    if (!field.value) return close();
    clear();
    field.focus();
  });
  // Shows the section of a link before the browser scrolls to it.
  nav.querySelector('ul')?.addEventListener('click', () => field.value && clear());
}

/** Marks the visible section in the sticky row, and starts the search. */
export function startSections(nav: HTMLElement): void {
  const list = nav.querySelector('ul');
  const sections = [...document.querySelectorAll<HTMLElement>('main section[id]')];
  /** An unknown id marks no section. */
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
