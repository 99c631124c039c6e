import { pageOf } from './request.ts';

/** Milliseconds after the last letter. */
const PAUSE = 180;

/**
 * Shows what the search finds while the shopper types: the list is the one of the search's own page. Without an answer the list
 * stays, and Enter opens that page. Arrow keys move from the field through the products, Escape shows the page as it was.
 */
export function startShopSearch(field: HTMLInputElement, card: HTMLElement): void {
  const before = [...card.childNodes];
  const address = location.href;
  const titleBefore = document.title;
  const status = document.querySelector('[data-results]');
  const back = card.parentElement?.querySelector<HTMLInputElement>('input[name=back]');
  const backBefore = back?.value ?? '';
  const isSearch = location.pathname === '/search';
  let timer = 0;
  let asking: AbortController | undefined;
  let shown = isSearch ? field.value.trim() : '';

  const show = (nodes: readonly Node[], path: string, title: string): void => {
    document.title = title;
    card.replaceChildren(...nodes);
    history.replaceState(history.state, '', path);
    const { pathname, search } = location;
    if (back) back.value = path === address ? backBefore : pathname + search;
    // The results may be above the visible part.
    if (card.getBoundingClientRect().top < 0) card.scrollIntoView({ behavior: 'instant' });
  };

  async function ask(words: string): Promise<void> {
    asking?.abort();
    card.removeAttribute('aria-busy');
    if (words === shown) return;
    if (words === '') {
      shown = words;
      // A page of results has nothing else to show.
      if (isSearch) location.assign('/');
      else show(before, address, titleBefore);
      return;
    }
    asking = new AbortController();
    const { signal } = asking;
    const path = `/search?${new URLSearchParams({ q: words }).toString()}`;
    card.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(path, { signal });
      const page = await pageOf(answer);
      const found = answer.ok && page.querySelector('main .card');
      if (!found || signal.aborted) return;
      shown = words;
      if (status) status.textContent = found.querySelector('.results')?.textContent ?? '';
      show([...found.childNodes], path, page.title);
    } catch {
      // The next letter asks again, and Enter opens the page.
    } finally {
      if (!signal.aborted) card.removeAttribute('aria-busy');
    }
  }

  const askSoon = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void ask(field.value.trim()), PAUSE);
  };
  field.addEventListener('input', askSoon);
  field.form?.addEventListener('submit', (event) => {
    // The products are found already; this closes the keyboard of a phone.
    if (field.value.trim() !== shown) return;
    event.preventDefault();
    field.blur();
  });

  const step = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && event.target === field) {
      field.value = '';
      void ask('');
    }
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    const stops = [field, ...card.querySelectorAll<HTMLElement>('.item h3 a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = at < 0 ? undefined : stops[at + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  field.addEventListener('keydown', step);
  card.addEventListener('keydown', step);
}
