import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { readStored, writeStored } from '../../lib/storage.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { messages } from './messages.ts';
import { useConversation } from './useConversation.ts';

const FIND = 'conversationRequestsQuery';
const START = 'conversationRequestsStartMutation';
const REPLY = 'useReplySubscription';
const UNCLAIMED = 'conversationRequestsUnclaimedQuery';

const emptyDraft = {
  name: null,
  brand: null,
  popularItems: [],
  quickReplies: [],
  logoUrl: null,
  sections: [],
  unreadLines: [],
  tagline: null,
  addressLine: null,
  phone: null,
  openingHours: null,
  hasHours: false,
  siteTheme: 'TRATTORIA',
  viewUrl: '',
};
const conversation = {
  id: 'id-1',
  token: 'secret',
  package: 'Silver',
  action: 'START',
  messages: [],
  unanswered: null,
  draft: emptyDraft,
  preview: null,
};
const started = { startOnboarding: { __typename: 'StartOnboardingPayload', conversation } };

function open() {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result, unmount } = renderHook(() => useConversation('Silver'), {
    wrapper,
    // Every effect runs twice, as it does in development.
    reactStrictMode: true,
  });
  const operations = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
  const hear = async (event: Record<string, unknown>): Promise<void> => {
    const [operation] = operations(REPLY);
    await act(async () => environment.mock.nextValue(operation!, { data: { onboardingReply: event } }));
  };
  return { environment, result, unmount, operations, hear };
}

it('a new chat starts one conversation about the plan, sends one message and stores the token', async () => {
  const { environment, result, operations } = open();
  expect(await asked(environment, START)).toEqual({ input: { package: 'Silver' } });
  expect(operations(START)).toHaveLength(1);
  await answer(environment, START, started);
  expect(operations(START)).toHaveLength(0);
  expect(operations(REPLY)).toHaveLength(1);
  expect(await asked(environment, REPLY)).toEqual({
    input: {
      conversation: 'secret',
      clientId: expect.stringMatching(/^[\da-f-]{36}$/),
      text: "I'd like to start with the Silver plan.",
    },
  });
  expect(readStored('onboardingConversation')).toBe('secret');
  expect(result.current.state.packageName).toBe('Silver');
});

it('a reload restores messages, step, draft and preview', async () => {
  writeStored('onboardingConversation', 'secret');
  const { environment, result, operations } = open();
  expect(await asked(environment, FIND)).toEqual({ token: 'secret' });
  await answer(environment, FIND, {
    onboardingConversation: {
      ...conversation,
      action: 'COMPLETE',
      messages: [{ id: 'm', sender: 'USER', html: 'Hi' }],
      draft: { ...emptyDraft, name: 'Luigi' },
      preview: { slug: 'luigi', previewUrl: 'http://luigi.localhost', claimToken: 'claim' },
    },
  });
  await waitFor(() => expect(result.current.state.status).toBe('open'));
  expect(result.current.state).toMatchObject({
    currentAction: 'COMPLETE',
    draft: { name: 'Luigi' },
    turn: null,
  });
  expect(result.current.state.messages).toHaveLength(1);
  expect(operations(START)).toHaveLength(0);
  expect(operations(REPLY)).toHaveLength(0);
  expect(readStored('restaurantClaimToken')).toBe('claim');
  expect(readStored('restaurantPreviewUrl')).toBe('http://luigi.localhost');
});

it('a reload sends the unanswered message again with the same id', async () => {
  writeStored('onboardingConversation', 'secret');
  const { environment, operations } = open();
  await answer(environment, FIND, {
    onboardingConversation: { ...conversation, unanswered: { clientId: 'old', text: 'My menu' } },
  });
  expect(await asked(environment, REPLY)).toEqual({
    input: { conversation: 'secret', clientId: 'old', text: 'My menu' },
  });
  expect(operations(REPLY)).toHaveLength(1);
});

it('a conversation that no longer exists is replaced by a new one', async () => {
  writeStored('onboardingConversation', 'gone');
  writeStored('restaurantClaimToken', 'gone too');
  const { environment } = open();
  await answer(environment, FIND, { onboardingConversation: null });
  expect(await asked(environment, UNCLAIMED)).toEqual({ claimToken: 'gone too' });
  await answer(environment, UNCLAIMED, { unclaimedSite: null });
  await answer(environment, START, started);
  expect(readStored('onboardingConversation')).toBe('secret');
  expect(readStored('restaurantClaimToken')).toBeNull();
});

const waiting = { slug: 'luigi', previewUrl: 'http://luigi.localhost' };
const another = { slug: 'mario', previewUrl: 'http://mario.localhost', claimToken: 'second' };

it.each([
  ['no conversation', undefined],
  ['a conversation that no longer exists', null],
  ['a conversation that has just begun', conversation],
  ['a conversation with another preview', { ...conversation, action: 'COMPLETE', preview: another }],
  [
    'a conversation whose preview was claimed',
    { ...conversation, preview: { ...another, claimToken: null } },
  ],
])('a stored claim is shown when the browser stores it beside %s', async (_what, known) => {
  writeStored('restaurantClaimToken', 'claim');
  if (known !== undefined) writeStored('onboardingConversation', 'secret');
  const { environment, result, operations } = open();
  if (known !== undefined) await answer(environment, FIND, { onboardingConversation: known });
  await answer(environment, UNCLAIMED, { unclaimedSite: waiting });
  await waitFor(() => expect(result.current.state.status).toBe('open'));
  expect(result.current.state).toMatchObject({
    identity: null,
    currentAction: 'COMPLETE',
    preview: { ...waiting, claimToken: 'claim' },
  });
  expect(operations(START)).toHaveLength(0);
  expect(readStored('restaurantClaimToken')).toBe('claim');
  expect(readStored('onboardingConversation')).toBe(known ? 'secret' : null);
});

it('the preview of a conversation does not replace the stored claim of another one', async () => {
  const { result, hear } = await openTalk();
  writeStored('restaurantClaimToken', 'claim');
  writeStored('restaurantPreviewUrl', 'http://luigi.localhost');
  act(() => result.current.say('Mario'));
  await hear({ __typename: 'OnboardingPreviewReady', ...another });
  expect(result.current.state.preview).toEqual(another);
  expect(readStored('restaurantClaimToken')).toBe('claim');
  expect(readStored('restaurantPreviewUrl')).toBe('http://luigi.localhost');
});

it('starting over from a stored claim removes it and opens the conversation that was stored beside it', async () => {
  writeStored('restaurantClaimToken', 'claim');
  writeStored('onboardingConversation', 'secret');
  const { environment, result, operations } = open();
  await answer(environment, FIND, { onboardingConversation: conversation });
  await answer(environment, UNCLAIMED, { unclaimedSite: waiting });
  await waitFor(() => expect(result.current.state.status).toBe('open'));
  act(() => result.current.startOver());
  expect(readStored('restaurantClaimToken')).toBeNull();
  await answer(environment, FIND, { onboardingConversation: conversation });
  await waitFor(() => expect(result.current.state.identity?.token).toBe('secret'));
  expect(operations(START)).toHaveLength(0);
});

it('the chat says why it cannot open, and opens on retry', async () => {
  const { environment, result } = open();
  await answer(environment, START, {
    startOnboarding: { __typename: 'RateLimitedError', message: 'Too many chats. Please wait.' },
  });
  await waitFor(() => expect(result.current.state.error).toBe('Too many chats. Please wait.'));
  act(() => result.current.dispatch({ type: 'reopened' }));
  await answer(environment, START, new NetworkProblem('timeout'));
  await waitFor(() => expect(result.current.state.error).toBe(messages.notOpened));
  act(() => result.current.dispatch({ type: 'reopened' }));
  await answer(environment, START, started);
  expect(result.current.state.status).toBe('open');
});

it('a broken stream is requested again from the beginning with the same id', async () => {
  const { environment, result, operations, hear } = open();
  await answer(environment, START, started);
  const before = await asked(environment, REPLY);
  await hear({ __typename: 'OnboardingTextDelta', html: 'Hello, and wel' });
  expect(result.current.state.turn?.answerHtml).toBe('Hello, and wel');
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkProblem('connection')));
  expect(operations(REPLY)).toHaveLength(1);
  expect(await asked(environment, REPLY)).toEqual(before);
  expect(result.current.state.turn?.answerHtml).toBe('');
  await hear({ __typename: 'OnboardingTextDelta', html: 'Hello' });
  await hear({ __typename: 'OnboardingTurnCompleted', message: { id: 'x:reply', html: 'Hello!' } });
  expect(result.current.state.messages.map(({ html }) => html)).toEqual([
    "I'd like to start with the Silver plan.",
    'Hello!',
  ]);
});

it('a stream that ends without a completed answer is requested again', async () => {
  const { environment, operations } = open();
  await answer(environment, START, started);
  const before = await asked(environment, REPLY);
  const [operation] = operations(REPLY);
  await act(async () => environment.mock.complete(operation!));
  expect(await asked(environment, REPLY)).toEqual(before);
});

it('a connection that delivers nothing is a failure', async () => {
  const { environment, result, operations } = open();
  await answer(environment, START, started);
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkProblem('connection')));
  expect(result.current.state.turn?.failure?.message).toBe('Sorry, an error occurred. Please try again.');
  expect(operations(REPLY)).toHaveLength(0);
});

it("the server's reference is shown beside the failure message", async () => {
  const { environment, result } = open();
  await answer(environment, START, started);
  const serverMessage = 'Something went wrong. Reference: 7f3a';
  await act(async () =>
    environment.mock.rejectMostRecentOperation(new NetworkProblem('server', { serverMessage })),
  );
  expect(result.current.state.turn?.failure).toMatchObject({
    message: 'Sorry, an error occurred. Please try again.',
    detail: serverMessage,
  });
});

it.each([[null], [{ __typename: 'OnboardingTurnCompleted', message: { id: 'x:reply', html: ' ' } }]])(
  'the event %j is not a valid response',
  async (event) => {
    const { environment, result, operations } = open();
    await answer(environment, START, started);
    const [operation] = operations(REPLY);
    await act(async () => environment.mock.nextValue(operation!, { data: { onboardingReply: event } }));
    expect(result.current.state.turn?.failure?.message).toBe(
      'Failed to get a valid response from the agent.',
    );
  },
);

it('leaving the chat ends the subscription', async () => {
  const { environment, unmount, operations } = open();
  await answer(environment, START, started);
  expect(operations(REPLY)).toHaveLength(1);
  unmount();
  expect(operations(REPLY)).toHaveLength(0);
});

it('starting over removes all earlier state', async () => {
  writeStored('onboardingConversation', 'old');
  const { environment, result } = open();
  const preview = { ...waiting, claimToken: 'claim' };
  await answer(environment, FIND, { onboardingConversation: { ...conversation, token: 'old', preview } });
  await waitFor(() => expect(readStored('restaurantClaimToken')).toBe('claim'));
  act(() => result.current.startOver());
  expect(readStored('onboardingConversation')).toBeNull();
  expect(readStored('restaurantClaimToken')).toBeNull();
  await answer(environment, START, {
    startOnboarding: {
      ...started.startOnboarding,
      conversation: { ...conversation, id: 'id-2', token: 'new' },
    },
  });
  expect(readStored('onboardingConversation')).toBe('new');
  expect(result.current.state.messages).toEqual([]);
});

const message = (id: string, sender: string, html: string) => ({ id, sender, html });
const asksForName = [
  message('a', 'USER', "I'd like to start with the Silver plan."),
  message('a:reply', 'AGENT', 'What is your business called?'),
];
const asksForColours = [
  ...asksForName,
  message('b', 'USER', 'Luigi'),
  message('b:reply', 'AGENT', 'Which brand colours would you like?'),
];
const found = (messagesSoFar: typeof asksForName, token = 'secret') => ({
  onboardingConversation: { ...conversation, token, action: 'REQUEST_DETAILS', messages: messagesSoFar },
});
const storedElsewhere = (key: string): void => {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
};
const becomeVisible = (): void => {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};
/** A conversation that waits for the name. */
async function openTalk() {
  writeStored('onboardingConversation', 'secret');
  const app = open();
  await answer(app.environment, FIND, found(asksForName));
  await waitFor(() => expect(app.result.current.state.status).toBe('open'));
  return app;
}

it.each([
  ['another tab has got an answer', () => storedElsewhere('onboardingTurn')],
  ['the tab becomes visible', becomeVisible],
])('the chat shows the latest question when %s, and keeps the typed text', async (_when, happens) => {
  const { environment, result, operations } = await openTalk();
  act(() => result.current.dispatch({ type: 'typed', text: 'Half a th' }));
  happens();
  await answer(environment, FIND, found(asksForColours));
  await waitFor(() => expect(result.current.state.messages).toHaveLength(4));
  expect(result.current.state).toMatchObject({ status: 'open', userInput: 'Half a th', turn: null });
  expect(operations(REPLY)).toHaveLength(0);
});

it('the chat follows another tab to a new conversation', async () => {
  const { environment, result } = await openTalk();
  writeStored('onboardingConversation', 'another');
  storedElsewhere('onboardingConversation');
  expect(await asked(environment, FIND)).toEqual({ token: 'another' });
  await answer(environment, FIND, found(asksForColours, 'another'));
  await waitFor(() => expect(result.current.state.identity?.token).toBe('another'));
});

it('the chat does not refetch while its own message is being answered', async () => {
  const { result, operations } = await openTalk();
  act(() => result.current.say('Luigi'));
  storedElsewhere('onboardingTurn');
  expect(operations(FIND)).toHaveLength(0);
  expect(result.current.state.turn?.text).toBe('Luigi');
});

it('each answer is announced to other tabs', async () => {
  const { result, hear } = await openTalk();
  act(() => result.current.say('Luigi'));
  await hear({
    __typename: 'OnboardingTurnCompleted',
    message: { id: 'b:reply', html: 'Which brand colours would you like?' },
  });
  expect(readStored('onboardingTurn')).toBe('b:reply');
});
