import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { answer, asked } from '../../../test/answer.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { stubIdle } from '../../../test/stubBrowser.ts';
import { messages } from '../messages.ts';
import { chatBubble, startChat, getWidget, sendToWidget } from './widgetStore.ts';

const LONG = { tags: ['@long'] };

const START = 'conversationRequestsStartMutation';
const FIND = 'conversationRequestsQuery';
const REPLY = 'useReplySubscription';
const UNCLAIMED = 'conversationRequestsUnclaimedQuery';
/** For what is loaded with its first use. */
const SLOW = { timeout: 5_000 };

const draft = {
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
  package: 'Gold Restaurant',
  action: 'START',
  messages: [],
  unanswered: null,
  draft,
  preview: null,
};
const talked = {
  ...conversation,
  action: 'REQUEST_DETAILS',
  messages: [
    { id: 'a', sender: 'USER', html: "I'd like to start with the Gold Restaurant plan." },
    { id: 'a:reply', sender: 'AGENT', html: 'What is your business called?' },
    { id: 'b', sender: 'USER', html: 'Lucia' },
    { id: 'b:reply', sender: 'AGENT', html: 'Which colours?' },
  ],
  draft: { ...draft, name: 'Lucia' },
};
const preview = { slug: 'lucia', previewUrl: 'http://lucia.localhost', claimToken: 'claim' };

beforeEach(stubIdle);
afterEach(() => {
  act(() => sendToWidget({ type: 'closed' }));
  endSession();
});

type Environment = ReturnType<typeof renderApp>['environment'];
const operations = (environment: Environment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
const hear = async (environment: Environment, event: Record<string, unknown>): Promise<void> => {
  const [reply] = await vi.waitUntil(() => {
    const found = operations(environment, REPLY);
    return found.length > 0 && found;
  });
  await act(async () => environment.mock.nextValue(reply!, { data: { onboardingReply: event } }));
};
const completed = (html: string) => ({
  __typename: 'OnboardingTurnCompleted',
  message: { id: `${html}:reply`, html },
});
const BUBBLE = "Ready to build your site? Let's chat!";
/** Waits for the label, which is quick to look for, before it asks for the role and the name. */
const avatar = async () => {
  await screen.findByLabelText(BUBBLE, {}, SLOW);
  return screen.getByRole('button', { name: BUBBLE });
};
const widget = () => screen.findByRole('dialog', { name: 'Setup assistant' }, SLOW);
const said = async (text: string) => {
  const talk = await screen.findByRole('region', { name: messages.conversation }, SLOW);
  return within(talk).findByText(text);
};
/** A part of the chat. The page around it has many more elements, whose names take time to compute. */
const chat = () => within(screen.getByRole('dialog', { name: 'Setup assistant' }));
const button = (name: string) => chat().getByRole('button', { name });

/** The widget with a conversation that has got somewhere. */
async function openTalk(parts: Record<string, unknown> = {}, path = '/contact') {
  writeStored('onboardingConversation', 'secret');
  const app = renderApp(path);
  await userEvent.click(await avatar());
  await answer(app.environment, FIND, { onboardingConversation: { ...talked, ...parts } });
  return app;
}

it.each(['/', '/services', '/packages', '/contact', '/portfolio', '/privacy-policy', '/nowhere'])(
  'the avatar and its bubble are in the corner of %s',
  LONG,
  async (path) => {
    renderApp(path);
    const bubble = within(await avatar()).getByText(BUBBLE);
    await waitFor(() => expect(bubble).toBeVisible());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

const bubbleOf = async () => within(await avatar()).getByText(BUBBLE);

it('the bubble is not shown to people who are signed in, and not over what a visitor has scrolled to', async () => {
  // Tests of other files in the same worker may have hidden it.
  chatBubble.set(true);
  renderApp('/contact');
  await waitFor(async () => expect(await bubbleOf()).toBeVisible());
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(async () => expect(await bubbleOf()).not.toBeVisible());
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(async () => expect(await bubbleOf()).toBeVisible());
  act(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
  await waitFor(async () => expect(await bubbleOf()).not.toBeVisible());
});

it('the setup page and the pages of owners have no avatar', async () => {
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  const { router } = renderApp('/contact');
  for (const path of ['/setup', '/dashboard', '/my-restaurants']) {
    await act(() => router.navigate({ to: path }));
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(path));
    await act(async () => new Promise((idle) => setImmediate(idle)));
    expect(screen.queryByLabelText(messages.widgetBubble)).not.toBeInTheDocument();
  }
});

it('a click on the avatar opens the card and starts one conversation for Gold Restaurant', async () => {
  const { environment } = renderApp('/contact');
  expect(operations(environment, START)).toHaveLength(0);
  await userEvent.click(await avatar());
  const card = await widget();
  expect(card).not.toHaveAttribute('aria-modal');
  expect(card).toHaveFocus();
  expect(await asked(environment, START)).toEqual({ input: { package: 'Gold Restaurant' } });
  await answer(environment, START, {
    startOnboarding: { __typename: 'StartOnboardingPayload', conversation },
  });
  expect(await asked(environment, REPLY)).toMatchObject({
    input: { text: "I'd like to start with the Gold Restaurant plan." },
  });
  await userEvent.click(button('Open in full screen'));
  await userEvent.click(button('Leave full screen'));
  expect(operations(environment, START)).toHaveLength(0);
  expect(operations(environment, REPLY)).toHaveLength(1);
});

it('the chat goes fullscreen and back and loses nothing', LONG, async () => {
  await openTalk();
  const input = await within(await widget()).findByRole('textbox', { name: 'Your message' });
  await userEvent.type(input, 'Dark green');
  await userEvent.click(button('Open in full screen'));
  expect(await widget()).toHaveAttribute('aria-modal', 'true');
  const page = screen.getByRole('contentinfo', { hidden: true }).closest('body > *');
  expect(page).toHaveProperty('inert', true);
  expect(chat().getByRole('textbox', { name: 'Your message' })).toBe(input);
  expect(button('Leave full screen')).toHaveFocus();
  expect(chat().queryByRole('button', { name: messages.widgetPutAway })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await widget()).not.toHaveAttribute('aria-modal');
  expect(page).toHaveProperty('inert', false);
  expect(chat().getByRole('textbox', { name: 'Your message' })).toBe(input);
  expect(input).toHaveValue('Dark green');
  // In the card Escape does nothing: only its button ends the chat.
  await userEvent.keyboard('{Escape}');
  expect(await widget()).toBeVisible();
});

it('Close chat asks first, then resets the chat and focuses the avatar', LONG, async () => {
  const { environment } = await openTalk();
  await said('Which colours?');
  await userEvent.click(button('Close chat'));
  const question = await screen.findByRole('alertdialog', { name: 'End this chat?' }, SLOW);
  await userEvent.click(within(question).getByRole('button', { name: 'Keep chatting' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(readStored('onboardingConversation')).toBe('secret');
  await userEvent.click(button('Close chat'));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', {}, SLOW)).getByRole('button', { name: 'End the chat' }),
  );
  await waitFor(() => expect(screen.getByLabelText(BUBBLE)).toHaveFocus());
  expect(await avatar()).toHaveFocus();
  expect(readStored('onboardingConversation')).toBeNull();
  await userEvent.click(await avatar());
  expect(await asked(environment, START)).toEqual({ input: { package: 'Gold Restaurant' } });
});

it('a preview whose chat was ended is offered when the chat is opened again', LONG, async () => {
  const { environment } = await openTalk({ action: 'COMPLETE', preview });
  await userEvent.click(button('Leave full screen'));
  await userEvent.click(button('Close chat'));
  const question = await screen.findByRole('alertdialog', {}, SLOW);
  expect(question).toHaveTextContent('Your preview stays online; signed in, you find it on your dashboard.');
  await userEvent.click(within(question).getByRole('button', { name: 'End the chat' }));
  await waitFor(() => expect(screen.getByLabelText(BUBBLE)).toHaveFocus());
  expect(readStored('restaurantClaimToken')).toBe('claim');
  await userEvent.click(await avatar());
  expect(await asked(environment, UNCLAIMED)).toEqual({ claimToken: 'claim' });
  await answer(environment, UNCLAIMED, { unclaimedSite: preview });
  await within(await widget()).findByRole('heading', { name: 'Your Live Website is Ready!' }, SLOW);
  expect(operations(environment, START)).toHaveLength(0);
  // Another website needs the answer to a question, because this preview is lost then.
  await userEvent.click(button('Set up another website'));
  const loss = await screen.findByRole('alertdialog', { name: 'Start over?' }, SLOW);
  expect(loss).toHaveTextContent(messages.startOverClaimText);
  expect(readStored('restaurantClaimToken')).toBe('claim');
  await userEvent.click(within(loss).getByRole('button', { name: 'Start over' }));
  expect(await asked(environment, START)).toEqual({ input: { package: 'Gold Restaurant' } });
  expect(readStored('restaurantClaimToken')).toBeNull();
});

it('Close chat does not ask when the visitor has said nothing', LONG, async () => {
  const { environment } = renderApp('/contact');
  await userEvent.click(await avatar());
  await answer(environment, START, {
    startOnboarding: { __typename: 'StartOnboardingPayload', conversation },
  });
  await hear(environment, completed('What is your business called?'));
  await userEvent.click(button('Close chat'));
  expect(await avatar()).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('a page starts the chat fullscreen, and its words are sent after the greeting', LONG, async () => {
  const { environment } = renderApp('/contact');
  await avatar();
  act(() => startChat('My restaurant is called Lucia'));
  expect(await widget()).toHaveAttribute('aria-modal', 'true');
  expect(await widget()).toHaveFocus();
  await answer(environment, START, {
    startOnboarding: { __typename: 'StartOnboardingPayload', conversation },
  });
  await hear(environment, completed('What is your business called?'));
  await waitFor(async () =>
    expect(await asked(environment, REPLY)).toMatchObject({
      input: { text: 'My restaurant is called Lucia' },
    }),
  );
  await hear(environment, completed('Lovely.'));
  await said('Lovely.');
  expect(operations(environment, REPLY)).toHaveLength(0);
});

it('the form of the home page starts the chat', LONG, async () => {
  renderApp('/');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'What is your restaurant called?' }),
    'Lucia{Enter}',
  );
  expect(await widget()).toHaveAttribute('aria-modal', 'true');
  expect(getWidget().words).toBe('My restaurant is called Lucia');
});

it('the words from a page go into the input when the chat is past its beginning', LONG, async () => {
  writeStored('onboardingConversation', 'secret');
  const { environment } = renderApp('/contact');
  act(() => startChat('My restaurant is called Bella'));
  await widget();
  await answer(environment, FIND, { onboardingConversation: talked });
  expect(await within(await widget()).findByRole('textbox', { name: 'Your message' })).toHaveValue(
    'My restaurant is called Bella',
  );
  expect(operations(environment, REPLY)).toHaveLength(0);
});

it('the finished site makes the chat fullscreen once', LONG, async () => {
  const { environment } = await openTalk({ unanswered: { clientId: 'u', text: 'Margherita 8.50' } });
  expect(await widget()).not.toHaveAttribute('aria-modal');
  await hear(environment, { __typename: 'OnboardingPreviewReady', ...preview });
  expect(await widget()).toHaveAttribute('aria-modal', 'true');
  await hear(environment, completed('Here it is.'));
  const title = await within(await widget()).findByRole(
    'heading',
    { name: 'Your Live Website is Ready!' },
    SLOW,
  );
  await userEvent.click(button('Leave full screen'));
  expect(title).toBeVisible();
  expect(await widget()).not.toHaveAttribute('aria-modal');
});

it('a claim closes the chat and removes what it stored', LONG, async () => {
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  const { environment, address, router } = await openTalk({ action: 'COMPLETE', preview });
  await userEvent.click(await within(await widget()).findByRole('checkbox', {}, SLOW));
  await userEvent.click(button('Add Site to My Account'));
  await answer(environment, 'ClaimFormViewerMutation', {
    claimRestaurantForViewer: {
      __typename: 'ClaimRestaurantForViewerPayload',
      restaurantEdge: { node: { id: 'site' } },
    },
  });
  await waitFor(() => expect(address()).toBe('/my-restaurants'));
  for (const key of ['restaurantClaimToken', 'restaurantPreviewUrl', 'onboardingConversation'] as const)
    expect(readStored(key)).toBeNull();
  await act(() => router.navigate({ to: '/contact' }));
  expect(await avatar()).toBeVisible();
});

it('a reload restores the chat and does not move the focus', LONG, async () => {
  await openTalk();
  await said('Which colours?');
  cleanup();
  const { environment } = renderApp('/contact');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toBeVisible();
  expect(await widget()).not.toHaveAttribute('aria-modal');
  await answer(environment, FIND, { onboardingConversation: talked });
  await said('Which colours?');
  expect(operations(environment, START)).toHaveLength(0);
});

it('a link in the fullscreen chat opens its page beside the card', LONG, async () => {
  const { router } = await openTalk({ action: 'COMPLETE', preview });
  expect(await widget()).toHaveAttribute('aria-modal', 'true');
  await userEvent.click(await within(await widget()).findByRole('link', { name: 'Sign in' }, SLOW));
  await waitFor(() => expect(router.history.location.pathname).toBe('/login'));
  await waitFor(async () => expect(await widget()).not.toHaveAttribute('aria-modal'));
});

it('the fullscreen chat is a card on the next page, also after a page without the chat', LONG, async () => {
  const { router } = await openTalk();
  await userEvent.click(button('Open in full screen'));
  await act(() => router.navigate({ to: '/setup' }));
  await screen.findByText('Set up your website', { selector: 'h1' });
  await act(() => router.navigate({ to: '/portfolio' }));
  expect(await widget()).not.toHaveAttribute('aria-modal');
});
