// What a visitor does before the app has taken over a page that came as HTML: presses are kept and happen then, and what
// was typed is known. Links work by themselves. See src/lib/early.ts.
(() => {
  // A slow picture does not keep the app away for longer than this (ms).
  const LONGEST_WAIT = 2000;
  const presses = [];
  const typed = new Set();
  // Such a page has its app's code set aside, so that it does not compete with what is painted: src/prerender.
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
  // After the paint that the load brings about, and not before there was one at all.
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => new PerformanceObserver(fetchApp).observe({ type: 'paint', buffered: true })),
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
