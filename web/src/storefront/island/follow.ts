/**
 * Script of the status page. Fetches the content of `main` again after each message, each reconnect, and when the tab becomes
 * visible. It shares no code with the island, which the menu loads.
 */
const main = document.querySelector<HTMLElement>('main[data-order=live]');
const spoken = document.querySelector('[data-spoken]');

if (main) {
  const path = main.dataset.path ?? location.pathname;
  const source = new EventSource(`${path}/events`);
  const isLive = (): boolean => main.dataset.order === 'live';
  let wasCut = false;

  const refresh = async (): Promise<void> => {
    const answer = await fetch(path).catch(() => null);
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
    const headline = fresh?.querySelector('[data-headline]')?.textContent;
    if (!fresh || !headline) return;
    const isNews = main.querySelector('[data-headline]')?.textContent !== headline;
    // Without a change an open question and the focus stay.
    if (main.textContent === fresh.textContent) return;
    main.replaceChildren(...fresh.childNodes);
    main.dataset.order = fresh.dataset.order;
    if (spoken && isNews) spoken.textContent = headline;
    if (!isLive()) source.close();
  };

  source.onmessage = refresh;
  source.onerror = () => {
    wasCut = true;
  };
  source.onopen = () => {
    if (wasCut) void refresh();
    wasCut = false;
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && isLive()) void refresh();
  });
}
