import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

type Theme = 'light' | 'dark';

const systemDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The theme on screen. public/firstPaint.js has set it before the first paint. */
export function getTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Chooses a theme and remembers it under `darkMode` as a string (spec §3). */
export function setTheme(theme: Theme): void {
  writeStored('darkMode', String(theme === 'dark'));
  apply();
}

/** Follows the theme. Returns the function that stops it. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the page in step with the system's preference and with other tabs. Called once, by main. */
export function watchTheme(): void {
  systemDark().addEventListener('change', apply);
  onStoredElsewhere(['darkMode'], apply);
  // The first paint was a while ago.
  apply();
}

function apply(): void {
  const stored = readStored('darkMode');
  const dark = stored === null ? systemDark().matches : stored === 'true';
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/** The theme on screen, re-rendering when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, getTheme, () => 'light');
}
