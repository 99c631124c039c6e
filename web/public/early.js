// Keeps presses and typed texts until the app has hydrated a prerendered page. src/lib/early.ts replays them. Links work
// without the app.
(() => {
  // The longest wait for the app's code (ms), e.g. for a slow picture.
  const LONGEST_WAIT = 2000;
  const presses = [];
  const typed = new Set();
  // src/prerender puts the app's code into a template, so that it does not delay the first paint.
  const fetchApp = () => {
    const code = document.getElementById('app');
    if (!code) return;
    code.remove();
    document.head.append(code.content);
  };
  const press = (event) => {
    const pressed = event.target.closest('button, input:is([type=checkbox], [type=radio])');
    fetchApp();
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push(pressed);
  };
  const type = (event) => {
    typed.add(event.target);
    fetchApp();
  };
  addEventListener('click', press, true);
  addEventListener('input', type, true);
  if ('signedIn' in document.documentElement.dataset) addEventListener('DOMContentLoaded', fetchApp);
  // A slow browser paints the background before the text.
  const afterPaint = (list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) fetchApp();
  };
  // After the load event and after the first paint of content.
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => new PerformanceObserver(afterPaint).observe({ type: 'paint', buffered: true })),
    ),
  );
  addEventListener('DOMContentLoaded', () => setTimeout(fetchApp, LONGEST_WAIT));
  window.early = {
    presses,
    typed,
    stop() {
      removeEventListener('click', press, true);
      removeEventListener('input', type, true);
    },
  };
})();
