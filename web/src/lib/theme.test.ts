import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('before the first paint', () => {
  it.each([
    [null, true, 'dark'],
    [null, false, 'light'],
    ['true', false, 'dark'],
    ['false', true, 'light'],
  ])('with darkMode %j and a system preferring dark: %s, the theme is %s', (stored, systemDark, expected) => {
    if (stored !== null) localStorage.setItem('darkMode', stored);
    expect(paint(systemDark)).toBe(expected);
  });
});

it('remembers a choice as a string under darkMode, so that the next paint finds it', () => {
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

it('a system that changes before the app has come is followed as well as one that changes later', () => {
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
