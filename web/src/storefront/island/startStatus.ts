import { emptySentBasket } from './basketStore.ts';

/** Follows an order: on any message, and after every reconnect or return, the content of `main` is fetched anew. */
export function startStatus(main: HTMLElement): void {
  if (main.dataset.sent) emptySentBasket(main.dataset.sent);
  if (main.dataset.order !== 'live') return;
  const spoken = document.querySelector('[data-spoken]');
  const source = new EventSource(`${location.pathname}/events`);

  const refresh = async (): Promise<void> => {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
    const headline = fresh?.querySelector('[data-headline]')?.textContent;
    if (!fresh || !headline) return;
    const news = main.querySelector('[data-headline]')?.textContent !== headline;
    main.replaceChildren(...fresh.childNodes);
    if (spoken && news) spoken.textContent = headline;
    if (fresh.dataset.order === 'final') {
      main.dataset.order = 'final';
      source.close();
    }
  };
  let wasCut = false;
  source.onmessage = refresh;
  source.onerror = () => (wasCut = true);
  source.onopen = () => {
    if (wasCut) void refresh();
    wasCut = false;
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && main.dataset.order === 'live') void refresh();
  });
}
