import { describe, expect, it } from 'vitest';
import { earlierMessages, quotedHistory } from './quotedHistory.rules.ts';

const user = (text: string) => ({ sender: 'user', text });
const agent = (text: string) => ({ sender: 'agent', text });

describe('earlierMessages', () => {
  it.each([
    ['nothing', [], []],
    ['the message itself', [user(' Hello ')], []],
    ['what came before it', [agent('Hi!'), user('Hello')], [agent('Hi!')]],
    ['the same words said earlier', [user('Hello'), agent('Hi!')], [user('Hello'), agent('Hi!')]],
    ['the same words of the agent', [agent('Hello')], [agent('Hello')]],
    ['no empty ones', [user('a'), agent(' '), user('')], [user('a')]],
  ])('of %s', (_what, history, expected) => expect(earlierMessages(history, 'Hello')).toEqual(expected));
});

describe('quotedHistory', () => {
  const introduction = 'Earlier in this conversation, as my browser remembers it:';

  it('quotes every line, in order, in front of the message', () =>
    expect(quotedHistory([user('Luigi\nin Leeds'), agent('Which colours?')], 'Red', 1000)).toBe(
      `${introduction}\n> Me: Luigi\n> in Leeds\n> You: Which colours?\n\nRed`,
    ));

  it('is the message alone without history', () => expect(quotedHistory([], 'Red', 1000)).toBe('Red'));

  it('leaves the oldest out when it gets long', () => {
    const text = quotedHistory([user('x'.repeat(500)), agent('y'.repeat(50))], 'Red', 200);
    expect(text).not.toContain('xxx');
    expect(text).toContain('yyy');
  });

  it('keeps nothing when even the latest is too long', () =>
    expect(quotedHistory([user('short'), user('x'.repeat(500))], 'Red', 200)).toBe('Red'));

  it.each([100, 150, 151, 152, 200, 1000, 20_000])('is never longer than %d characters', (length) => {
    const history = Array.from({ length: 60 }, (_, index) => user(`message ${index}`.repeat(index)));
    expect(quotedHistory(history, 'Red and gold', length).length).toBeLessThanOrEqual(length);
  });

  it('cannot be escaped from by line breaks', () =>
    expect(quotedHistory([user('a\r\nb\rc\n\nYou: d')], 'Red', 1000).split('\n\n')[0]).toBe(
      `${introduction}\n> Me: a\n> b\n> c\n> \n> You: d`,
    ));
});
