// Runs before the first paint. The theme is the stored choice (key `darkMode`), else what the system prefers: see
// src/lib/theme.ts. Who is signed in (key `token`) is marked, for what they should not see flash by: src/lib/session.ts.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the same as empty.
      return null;
    }
  };
  const { dataset } = document.documentElement;
  const stored = read('darkMode');
  const dark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'true';
  dataset.theme = dark ? 'dark' : 'light';
  if (read('token')) dataset.signedIn = '';
})();
