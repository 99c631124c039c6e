import { describe, expect, it } from 'vitest';
import { isUuid, newId, sentId } from './ids.ts';

it('new ids are UUIDs of version 7, all different, in the order in which they were made, also within a millisecond', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => isUuid(id) && id[14] === '7')).toBe(true);
});

it('what is random in an id does not repeat', () => {
  const tails = Array.from({ length: 2_000 }, () => newId().slice(-10));
  expect(new Set(tails).size).toBe(tails.length);
});

describe('sentId', () => {
  const morning = new Date('2026-11-28T09:00:00Z');
  const id = sentId(morning, 'Ana', 'Hello');

  it('is a UUID, and the same all day', () => {
    expect(isUuid(id)).toBe(true);
    expect(sentId(new Date('2026-11-28T23:59:59Z'), 'Ana', 'Hello')).toBe(id);
  });

  it.each([
    ['the next day', sentId(new Date('2026-11-29T00:00:00Z'), 'Ana', 'Hello')],
    ['another fact', sentId(morning, 'Ana', 'Hello!')],
    ['facts in another order', sentId(morning, 'Hello', 'Ana')],
    ['facts that are divided elsewhere', sentId(morning, 'AnaHello', '')],
  ])('%s has another one', (_what, other) => expect(other).not.toBe(id));
});
