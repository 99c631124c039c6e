// What a visitor does before the app has taken over a page that came as HTML: presses are kept and happen then, and what
// was typed is known. Links work by themselves. See src/lib/early.ts.
(() => {
  const presses = [];
  const typed = new Set();
  const press = (event) => {
    const pressed = event.target.closest('button, input:is([type=checkbox], [type=radio])');
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push(pressed);
  };
  const type = (event) => typed.add(event.target);
  addEventListener('click', press, true);
  addEventListener('input', type, true);
  window.early = {
    presses,
    typed,
    stop() {
      removeEventListener('click', press, true);
      removeEventListener('input', type, true);
    },
  };
})();
