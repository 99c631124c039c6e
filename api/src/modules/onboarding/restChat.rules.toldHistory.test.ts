import { describe, expect, it } from 'vitest';
import type { OnboardingEvent } from './onboarding.rules.ts';
import { earlierMessages, markAnswers, markedConversation, toldWords } from './restChat.rules.ts';

const user = (text: string) => ({ sender: 'user', text });
const agent = (text: string) => ({ sender: 'agent', text });
const A = 'a'.repeat(43);
const B = 'b'.repeat(43);

describe('earlierMessages', () => {
  it.each([
    ['nothing', [], []],
    ['the message itself', [user(' Hello ')], []],
    ['what came before it', [agent('Hi!'), user('Hello')], [agent('Hi!')]],
    ['the same words said earlier', [user('Hello'), agent('Hi!')], [user('Hello'), agent('Hi!')]],
    ['the same words of the agent', [agent('Hello')], [agent('Hello')]],
    ['no empty ones', [user('a'), agent(' '), user('')], [user('a')]],
  ])('earlierMessages handles a history of %s', (_what, history, expected) =>
    expect(earlierMessages(history, 'Hello')).toEqual(expected),
  );
});

describe('toldWords', () => {
  it("toldWords returns only the visitor's messages", () =>
    expect(toldWords([agent('Name?'), user('Luna'), { sender: 'system', text: 'x' }, user('red')])).toEqual([
      'Luna',
      'red',
    ]));

  it('toldWords returns the latest 12 messages', () => {
    const words = toldWords(Array.from({ length: 100 }, (_, index) => user(`message ${index}`)));
    expect([words.length, words[0], words.at(-1)]).toEqual([12, 'message 88', 'message 99']);
  });
});

describe('markedConversation', () => {
  it.each([
    ['no answer', [user('Hi')], null],
    ['an answer without a mark', [agent('Hello')], null],
    ['an answer with a mark', [user('Hi'), agent(`Hello<!--conversation:${A}-->`)], A],
    ['the latest of two marks', [agent(`1<!--conversation:${A}-->`), agent(`2<!--conversation:${B}-->`)], B],
    ['a mark before an answer without one', [agent(`1<!--conversation:${A}-->`), agent('2')], A],
    ['words of the visitor that look like a mark', [user(`<!--conversation:${A}-->`)], null],
    ['a mark of another form', [agent('<!--conversation:short-->')], null],
  ])('markedConversation handles %s', (_what, earlier, expected) =>
    expect(markedConversation(earlier)).toBe(expected),
  );

  it('markedConversation finds the mark that markAnswers added', async () => {
    async function* answer(): AsyncGenerator<OnboardingEvent> {
      yield { type: 'delta', html: 'Hi' };
      yield {
        type: 'completed',
        message: { id: '1:reply', sender: 'agent', html: 'Hi', createdAt: new Date(0) },
      };
    }
    const texts = { deltas: '', completed: '' };
    for await (const event of markAnswers(answer(), A)) {
      if (event.type === 'delta') texts.deltas += event.html;
      if (event.type === 'completed') texts.completed = event.message.html;
    }
    expect(texts.deltas).toBe(texts.completed);
    const html = texts.completed;
    expect(html).toMatch(/^Hi<!--/);
    expect(markedConversation([agent(html)])).toBe(A);
  });
});
