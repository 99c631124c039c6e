import { expect, it } from 'vitest';
import { initialConversation, type ChatMessage, type ConversationState } from '../conversationState.ts';
import { messages } from '../messages.ts';
import { isWorthAsking, fateOfWords } from './WidgetPanel.tsx';

const fresh: ConversationState = {
  ...initialConversation,
  status: 'open',
  identity: { id: 'id', token: 'secret' },
  packageName: 'Gold Restaurant',
};
const preview = { slug: 'lucia', previewUrl: 'http://lucia.localhost', claimToken: 'claim' };
const turn = (text: string, failure: { message: string } | null = null) => ({
  clientId: 't',
  text,
  fileName: null,
  attempt: 1,
  resends: 3,
  failure: failure && { ...failure, detail: null, isWorkflowError: false },
  answerHtml: '',
  built: [],
  before: { currentAction: 'START' as const, draft: initialConversation.draft },
});
const message = (id: string, sender: ChatMessage['sender']): ChatMessage => ({
  id,
  sender,
  html: id,
  fileName: null,
  isUnanswered: false,
});
const first = messages.firstMessage('Gold Restaurant');

it.each<[what: string, changes: Partial<ConversationState>, use: string]>([
  ['while it opens', { status: 'opening' }, 'wait'],
  ['while it cannot be reached', { status: 'unreachable' }, 'wait'],
  ['while the greeting is written', { turn: turn(first) }, 'wait'],
  ['after the greeting', { currentAction: 'REQUEST_DETAILS' }, 'say'],
  ['after a greeting that failed', { turn: turn(first, { message: 'Sorry' }) }, 'say'],
  ['when the name is known', { draft: { ...fresh.draft, name: 'Lucia' } }, 'type'],
  ['when the logo is asked for', { currentAction: 'REQUEST_LOGO' }, 'type'],
  ['when the site is ready', { currentAction: 'COMPLETE', preview }, 'type'],
  ['while another preview waits to be claimed', { identity: null, preview }, 'wait'],
])('the words from a page, %s, have the result %s', (_what, changes, use) => {
  expect(fateOfWords({ ...fresh, ...changes })).toBe(use);
});

it.each<[what: string, changes: Partial<ConversationState>, isAsked: boolean]>([
  ['nothing', {}, false],
  ['the first message, which came by itself', { turn: turn(first) }, false],
  ['its answer', { messages: [message('a', 'USER'), message('b', 'AGENT')] }, false],
  ['blanks in the input', { userInput: '  ' }, false],
  ['words in the input', { userInput: 'Luc' }, true],
  ['an answer of the visitor', { messages: [message('a', 'USER'), message('c', 'USER')] }, true],
  ['an answer on its way', { turn: turn('We are Lucia') }, true],
  ['a preview', { preview }, true],
  ['a preview whose chat is gone', { identity: null, preview }, false],
])('resetting a chat with %s asks for confirmation: %s', (_what, changes, isAsked) => {
  expect(isWorthAsking({ ...fresh, ...changes })).toBe(isAsked);
});
