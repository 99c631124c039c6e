/** Milliseconds after which it comes in any case; where the browser does not tell idle moments, when it comes. */
const LATEST = 4000;

/** Calls back once the page has loaded and the browser has a quiet moment. Returns the function that calls it off. */
export function whenIdle(call: () => void): () => void {
  let stop = (): void => undefined;
  const wait = (): void => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(call, { timeout: LATEST });
      stop = () => cancelIdleCallback(id);
    } else {
      const timer = setTimeout(call, LATEST);
      stop = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') {
    wait();
    return () => stop();
  }
  window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    stop();
  };
}
