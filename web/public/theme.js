// Runs before the first paint: the stored choice (key `darkMode`), else what the system prefers. See src/lib/theme.ts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('darkMode');
  } catch (problem) {
    // Storage is blocked: the system's preference decides.
  }
  var dark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'true';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
