import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consentBanner } from '../../../lib/consentBanner.ts';
import { readStored } from '../../../lib/storage.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { stubIdle } from '../../../test/stubBrowser.ts';
import { messages } from '../messages.ts';
import { chatBubble, sendToWidget } from './widgetStore.ts';

/** For what is loaded with its first use. */
const SLOW = { timeout: 5_000 };

beforeEach(() => {
  chatBubble.set(true);
  stubIdle();
});
afterEach(() => {
  act(() => sendToWidget({ type: 'closed' }));
  consentBanner.set(false);
});

const bubble = (corner: HTMLElement) => within(corner).getByText("Ready to build your site? Let's chat!");
const avatar = () => screen.findByRole('button', { name: "Ready to build your site? Let's chat!" }, SLOW);
const widget = () => screen.findByRole('dialog', { name: 'Setup assistant' }, SLOW);

it.each(['/login', '/register', '/forgot-password', '/reset-password/token', '/verify-email/token'])(
  'the avatar on %s has no visible bubble',
  async (path) => {
    renderApp(path);
    expect(bubble(await avatar())).not.toBeVisible();
    expect(screen.queryByRole('button', { name: messages.widgetDismissBubble })).not.toBeInTheDocument();
  },
);

it('the bubble stays while the page is scrolled and on the next page', async () => {
  const { router } = renderApp('/contact');
  expect(bubble(await avatar())).toBeVisible();
  fireEvent.scroll(window);
  expect(bubble(await avatar())).toBeVisible();
  await act(() => router.navigate({ to: '/portfolio' }));
  expect(bubble(await avatar())).toBeVisible();
});

it('a dismissed bubble stays away, and the avatar gets the focus', async () => {
  const { router } = renderApp('/contact');
  await avatar();
  await userEvent.click(screen.getByRole('button', { name: messages.widgetDismissBubble }));
  expect(screen.queryByText(messages.widgetBubble)).not.toBeInTheDocument();
  expect(await avatar()).toHaveFocus();
  expect(readStored('chatBubble')).toBe('seen');
  await act(() => router.navigate({ to: '/portfolio' }));
  await avatar();
  expect(screen.queryByText(messages.widgetBubble)).not.toBeInTheDocument();
});

it('the bubble is gone after the chat was used', { tags: ['@long'] }, async () => {
  renderApp('/contact');
  await avatar();
  act(() => sendToWidget({ type: 'startedFromPage', words: null }));
  await widget();
  act(() => sendToWidget({ type: 'closed' }));
  await avatar();
  expect(screen.queryByText(messages.widgetBubble)).not.toBeInTheDocument();
});

it('the avatar is hidden while the consent banner is open', { tags: ['@long'] }, async () => {
  renderApp('/contact');
  await avatar();
  act(() => consentBanner.set(true));
  expect(screen.queryByRole('button', { name: messages.widgetBubble })).not.toBeInTheDocument();
  act(() => consentBanner.set(false));
  expect(await avatar()).toBeVisible();
});
