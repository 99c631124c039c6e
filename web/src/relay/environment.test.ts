import { ROOT_TYPE } from 'relay-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../lib/session.ts';
import { getEnvironment, subscribeEnvironment, missingFieldHandlers } from './environment.tsx';

const amelia = { _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' };

afterEach(endSession);

it('the Relay environment is replaced only by a sign-in or a sign-out', () => {
  const heard = vi.fn<() => void>();
  subscribeEnvironment(heard);
  const guest = getEnvironment();
  expect(getEnvironment()).toBe(guest);
  startSession(amelia, 'one');
  const first = getEnvironment();
  expect(first).not.toBe(guest);
  startSession({ ...amelia, name: 'Amelia Hart' }, 'one');
  expect(getEnvironment()).toBe(first);
  endSession();
  expect(getEnvironment()).not.toBe(first);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('node(id:) is read from the store', () => {
  const handler = missingFieldHandlers[0];
  if (handler?.kind !== 'linked') throw new Error('no handler');
  const root = { getType: () => ROOT_TYPE } as Parameters<typeof handler.handle>[1];
  const user = { getType: () => 'User' } as Parameters<typeof handler.handle>[1];
  const field = (name: string) => ({ name }) as Parameters<typeof handler.handle>[0];
  const store = {} as Parameters<typeof handler.handle>[3];
  expect(handler.handle(field('node'), root, { id: 'abc' }, store)).toBe('abc');
  expect(handler.handle(field('node'), user, { id: 'abc' }, store)).toBeUndefined();
  expect(handler.handle(field('storefront'), root, { id: 'abc' }, store)).toBeUndefined();
});
