import { afterEach, expect, it } from 'vitest';
import { endSession, getSession, getWatch, startSession, startWatch } from './session.ts';
import { readWatch } from './watch.ts';

const UNTIL = new Date(Date.now() + 60_000).toISOString();
const OTIS = { _id: 'otis', name: 'Otis', email: 'otis@example.com' };
const WATCH = {
  token: 'look',
  user: { _id: 'olivia', name: 'Olivia', email: 'olivia@example.org' },
  siteName: 'Olive Press',
  siteId: 'a',
  until: UNTIL,
};

afterEach(() => {
  endSession();
  endSession();
  sessionStorage.clear();
});

it('a look takes the place of the session in this tab, and ending it brings the own session back', () => {
  startSession(OTIS, 'own');
  startWatch(WATCH);
  expect(getSession()).toEqual({ token: 'look', user: WATCH.user });
  expect(getWatch()).toEqual(WATCH);
  expect(localStorage.getItem('token')).toBe('own');
  endSession('server');
  expect(getSession()).toEqual({ token: 'own', user: OTIS });
  expect(getWatch()).toBeNull();
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"token":"look","user":null}'],
  ['a missing name', JSON.stringify({ ...WATCH, user: { _id: 'olivia' } })],
  ['a look that has ended', JSON.stringify({ ...WATCH, until: '2026-01-01T00:00:00.000Z' })],
])('%s in the storage is no look', (_what, stored) => {
  if (stored !== null) sessionStorage.setItem('watch', stored);
  expect(readWatch()).toBeNull();
});
