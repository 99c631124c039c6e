import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';
import { makeToken, readToken } from './secrets.ts';

const id = newId();
const token = makeToken(['secret'], 'order-status', id);

describe('signed tokens', () => {
  it('a signed token contains its id', () => expect(readToken(['secret'], 'order-status', token)).toBe(id));

  it.each([
    ['another purpose', readToken(['secret'], 'order-answer', token)],
    ['another secret', readToken(['other'], 'order-status', token)],
    ['another id', readToken(['secret'], 'order-status', makeToken(['x'], 'order-status', newId()))],
    ['a cut signature', readToken(['secret'], 'order-status', token.slice(0, -1))],
    ['more text', readToken(['secret'], 'order-status', `${token}.x`)],
    ['nothing', readToken(['secret'], 'order-status', '')],
    ['only a dot', readToken(['secret'], 'order-status', '.')],
  ])('a token is refused for %s', (_what, read) => expect(read).toBeNull());
});
