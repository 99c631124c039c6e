/** Milliseconds until a stream that was refused, e.g. by a proxy during a restart, is tried again. */
const AGAIN_MS = 10_000;

/**
 * Keeps the status page up to date: fetches the content of `main` again after each message, each reconnect, and when the tab
 * becomes visible, and says while there is no connection that the page may be old. `spoken` is a live region for news.
 */
export function followOrder(main: HTMLElement, spoken: Element | null): void {
  const path = main.dataset.path ?? location.pathname;
  const isLive = (): boolean => main.dataset.order === 'live';
  let source: EventSource | undefined;
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
    if (!isLive()) source?.close();
  };

  const setCut = (isCut: boolean): void => {
    wasCut = isCut;
    const words = main.querySelector<HTMLElement>('[data-cut]');
    if (words) words.textContent = (isCut ? words.dataset.cut : words.dataset.live) ?? '';
  };

  const connect = (): void => {
    const stream = new EventSource(`${path}/events`);
    source = stream;
    stream.onmessage = refresh;
    stream.onerror = () => {
      setCut(true);
      if (stream.readyState === EventSource.CLOSED) setTimeout(() => void again(), AGAIN_MS);
    };
    stream.onopen = () => {
      const isBack = wasCut;
      setCut(false);
      if (isBack) void refresh();
    };
  };
  /** The browser gives a stream up after an error status, and after the one that says that the order has ended. */
  const again = async (): Promise<void> => {
    await refresh();
    if (isLive()) connect();
  };

  connect();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && isLive()) void refresh();
  });
}
