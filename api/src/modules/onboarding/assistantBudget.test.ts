import { describe, expect, it } from 'vitest';
import type { AssistantItem } from '../../gateways/assistant/assistant.gateway.ts';
import { charactersOf, latestTurns } from './assistantBudget.ts';

const user = (text: string): AssistantItem => ({ type: 'message', role: 'user', text });
const agent = (text: string): AssistantItem => ({ type: 'message', role: 'assistant', text });
const call = (args: string): AssistantItem => ({
  type: 'toolCall',
  callId: '1',
  name: 'save',
  arguments: args,
});
const result = (output: string): AssistantItem => ({ type: 'toolResult', callId: '1', output });

it('charactersOf counts texts, arguments and results', () =>
  expect(charactersOf([user('ab'), call('cde'), result('f'), agent('gh')])).toBe(8));

describe('latestTurns', () => {
  const first = [user('1234'), agent('5678')];
  const second = [user('12'), call('345'), result('67'), agent('890')];
  it.each([
    ['nothing', [], 10, []],
    ['all turns that fit', [...first, ...second], 18, [...first, ...second]],
    ['whole turns alone', [...first, ...second], 17, second],
    ['the latest turn to the last character', [...first, ...second], 10, second],
    ['what was said last when no turn fits', [...first, ...second], 9, [agent('890')]],
    ['the end of what was said last', [...first, ...second], 2, [agent('90')]],
    ['nothing when nothing was said', [user('12345')], 2, []],
  ])('latestTurns keeps %s', (_what, history, room, expected) =>
    expect(latestTurns(history, room)).toEqual(expected),
  );
});
