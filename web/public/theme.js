// Runs before the first paint: the stored choice (key `darkMode`), else what the system prefers. See src/lib/theme.ts.
(() => {
  const stored = (() => {
    try {
      return localStorage.getItem('darkMode');
    } catch {
      // Storage is blocked: the system's preference decides.
      return null;
    }
  })();
  const dark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'true';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
