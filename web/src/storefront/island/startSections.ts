import { UNCONFIRMED_ALLERGENS } from '@forkfront/common/allergens.ts';
import {
  foundText,
  hasWords,
  type HiddenBecause,
  hiddenBecause,
  plainWords,
} from '../rules/menuFilter.rules.ts';

const textOf = (parent: Element, selector: string): string =>
  parent.querySelector(selector)?.textContent ?? '';

/** The search of a long menu: on phones a button opens its field. Calls `filter` after each change. */
function startSearch(nav: HTMLElement, field: HTMLInputElement, filter: () => void): void {
  const opener = nav.querySelector<HTMLElement>('.find-open');
  const find = field.parentElement;
  if (!find || !opener) return;
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
  find.onkeydown = (event) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.target !== field) return;
    // The dishes are found already; this closes the keyboard of a phone.
    event.preventDefault();
    field.blur();
  };
  nav.querySelector<HTMLElement>('.find-clear')?.addEventListener('click', () => {
    if (!field.value) return close();
    clear();
    field.focus();
  });
  // Shows the section of a link before the browser scrolls to it.
  nav.querySelector('ul')?.addEventListener('click', () => field.value && clear());
}

/** Applies the search and the filters of diets and allergens. Calls `changed` with whether one is active. */
function startFilter(
  main: HTMLElement,
  sections: readonly HTMLElement[],
  field: HTMLInputElement | null,
  changed: (isActive: boolean) => void,
): () => void {
  const form = main.querySelector<HTMLFormElement>('#filter');
  const status = main.querySelector('.found');
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])];
  const without = boxes.filter(({ name }) => name === 'without');

  const filter = (): void => {
    const find = field?.value.trim() ?? '';
    const wanted = plainWords(find);
    const asked = {
      diets: boxes.filter(({ name, checked }) => name === 'diet' && checked).map(({ value }) => value),
      without: without.flatMap(({ checked }, at) => (checked ? [at] : [])),
    };
    const isFiltered = asked.diets.length + asked.without.length > 0;
    const reasons: HiddenBecause[] = [];
    let shown = 0;
    for (const section of sections) {
      let any = false;
      for (const item of section.querySelectorAll<HTMLElement>('.item')) {
        const { diet = '', a = UNCONFIRMED_ALLERGENS } = item.dataset;
        const reason = hiddenBecause({ diets: diet.split(' '), allergens: a }, asked);
        if (reason) reasons.push(reason);
        const words = [textOf(section, 'h2'), textOf(item, 'h3'), textOf(item, 'p')].join(' ');
        item.hidden = reason !== null || !hasWords(plainWords(words), wanted);
        any ||= !item.hidden;
        shown += item.hidden ? 0 : 1;
      }
      section.hidden = !any;
    }
    if (status) status.textContent = foundText(shown, reasons, isFiltered, find);
    changed(isFiltered || find !== '');
  };
  if (form) form.oninput = filter;
  form?.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    for (const box of boxes) box.checked = false;
    if (field) field.value = '';
    filter();
  });
  // After a reload the browser may restore what was asked.
  if (field?.value || boxes.some(({ checked }) => checked)) filter();
  return filter;
}

/** Marks the visible section in the sticky row, and starts search and filters. */
export function startSections(main: HTMLElement): void {
  const nav = document.querySelector<HTMLElement>('nav.sections');
  const list = nav?.querySelector('ul');
  const sections = [...main.querySelectorAll<HTMLElement>('section[id^=s]')];
  /** An unknown id marks no section. */
  const mark = (id: string): void => {
    for (const link of list?.querySelectorAll('a') ?? []) {
      const isCurrent = link.hash === `#${id}`;
      if (isCurrent && !link.hasAttribute('aria-current'))
        list?.scrollTo({ left: link.offsetLeft - list.offsetLeft - 24 });
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

  const field = nav?.querySelector<HTMLInputElement>('.find input') ?? null;
  const favourites = main.querySelector<HTMLElement>('.favourites');
  const filter = startFilter(main, sections, field, (isActive) => {
    isFiltering = isActive;
    if (favourites) favourites.hidden = isActive;
    if (isActive) mark('');
  });
  if (!nav || !field) return;
  startSearch(nav, field, filter);
  field.oninput = () => {
    filter();
    // The results may be above the visible part.
    if (main.getBoundingClientRect().top < 0) main.scrollIntoView({ behavior: 'instant' });
  };
}
