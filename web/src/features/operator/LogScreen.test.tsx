import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked } from '../../test/answer.ts';
import { answerConsole } from '../../test/answerConsole.ts';
import { renderScreen } from '../../test/renderApp.tsx';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Otis', email: 'otis@example.com' }, 'secret'));
afterEach(endSession);

const move = (id: string, node: object = {}) => ({
  cursor: id,
  node: {
    __typename: 'OperatorMove',
    id,
    operatorEmail: 'otis@example.com',
    kind: 'SITE_SUSPENDED',
    subject: 'olive-press',
    reason: 'It asks for card details.',
    at: '2026-11-20T09:00:00.000Z',
    ...node,
  },
});
const page = (edges: object[], hasNextPage = false) => ({
  operator: { moves: { edges, pageInfo: { hasNextPage, endCursor: 'a' } } },
});

it('a person who is no operator sees the page of an unknown address', async () => {
  const { environment } = renderScreen('/operator/log');
  const viewer = { id: 'VXNlcjox', needsSecondFactor: false };
  await answer(environment, 'ConsoleFrameQuery', { operator: null, viewer });
  expect(await screen.findByRole('heading', { name: 'This page is off the menu' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Console' })).not.toBeInTheDocument();
});

it('an operator without a second factor is led to the account page', async () => {
  const { environment } = renderScreen('/operator/log');
  const viewer = { id: 'VXNlcjox', needsSecondFactor: true };
  await answer(environment, 'ConsoleFrameQuery', { operator: null, viewer });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Switch two-step sign-in on first' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
});

it('the log says who did what, when and why, and loads more', async () => {
  const { environment } = renderScreen('/operator/log');
  await answerConsole(environment);
  const command = move('b', { operatorEmail: null, kind: 'SITE_RESTORED', reason: null });
  await answer(environment, 'LogScreenQuery', page([move('a'), command], true));
  const [first, second] = within(await screen.findByRole('list', { name: 'Log' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('otis@example.com took a site offline: olive-press');
  expect(first).toHaveTextContent('Reason: It asks for card details.');
  expect(second).toHaveTextContent('A command at the server put a site online again: olive-press');
  expect(second).not.toHaveTextContent('Reason');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await asked(environment, 'LogScreenPageQuery')).toMatchObject({ after: 'a' });
  await answer(environment, 'LogScreenPageQuery', page([move('c', { kind: 'LATER_KIND' })]));
  expect(await screen.findByText(/does not know/)).toBeVisible();
});

it('an empty log says so', async () => {
  const { environment } = renderScreen('/operator/log');
  await answerConsole(environment);
  await answer(environment, 'LogScreenQuery', page([]));
  expect(await screen.findByRole('heading', { name: 'Nothing was done yet.' })).toBeVisible();
});
