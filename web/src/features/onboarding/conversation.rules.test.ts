import { describe, expect, it, test } from 'vitest';
import {
  conversationReducer as reduce,
  isBuildAnnounced,
  isClaimShown,
  isLoading,
  isReconnecting,
  isUploadRequested,
  revealOf,
  stepOf,
} from './conversation.rules.ts';
import {
  type ConversationEvent,
  initialConversation,
  type ConversationState,
  emptyDraft,
} from './conversationState.ts';
import type { Conversation } from './conversationRequests.ts';
import { messages } from './messages.ts';

const conversation: Conversation = {
  id: 'id',
  token: 'secret',
  package: 'Gold',
  action: 'START',
  messages: [],
  unanswered: null,
  draft: emptyDraft,
  preview: null,
};
const said = { id: 'm', sender: 'USER', html: 'Hi', fileName: null, isUnanswered: false } as const;
const preview = { slug: 'luigis', previewUrl: 'http://luigis.localhost', claimToken: 'claim' };
const failure = { message: messages.chatFailed, detail: null, isWorkflowError: false };

const after = (...events: ConversationEvent[]): ConversationState =>
  events.reduce(reduce, initialConversation);
const opened = (parts: Partial<Conversation> = {}): ConversationEvent => ({
  type: 'opened',
  conversation: { ...conversation, messages: [said], ...parts },
  clientId: 'first',
});
const say = (text: string, clientId = 'c1'): ConversationEvent => ({
  type: 'said',
  text,
  fileName: null,
  clientId,
});
const answered: ConversationEvent = { type: 'answered', message: { id: 'c1:reply', html: 'Hello' } };

test.each([
  ['START', 1],
  ['REQUEST_DETAILS', 1],
  ['REQUEST_LOGO', 2],
  ['REQUEST_UPLOAD', 2],
  ['REQUEST_MENU', 3],
  ['COMPLETE', 4],
  ['WF_ERROR', 4],
  ['%future added value', 4],
] as const)('the action %s is step %i', (action, step) => {
  expect(stepOf(action)).toBe(step);
});

describe('opening', () => {
  it('a new conversation starts with one message about the plan', () => {
    const { turn, status } = after(opened({ messages: [], package: 'Platinum' }));
    expect(status).toBe('open');
    expect(turn).toMatchObject({ clientId: 'first', text: "I'd like to start with the Platinum plan." });
  });

  it('a fully answered conversation opens without a new message', () => {
    const state = after(opened({ action: 'REQUEST_MENU' }));
    expect(state).toMatchObject({ turn: null, currentAction: 'REQUEST_MENU', messages: [said] });
    expect(isLoading(state)).toBe(false);
  });

  it('an unanswered message is sent again with its id', () => {
    const { turn } = after(opened({ unanswered: { clientId: 'old', text: 'My menu' } }));
    expect(turn).toMatchObject({ clientId: 'old', text: 'My menu', attempt: 1 });
  });

  it('opening keeps the typed text, unless it is being sent again', () => {
    const typed = after(opened(), { type: 'typed', text: 'My menu' }, { type: 'reopened' });
    expect(reduce(typed, opened()).userInput).toBe('My menu');
    expect(reduce(typed, opened({ unanswered: { clientId: 'o', text: 'My menu' } })).userInput).toBe('');
  });

  it('a chat that cannot be opened has an error and can be opened again', () => {
    const unreachable = after({ type: 'notOpened', message: 'No.' });
    expect(unreachable).toMatchObject({ status: 'unreachable', error: 'No.' });
    expect(reduce(unreachable, { type: 'reopened' })).toMatchObject({ status: 'opening', error: null });
  });

  it('starting over resets the chat', () => {
    expect(after(opened({ preview }), say('x'), { type: 'startedOver' })).toEqual(initialConversation);
  });
});

describe('saying something', () => {
  test.each(['', '   ', '\n\t '])('the blank message %j is ignored', (text) => {
    const before = after(opened());
    expect(reduce(before, say(text))).toBe(before);
  });

  it('messages are ignored while loading', () => {
    const loading = after(opened(), say('one'));
    expect(isLoading(loading)).toBe(true);
    expect(reduce(loading, say('two', 'c2'))).toBe(loading);
    expect(reduce(initialConversation, say('early'))).toBe(initialConversation);
  });

  it('sending a message clears the input and waits for the answer', () => {
    const state = after(opened(), { type: 'typed', text: ' hi ' }, say(' hi '));
    expect(state).toMatchObject({ userInput: '', turn: { clientId: 'c1', text: 'hi', failure: null } });
  });

  it('an answer keeps the ids of the server', () => {
    const state = after(opened(), say('a < b\nc'), { type: 'textCame', html: 'Hel' }, answered);
    expect(state.turn).toBeNull();
    expect(state.messages.slice(1)).toEqual([
      { id: 'c1', sender: 'USER', fileName: null, html: 'a &lt; b<br />c' },
      { id: 'c1:reply', sender: 'AGENT', html: 'Hello' },
    ]);
  });
});

describe('an answer', () => {
  const asking = after(opened({ action: 'REQUEST_MENU' }), say('menu'));

  it('an answer arrives in parts', () => {
    const state = reduce(reduce(asking, { type: 'textCame', html: 'Hel' }), { type: 'textCame', html: 'lo' });
    expect(state.turn?.answerHtml).toBe('Hello');
  });

  it('an answer changes the step, fills the draft and ticks each part off once', () => {
    const draft = { ...emptyDraft, name: 'Luigi' };
    const state = [
      { type: 'actionChanged', action: 'REQUEST_LOGO' },
      { type: 'draftChanged', draft },
      { type: 'partBuilt', step: 'SITE' },
      { type: 'partBuilt', step: 'SITE' },
      { type: 'partBuilt', step: 'MENU' },
    ].reduce((so, event) => reduce(so, event as ConversationEvent), asking);
    expect(state).toMatchObject({ currentAction: 'REQUEST_LOGO', draft, turn: { built: ['SITE', 'MENU'] } });
  });

  it('the time of the build is announced while the menu is loading', () => {
    expect(asking.turn && isBuildAnnounced(asking.turn)).toBe(true);
    const { turn } = reduce(asking, { type: 'partBuilt', step: 'SITE' });
    expect(turn && isBuildAnnounced(turn)).toBe(false);
    const other = after(opened({ action: 'REQUEST_LOGO' }), say('Skip'), {
      type: 'actionChanged',
      action: 'REQUEST_MENU',
    });
    expect(other.turn && isBuildAnnounced(other.turn)).toBe(false);
  });

  it('a ready preview completes the chat, and the claim form follows the answer', () => {
    const ready = reduce(asking, { type: 'previewReady', preview });
    expect(ready).toMatchObject({ currentAction: 'COMPLETE', preview, isPreviewNew: true });
    expect(isClaimShown(ready)).toBe(false);
    expect(isClaimShown(reduce(ready, answered))).toBe(true);
  });

  it('a new site stands alone when the answer is complete, until it is revealed, and only once', () => {
    const ready = reduce(asking, { type: 'previewReady', preview });
    expect(revealOf(ready)).toBeNull();
    const alone = reduce(ready, answered);
    expect(revealOf(alone)).toBe('alone');
    for (const isMoved of [true, false]) {
      const shown = reduce(alone, { type: 'revealed', isMoved });
      expect(revealOf(shown)).toBe(isMoved ? 'moved' : 'still');
      expect(reduce(shown, { type: 'revealed', isMoved: true })).toBe(shown);
    }
    const changed = reduce(alone, { type: 'changing', isChanging: true });
    const again = [say('Blue'), { type: 'previewReady', preview } as const, answered].reduce(reduce, changed);
    expect(isClaimShown(again)).toBe(false);
    expect(revealOf(reduce(again, { type: 'changing', isChanging: false }))).toBeNull();
  });

  it('a site that was built before does not stand alone', () => {
    expect(revealOf(after(opened({ action: 'COMPLETE', preview })))).toBeNull();
  });

  it('a fact that was entered beside the chat is news until the next message', () => {
    const edited = after(opened(), { type: 'draftEdited', draft: emptyDraft, preview: null });
    expect(edited.isEdited).toBe(true);
    expect(reduce(edited, say('Go on')).isEdited).toBe(false);
  });

  it('events of an ended turn are ignored', () => {
    const idle = after(opened());
    for (const event of [answered, { type: 'textCame', html: 'x' }, { type: 'asked' }] as ConversationEvent[])
      expect(reduce(idle, event)).toBe(idle);
  });
});

describe('a failed answer', () => {
  const asking = after(opened({ action: 'REQUEST_DETAILS' }), say('green'));
  const half = [
    { type: 'textCame', html: 'Nice' },
    { type: 'actionChanged', action: 'REQUEST_LOGO' },
    { type: 'draftChanged', draft: { ...emptyDraft, name: 'Luigi' } },
    { type: 'partBuilt', step: 'SITE' },
  ].reduce((so, event) => reduce(so, event as ConversationEvent), asking);
  const failed = reduce(half, { type: 'failed', failure, retryable: true });

  it('a failed answer keeps nothing except the reason, as on the server', () => {
    expect(failed).toMatchObject({ currentAction: 'REQUEST_DETAILS', draft: emptyDraft });
    expect(failed.turn).toMatchObject({ text: 'green', failure, answerHtml: '', built: [] });
    expect(isLoading(failed)).toBe(false);
  });

  it('a failed answer is requested again with the same id', () => {
    const again = reduce(failed, { type: 'retried' });
    expect(again.turn).toMatchObject({ clientId: 'c1', attempt: 2, failure: null });
    expect(reduce(again, { type: 'retried' })).toBe(again);
  });

  it('a failed message stays visible when the visitor sends another one', () => {
    const other = reduce(failed, say('blue', 'c2'));
    expect(other.messages.at(-1)).toEqual({ ...said, id: 'c1', html: 'green', isUnanswered: true });
    expect(other.turn).toMatchObject({ clientId: 'c2', text: 'blue' });
  });

  it('a message that must not be repeated returns to the input', () => {
    const refused = reduce(half, {
      type: 'failed',
      failure: { ...failure, message: 'Too long.' },
      retryable: false,
    });
    expect(refused).toMatchObject({ turn: null, userInput: 'green', error: 'Too long.' });
    expect(refused.currentAction).toBe('REQUEST_DETAILS');
    expect(reduce(refused, say('green', 'c3')).error).toBeNull();
  });

  it('a preview survives a failure that follows it', () => {
    const broken = reduce(reduce(half, { type: 'previewReady', preview }), {
      type: 'failed',
      failure,
      retryable: true,
    });
    expect(broken.preview).toEqual(preview);
    expect(isClaimShown(broken)).toBe(true);
  });
});

describe('a lost connection', () => {
  const half = reduce(after(opened(), say('green')), { type: 'textCame', html: 'Nice' });

  it('a lost connection starts the answer again from the beginning', () => {
    const again = reduce(half, { type: 'lost', canResend: true });
    expect(again.turn).toMatchObject({ clientId: 'c1', attempt: 2, answerHtml: '' });
    expect(again.turn && isReconnecting(again.turn)).toBe(true);
  });

  it('a connection that delivers nothing, or is lost too often, is a failure', () => {
    expect(reduce(half, { type: 'lost', canResend: false }).turn?.failure).toEqual(failure);
    let state = half;
    for (let i = 0; i < 3; i += 1) state = reduce(state, { type: 'lost', canResend: true });
    expect(state.turn).toMatchObject({ attempt: 4, failure: null });
    expect(reduce(state, { type: 'lost', canResend: true }).turn?.failure).toEqual(failure);
  });

  it('the reconnecting note ends after a Retry or when the answer continues', () => {
    const failed = reduce(half, { type: 'lost', canResend: false });
    const { turn } = reduce(failed, { type: 'retried' });
    expect(turn && isReconnecting(turn)).toBe(false);
    const going = reduce(reduce(half, { type: 'lost', canResend: true }), { type: 'textCame', html: 'Nice' });
    expect(going.turn && isReconnecting(going.turn)).toBe(false);
  });

  it('sending again discards what the earlier attempt delivered', () => {
    const changed = reduce(half, { type: 'actionChanged', action: 'REQUEST_MENU' });
    expect(reduce(changed, { type: 'asked' })).toMatchObject({
      currentAction: 'START',
      turn: { answerHtml: '', attempt: 1 },
    });
  });
});

describe('the logo', () => {
  test.each([
    ['REQUEST_LOGO', true],
    ['REQUEST_UPLOAD', true],
    ['REQUEST_MENU', false],
    ['START', false],
    ['COMPLETE', false],
  ] as const)('the action %s shows the logo upload: %s', (action, isShown) => {
    expect(isUploadRequested(after(opened({ action })))).toBe(isShown);
  });

  it('the logo upload is hidden while loading', () => {
    expect(isUploadRequested(after(opened({ action: 'REQUEST_LOGO' }), say('Skip')))).toBe(false);
  });

  it('the logo stays when a turn is repeated', () => {
    const failed = after(opened(), say('x'), { type: 'failed', failure, retryable: true });
    const again = reduce(reduce(failed, { type: 'logoUploaded', logoUrl: '/l.webp' }), { type: 'retried' });
    expect(again.draft.logoUrl).toBe('/l.webp');
    expect(after(opened(), { type: 'logoUploaded', logoUrl: '/l.webp' }).draft.logoUrl).toBe('/l.webp');
  });
});

describe('claiming', () => {
  const ready = after(opened({ preview, action: 'COMPLETE' }));

  it('the claim form replaces the input until the visitor wants to change something', () => {
    expect(isClaimShown(ready)).toBe(true);
    const changing = reduce(ready, { type: 'changing', isChanging: true });
    expect(isClaimShown(changing)).toBe(false);
    expect(isClaimShown(reduce(changing, { type: 'changing', isChanging: false }))).toBe(true);
  });

  it('a change is published while the visitor goes on, and the claim form returns after a new build', () => {
    const changing = reduce(reduce(ready, { type: 'changing', isChanging: true }), say('Call it Mario'));
    const published = reduce(changing, { type: 'previewReady', preview: { ...preview, slug: 'mario' } });
    expect(isClaimShown(reduce(published, answered))).toBe(false);
    expect(published.preview?.slug).toBe('mario');
    const rebuilt = reduce(published, { type: 'actionChanged', action: 'COMPLETE' });
    expect(isClaimShown(reduce(rebuilt, answered))).toBe(true);
    expect(rebuilt.isPreviewNew).toBe(false);
  });
});
