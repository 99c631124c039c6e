import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';

vi.unmock(import('./UnverifiedBanner.tsx'));

const QUERY = 'UnverifiedBannerQuery';
const SEND = 'useSendVerificationMutation';
const TEXT = 'Please confirm your email address.';
const viewer = { id: 'VXNlcjox', email: 'amelia@example.com', emailVerified: false };

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

it.each(['/dashboard', '/account'])('an owner is asked to confirm the address on %s', async (path) => {
  const { environment } = renderApp(path);
  await answer(environment, QUERY, { viewer });
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(screen.getByText(/We sent a link to amelia@example.com/)).toBeVisible();
});

it.each(['/', '/my-restaurants', '/editor/site'])('the banner is not on %s', async (path) => {
  const { environment } = renderApp(path);
  await screen.findByRole('link', { name: 'Account' });
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    QUERY,
  );
});

it.each([{ viewer: { ...viewer, emailVerified: true } }, { viewer: null }])(
  'the banner is hidden for the viewer %j',
  async (data) => {
    const { environment } = renderApp('/account');
    await answer(environment, QUERY, data);
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  },
);

it('a failed query does not affect the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderApp('/account');
  await answer(environment, QUERY, new NetworkProblem('network'));
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  await answer(environment, 'AccountScreenQuery', new NetworkProblem('network'));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

it.each([
  [
    { __typename: 'SendVerificationPayload', email: 'amelia@example.com' },
    'A new link is on its way to amelia@example.com.',
  ],
  [
    { __typename: 'RateLimitedError', message: 'Enough for now.', retryAfterSeconds: 3_000 },
    'Enough for now. You can try again in 50 minutes.',
  ],
  [{ __typename: 'ConflictError', message: 'It is confirmed already.' }, 'It is confirmed already.'],
  [{ __typename: 'SomethingNewer' }, 'Failed to send the link.'],
])('Resend shows its result: %j', async (sendVerification, text) => {
  const { environment } = renderApp('/account');
  await answer(environment, QUERY, { viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
  await asked(environment, SEND);
  expect(screen.getByRole('button', { name: 'Resend' })).toHaveAttribute('aria-busy', 'true');
  await answer(environment, SEND, { sendVerification });
  expect(await screen.findByText(text)).toBeVisible();
});

it('Resend shows that the link could not be sent', async () => {
  const { environment } = renderApp('/account');
  await answer(environment, QUERY, { viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
  await answer(environment, SEND, new NetworkProblem('network'));
  expect(await screen.findByText('Failed to send the link.')).toBeVisible();
});

it('a dismissed banner stays hidden for the visit', async () => {
  const first = renderApp('/account');
  await answer(first.environment, QUERY, { viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  expect(sessionStorage.getItem('verificationDismissed')).toBe(viewer.id);
});

it.each([
  [viewer.id, false],
  ['VXNlcjoy', true],
])('a banner dismissed by %s is shown again %s', async (dismissedBy, isShown) => {
  sessionStorage.setItem('verificationDismissed', dismissedBy);
  const { environment } = renderApp('/account');
  await answer(environment, QUERY, { viewer });
  expect(screen.queryByText(TEXT) !== null).toBe(isShown);
});

it('the banner disappears when the link was followed in another tab and the window gets the focus', async () => {
  const { environment } = renderApp('/account');
  await answer(environment, QUERY, { viewer });
  await screen.findByText(TEXT);
  window.dispatchEvent(new Event('focus'));
  await answer(environment, QUERY, { viewer: { ...viewer, emailVerified: true } });
  await waitFor(() => expect(screen.queryByText(TEXT)).not.toBeInTheDocument());
});
