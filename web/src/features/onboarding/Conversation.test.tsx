import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { writeStored } from '../../lib/storage.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { messages } from './messages.ts';

const LONG = { tags: ['@long'] };

const REPLY = 'useReplySubscription';
const draft = {
  name: 'Luigi',
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
  package: 'Gold',
  action: 'REQUEST_DETAILS',
  messages: [
    { id: 'a', sender: 'USER', html: "I'd like to start with the Gold plan." },
    { id: 'a:reply', sender: 'AGENT', html: 'What is your business <b>called</b>?' },
  ],
  unanswered: null,
  draft,
  preview: null,
};

/** For what is loaded with its first use. */
const SLOW = { timeout: 5_000 };

/** The setup page with a conversation that waits for the visitor. */
async function openChat(parts: Record<string, unknown> = {}) {
  writeStored('onboardingConversation', 'secret');
  const { environment } = renderScreen('/setup?package=Gold');
  await answer(environment, 'conversationRequestsQuery', {
    onboardingConversation: { ...conversation, ...parts },
  });
  const replies = () =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === REPLY);
  const hear = async (...events: Record<string, unknown>[]): Promise<void> => {
    const [reply] = replies();
    for (const event of events)
      await act(async () => environment.mock.nextValue(reply!, { data: { onboardingReply: event } }));
  };
  return { environment, replies, hear };
}

const input = () => screen.findByRole('textbox', { name: 'Your message' });
const noInput = () => expect(screen.queryByRole('textbox')).toBeNull();
const delta = (html: string) => ({ __typename: 'OnboardingTextDelta', html });
const completed = (html: string) => ({
  __typename: 'OnboardingTurnCompleted',
  message: { id: 'x:reply', html },
});
const failed = (reason: string, parts: object = {}) => ({
  __typename: 'OnboardingFailed',
  reason,
  retryable: true,
  isWorkflowError: false,
  ...parts,
});

it('the chat shows the messages, those of the assistant as HTML', async () => {
  await openChat();
  const chat = await screen.findByRole('region', { name: messages.conversation });
  expect((await within(chat).findByText('called')).tagName).toBe('B');
});

it('the first message about the plan is a quiet line, and a quick answer is sent with one press', async () => {
  const { environment, replies } = await openChat();
  const chat = await screen.findByRole('region', { name: messages.conversation });
  expect(within(chat).getByText(messages.startingWith('Gold'))).toBeInTheDocument();
  expect(within(chat).queryByText(messages.firstMessage('Gold'))).toBeNull();
  await userEvent.dblClick(within(chat).getByRole('button', { name: 'Terracotta and cream' }));
  expect(await asked(environment, REPLY)).toMatchObject({ input: { text: 'Terracotta and cream' } });
  expect(replies()).toHaveLength(1);
  expect(within(chat).queryByRole('list', { name: messages.quickReplies })).toBeNull();
});

it('Enter sends a message, the input is hidden while loading, and the answer streams in', LONG, async () => {
  const { environment, hear } = await openChat();
  await userEvent.type(await input(), "Luigi's{Shift>}{Enter}{/Shift}Leeds{Enter}");
  expect(await asked(environment, REPLY)).toMatchObject({
    input: { conversation: 'secret', text: "Luigi's\nLeeds" },
  });
  noInput();
  expect(screen.getByRole('status')).toHaveTextContent('The assistant is writing…');
  const chat = screen.getByRole('region', { name: messages.conversation });
  await hear(delta('Lovely '));
  expect(within(chat).getByText('Lovely')).toBeInTheDocument();
  await hear(delta('to meet you.'));
  expect(within(chat).getByText('Lovely to meet you.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The assistant is writing…');
  await hear(completed('Lovely to meet you.'));
  expect(screen.getByRole('status')).toHaveTextContent('Lovely to meet you.');
  expect(await input()).toHaveFocus();
  expect(await input()).toHaveValue('');
});

it('a blank message is not sent', LONG, async () => {
  const { replies } = await openChat();
  const field = await input();
  for (const text of ['', '   ', '\n']) {
    fireEvent.change(field, { target: { value: text } });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(replies()).toHaveLength(0);
    expect(field).toBeInTheDocument();
  }
});

it('Enter does not send while a character is composed', async () => {
  const { replies } = await openChat();
  fireEvent.change(await input(), { target: { value: '寿司' } });
  fireEvent.keyDown(await input(), { key: 'Enter', isComposing: true });
  expect(replies()).toHaveLength(0);
});

it('a message above the length limit is not sent', LONG, async () => {
  const { replies } = await openChat();
  fireEvent.change(await input(), { target: { value: 'x'.repeat(20_001) } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await input()).toHaveAccessibleDescription(messages.tooLong(20_001, 20_000));
  expect(replies()).toHaveLength(0);
});

it('Retry after a failed answer sends the same message with the same id', LONG, async () => {
  const { environment, hear } = await openChat();
  await userEvent.type(await input(), 'Green{Enter}');
  const first = await asked(environment, REPLY);
  await hear(delta('Nice'), failed('Sorry, an error occurred. Please try again.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Sorry, an error occurred. Please try again.');
  expect(screen.queryByText('Nice')).toBeNull();
  expect(screen.getByText('Green')).toBeInTheDocument();
  expect(screen.getByRole('alert').querySelector('.lucide-bot-off')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await asked(environment, REPLY)).toEqual(first);
  await hear(completed('Good choice.'));
  expect(screen.getAllByText('Green')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a failure of the assistant shows its other icon', async () => {
  const { hear } = await openChat({ unanswered: { clientId: 'u', text: 'Hi' } });
  await hear(failed(messages.workflowFailed, { isWorkflowError: true }));
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred while processing your request.');
  expect(screen.getByRole('alert').querySelector('.lucide-bot-off')).not.toBeNull();
});

it('the action wf_error shows the failure message', async () => {
  await openChat({ action: 'WF_ERROR' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while processing your request.',
  );
});

it(
  'a message that must not be repeated returns to the input, and the chat can be reloaded',
  LONG,
  async () => {
    const { environment, hear } = await openChat();
    await userEvent.type(await input(), 'Green{Enter}');
    await hear(failed('A newer message has replaced this one.', { retryable: false }));
    expect(await input()).toHaveValue('Green');
    expect(screen.getByRole('alert')).toHaveTextContent('A newer message has replaced this one.');
    await userEvent.click(screen.getByRole('button', { name: 'Reload the chat' }));
    await answer(environment, 'conversationRequestsQuery', { onboardingConversation: conversation });
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('the chat shows that it cannot be opened, and Retry opens it', LONG, async () => {
  const { environment } = renderScreen('/setup');
  await answer(environment, 'conversationRequestsStartMutation', new NetworkProblem('connection'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The chat could not be opened. Please try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await asked(environment, 'conversationRequestsStartMutation')).toEqual({
    input: { package: 'Gold' },
  });
});

it('the chat announces how long the build takes, then ticks off its parts', LONG, async () => {
  const { hear } = await openChat({ action: 'REQUEST_MENU' });
  expect(screen.queryByText(messages.buildNotice)).toBeNull();
  await userEvent.type(await input(), 'Margherita 8.50{Enter}');
  expect(await screen.findByText(/takes a minute or two/)).toBeInTheDocument();
  await hear({ __typename: 'OnboardingProgress', step: 'SITE' });
  expect(screen.queryByText(messages.buildNotice)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Building your website' })).toBeInTheDocument();
});

it('an answer updates the steps and the preview', LONG, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // frames load nothing here, which is reported
  const { hear } = await openChat({ unanswered: { clientId: 'u', text: 'Green' } });
  const current = () =>
    screen.getByRole('list', { name: messages.stepsLabel }).querySelector('[aria-current]');
  expect(current()).toHaveTextContent('Details');
  await hear({ __typename: 'OnboardingActionChanged', action: 'REQUEST_LOGO' });
  expect(current()).toHaveTextContent('Logo');
  const viewUrl = 'http://preview.localhost:5001/id.key?v=2';
  await hear({ __typename: 'OnboardingDraftChanged', draft: { ...draft, viewUrl } });
  await hear({ __typename: 'OnboardingActionChanged', action: 'REQUEST_MENU' });
  expect(current()).toHaveTextContent('Menu');
  await hear({ __typename: 'OnboardingActionChanged', action: 'COMPLETE' });
  expect(current()).toHaveTextContent('Done!');
  await hear(completed('Lovely.'));
  expect(screen.getByTitle(messages.previewLabel)).toHaveAttribute('src', viewUrl);
});

it(
  'the phone shows the stored draft, keeps it until the next one has loaded, and becomes the site',
  LONG,
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // frames load nothing here, which is reported
    const page = (version: string) => `http://preview.localhost:5001/id.key?v=${version}`;
    const { hear } = await openChat({
      draft: { ...draft, viewUrl: page('1') },
      unanswered: { clientId: 'u', text: 'Soup 5' },
    });
    const frames = () => screen.getAllByTitle<HTMLIFrameElement>(messages.previewLabel);
    const addresses = () => frames().map((frame) => frame.getAttribute('src'));
    const finish = (frame: HTMLElement) => {
      fireEvent.load(frame);
      fireEvent.animationEnd(frame);
    };
    expect(frames()[0]).not.toBeVisible();
    finish(frames()[0]!);
    expect(frames()[0]).toBeVisible();
    await hear({ __typename: 'OnboardingDraftChanged', draft: { ...draft, viewUrl: page('2') } });
    expect(addresses()).toEqual([page('1')]);
    await hear({
      __typename: 'OnboardingPreviewReady',
      slug: 'luigi',
      previewUrl: 'http://luigi.localhost:5001',
      claimToken: 'claim',
    });
    await hear(completed('Here it is.'));
    expect(addresses()).toEqual([page('1'), 'http://luigi.localhost:5001/?v=2']);
    finish(frames()[1]!);
    expect(addresses()).toEqual(['http://luigi.localhost:5001/?v=2']);
  },
);

it('a menu file is attached, shown folded, and sent as text', LONG, async () => {
  const { environment } = await openChat({ action: 'REQUEST_MENU' });
  await input();
  const chooser = screen.getByLabelText('Attach a menu file');
  await userEvent.upload(chooser, new File(['PK'], 'menu.docx'), { applyAccept: false });
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.menuWrongType);
  await userEvent.upload(chooser, new File(['Margherita 8.50\nCola 2.00'], 'menu.txt'));
  expect(await screen.findByText('2 lines')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await asked(environment, REPLY)).toMatchObject({ input: { text: 'Margherita 8.50\nCola 2.00' } });
  expect(screen.getByText('menu.txt')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show all' })).toHaveAttribute('aria-expanded', 'false');
});

it('a menu file cannot be attached before the assistant asks for the menu', async () => {
  await openChat();
  await input();
  expect(screen.queryByLabelText('Attach a menu file')).toBeNull();
});

it('Start over asks for confirmation first', LONG, async () => {
  const { environment } = await openChat();
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  const question = await screen.findByRole('alertdialog', {}, SLOW);
  await userEvent.click(within(question).getByRole('button', { name: 'Keep going' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', {}, SLOW)).getByRole('button', { name: 'Start over' }),
  );
  expect(await asked(environment, 'conversationRequestsStartMutation')).toEqual({
    input: { package: 'Gold' },
  });
});
