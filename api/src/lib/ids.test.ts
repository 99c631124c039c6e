import { describe, expect, it } from 'vitest';
import { isUuid, sentId } from './ids.ts';

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
