import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

type Theme = 'light' | 'dark';

const systemDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The current theme. public/firstPaint.js sets it before the first paint. */
export function getTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Sets a theme and stores it under `darkMode` as a string (spec §3). */
export function setTheme(theme: Theme): void {
  writeStored('darkMode', String(theme === 'dark'));
  apply();
}

/** Calls back after every change. Returns the function that unsubscribes. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies changes of the system's preference and of other tabs. Called once, by main. */
export function watchTheme(): void {
  systemDark().addEventListener('change', apply);
  onStoredElsewhere(['darkMode'], apply);
  // The preference may have changed since the first paint.
  apply();
}

function apply(): void {
  const stored = readStored('darkMode');
  const dark = stored === null ? systemDark().matches : stored === 'true';
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/** The current theme; re-renders when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, getTheme, () => 'light');
}
