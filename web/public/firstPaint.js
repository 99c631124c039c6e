// Runs before the first paint. Sets the theme: the stored one (key `darkMode`), else the system's preference (see
// src/lib/theme.ts). Marks a signed-in page (key `token`), which hides the parts for guests (see src/lib/session.ts).
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Blocked storage is the same as empty storage.
      return null;
    }
  };
  const { dataset } = document.documentElement;
  const stored = read('darkMode');
  const dark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'true';
  dataset.theme = dark ? 'dark' : 'light';
  if (read('token')) dataset.signedIn = '';
})();
