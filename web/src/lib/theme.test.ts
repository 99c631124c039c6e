import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { getTheme, setTheme, subscribeTheme, watchTheme } from './theme.ts';

const beforePaint = readFileSync(join(import.meta.dirname, '../../public/firstPaint.js'), 'utf8');

/** Runs public/firstPaint.js as the page does, with a system that prefers dark or light. */
function paint(systemDark: boolean): string | undefined {
  runInNewContext(beforePaint, { document, localStorage, matchMedia: () => ({ matches: systemDark }) });
  return document.documentElement.dataset['theme'];
}

beforeEach(() => {
  delete document.documentElement.dataset['theme'];
});

it.each([
  [null, true, 'dark'],
  [null, false, 'light'],
  ['true', false, 'dark'],
  ['false', true, 'light'],
])('with darkMode %j and a system preferring dark: %s, the theme is %s', (stored, systemDark, expected) => {
  if (stored !== null) localStorage.setItem('darkMode', stored);
  expect(paint(systemDark)).toBe(expected);
});

it('a chosen theme is stored as a string under darkMode for the next paint', () => {
  const heard = vi.fn<() => void>();
  const stop = subscribeTheme(heard);
  setTheme('dark');
  expect(getTheme()).toBe('dark');
  expect(localStorage.getItem('darkMode')).toBe('true');
  expect(paint(false)).toBe('dark');
  setTheme('light');
  expect(paint(true)).toBe('light');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

it('the theme follows a system change before and after the app is loaded', () => {
  let isDark = true;
  const media = Object.assign(new EventTarget(), { media: '' });
  Object.defineProperty(media, 'matches', { get: () => isDark });
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList);
  expect(paint(isDark)).toBe('dark');
  isDark = false;
  watchTheme();
  expect(getTheme()).toBe('light');
  isDark = true;
  media.dispatchEvent(new Event('change'));
  expect(getTheme()).toBe('dark');
});
