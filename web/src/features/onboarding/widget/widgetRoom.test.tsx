import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentBanner } from '../../../lib/consentBanner.ts';
import { timings } from '../../../lib/timings.ts';
import { answer } from '../../../test/answer.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { stubIdle } from '../../../test/stubIdle.ts';
import { messages } from '../messages.ts';
import { sendToWidget } from './widgetStore.ts';

/** For what is loaded with its first use. */
const SLOW = { timeout: 5_000 };

const conversation = {
  id: 'id-1',
  token: 'secret',
  package: 'Gold Restaurant',
  action: 'START',
  messages: [],
  unanswered: null,
  draft: { name: null, brand: null, popularItems: [], logoUrl: null, sections: [] },
  preview: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  stubIdle();
});
afterEach(() => {
  act(() => sendToWidget({ type: 'putAway' }));
  consentBanner.set(false);
  vi.useRealTimers();
});

const bubble = (corner: HTMLElement) => within(corner).getByText("Ready to build your site? Let's chat!");
/** Nothing moves for long enough. */
const rest = () => act(() => void vi.advanceTimersByTime(timings.bubbleRest));
const avatar = () => screen.findByRole('button', { name: "Ready to build your site? Let's chat!" }, SLOW);
const widget = () => screen.findByRole('dialog', { name: 'Setup assistant' }, SLOW);

it.each(['/login', '/register', '/forgot-password', '/reset-password/token', '/verify-email/token'])(
  'waits in the corner of %s without its bubble, where it would lie over links',
  async (path) => {
    renderApp(path);
    const folded = bubble(await avatar());
    rest();
    expect(folded).not.toBeVisible();
  },
);

it('shows its bubble once the page rests, until it is scrolled, once on each page', async () => {
  const { router } = renderApp('/contact');
  const shown = bubble(await avatar());
  expect(shown).not.toBeVisible();
  rest();
  expect(shown).toBeVisible();
  fireEvent.scroll(window);
  expect(shown).not.toBeVisible();
  rest();
  expect(shown).not.toBeVisible();
  await act(() => router.navigate({ to: '/portfolio' }));
  rest();
  expect(bubble(await avatar())).toBeVisible();
});

it.each([
  ['words', 'Tell us what you are cooking up'],
  ['a button', 'Send message'],
])('keeps its bubble folded where it would lie over %s, and shows it further on', async (_what, text) => {
  renderApp('/contact');
  const folded = bubble(await avatar());
  vi.spyOn(folded, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 600, 150, 80));
  const [below] = screen.getAllByText(text);
  const place = (top: number): void => {
    const box = new DOMRect(100, top, 120, 30);
    vi.spyOn(below!, 'getBoundingClientRect').mockReturnValue(box);
    vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList);
  };
  place(590);
  rest();
  expect(folded).not.toBeVisible();
  place(90);
  fireEvent.scroll(window);
  rest();
  expect(folded).toBeVisible();
});

it('makes way for the question about pixels', async () => {
  renderApp('/contact');
  await avatar();
  act(() => consentBanner.set(true));
  expect(screen.queryByRole('button', { name: messages.widgetBubble })).not.toBeInTheDocument();
  act(() => consentBanner.set(false));
  expect(await avatar()).toBeVisible();
});

it('makes way for a field near the bottom while it is written in', async () => {
  renderApp('/contact');
  await avatar();
  const field = screen.getByRole('textbox', { name: 'Subject' });
  const at = (bottom: number) =>
    vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 44, 300, 44));
  at(200);
  act(() => field.focus());
  expect(await avatar()).toBeVisible();
  act(() => field.blur());
  at(window.innerHeight - 20);
  act(() => field.focus());
  expect(screen.queryByRole('button', { name: messages.widgetBubble })).not.toBeInTheDocument();
  act(() => field.blur());
  expect(await avatar()).toBeVisible();
});

it('is a card that makes way for a field beside which it has no room', async () => {
  const { environment } = renderApp('/contact');
  await userEvent.click(await avatar());
  await answer(environment, 'useStartOnboardingMutation', {
    startOnboarding: { __typename: 'StartOnboardingPayload', conversation },
  });
  expect(await widget()).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Subject' });
  const reaching = (right: number) =>
    vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, right, 44));
  reaching(window.innerWidth - 500);
  act(() => field.focus());
  expect(await widget()).toBeVisible();
  act(() => field.blur());
  reaching(window.innerWidth - 100);
  act(() => field.focus());
  expect(screen.queryByRole('dialog', { name: 'Setup assistant' })).not.toBeInTheDocument();
  act(() => field.blur());
  expect(await widget()).toBeVisible();
});
