import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';

const OPERATION = 'useApproveProjectMutation';
const THANKS = 'Your response has been recorded. You can now safely close this window.';
const approved = { approveProject: { __typename: 'ApproveProjectPayload' } };

beforeEach(() => configure({ reactStrictMode: true }));
afterEach(() => configure({ reactStrictMode: false }));

it('approves once on arrival and thanks', async () => {
  const { environment } = renderApp('/demonstration/confirmation?token=mailed.token');
  expect(await screen.findByText('We are recording your response…')).toBeVisible();
  expect(await asked(environment, OPERATION)).toEqual({ input: { token: 'mailed.token' } });
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
  await answer(environment, OPERATION, approved);
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(THANKS);
});

it('thanks without a token and calls nobody', async () => {
  const { environment } = renderApp('/demonstration/confirmation');
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  expect(screen.getByText(THANKS)).toBeVisible();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it.each([
  ['ConflictError', '', 'This project has its answer', 'This project has been answered already.'],
  ['ConflictError', 'You were second.', 'This project has its answer', 'You were second.'],
  ['NotFoundError', '', 'This link no longer works', 'it is older than 30 days'],
  ['NotFoundError', 'Ask again.', 'This link no longer works', 'Ask again.'],
])('%s %j says %j', async (__typename, message, title, text) => {
  const { environment } = renderApp('/demonstration/confirmation?token=mailed.token');
  await answer(environment, OPERATION, { approveProject: { __typename, message } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See how it works' })).toHaveAttribute('href', '/demonstration');
});

it.each([
  [new NetworkProblem('network'), 'Your response could not be recorded.'],
  [new NetworkProblem('client', { status: 429, serverMessage: 'Wait a minute.' }), 'Wait a minute.'],
  [{ approveProject: { __typename: 'SomethingNewer' } }, 'Your response could not be recorded.'],
])('after %s it can be tried again', async (outcome, text) => {
  const { environment } = renderApp('/demonstration/confirmation?token=mailed.token');
  await answer(environment, OPERATION, outcome);
  expect(await screen.findByRole('heading', { level: 1, name: 'Not recorded yet' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, OPERATION, approved);
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
});
