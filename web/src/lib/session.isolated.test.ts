import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { globalIdOf } from './globalId.ts';
import type * as SessionModule from './session.ts';

let session: typeof SessionModule;

const amelia = { _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' };

beforeEach(async () => {
  vi.resetModules();
  session = await import('./session.ts');
});

afterEach(() => session.endSession());

it('a browser without a stored session is a guest', { tags: ['@long'] }, () => {
  expect(session.getSession()).toEqual({ token: null, user: null });
});

it('a session is stored and restored under the specified keys', { tags: ['@long'] }, async () => {
  session.startSession(amelia, 'secret');
  expect(localStorage.getItem('token')).toBe('secret');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(amelia);
  vi.resetModules();
  const reloaded = await import('./session.ts');
  expect(reloaded.getSession()).toEqual({ token: 'secret', user: amelia });
});

it(
  'a stored user has the _id of REST, also when it was stored with the id of the schema',
  { tags: ['@long'] },
  async () => {
    const uuid = '0198a3f2-7c11-7d3e-9a55-0242ac120002';
    const id = globalIdOf('User', uuid);
    session.startSession({ ...amelia, _id: id }, 'secret');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...amelia, _id: uuid });
    localStorage.setItem('user', JSON.stringify({ ...amelia, _id: id }));
    vi.resetModules();
    const reloaded = await import('./session.ts');
    expect(reloaded.getSession().user).toEqual({ ...amelia, _id: uuid });
  },
);

it('a session that the server ended differs from one that the user ended', { tags: ['@long'] }, () => {
  session.startSession(amelia, 'secret');
  session.endSession();
  expect(session.wasEndedByServer()).toBe(false);
  session.startSession(amelia, 'secret');
  session.endSession('server');
  expect(session.wasEndedByServer()).toBe(true);
  session.startSession(amelia, 'secret');
  expect(session.wasEndedByServer()).toBe(false);
});

it.each([
  ['secret', true],
  [null, false],
])(
  'before the first paint the token %j marks the page as signed in: %s',
  { tags: ['@long'] },
  (token, expected) => {
    if (token) localStorage.setItem('token', token);
    const beforePaint = readFileSync(join(import.meta.dirname, '../../public/firstPaint.js'), 'utf8');
    runInNewContext(beforePaint, { document, localStorage, matchMedia: () => ({ matches: false }) });
    expect('signedIn' in document.documentElement.dataset).toBe(expected);
    delete document.documentElement.dataset['signedIn'];
  },
);

it.each(['{', '[]', 'null', '{"_id":1}', '"text"'])(
  'an invalid stored user %s is ignored',
  { tags: ['@long'] },
  (stored) => {
    localStorage.setItem('token', 'secret');
    localStorage.setItem('user', stored);
    expect(session.getSession()).toEqual({ token: 'secret', user: null });
  },
);

it(
  'getSession returns the same object until the session changes and listeners are called',
  { tags: ['@long'] },
  () => {
    const heard = vi.fn<() => void>();
    const stop = session.subscribeSession(heard);
    expect(session.getSession()).toBe(session.getSession());
    session.startSession(amelia, 'secret');
    session.endSession();
    session.endSession();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    stop();
    session.startSession(amelia, 'secret');
    expect(heard).toHaveBeenCalledTimes(2);
  },
);

it('a sign-out in another tab ends the session', { tags: ['@long'] }, () => {
  session.startSession(amelia, 'secret');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(session.getSession().token).toBeNull();
});

it.each([
  [true, null],
  [false, 'secret'],
])(
  'a page that is shown again (from the cache: %s) reads the current session',
  { tags: ['@long'] },
  (persisted, token) => {
    session.startSession(amelia, 'secret');
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(session.getSession().token).toBe(token);
  },
);
