import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const QUERY = 'AnswerPageQuery';
const OPERATION = 'ConfirmationScreenMutation';
const ADDRESS = '/demonstration/confirmation?token=mailed.token';
const THANKS = 'Your response has been recorded. You can now safely close this window.';
const project = {
  imageUrl: 'http://files.example/a.webp',
  clientEmail: 'ana@example.org',
  officeEmail: 'office@studio.example',
  isAnswered: false,
};
const approved = { approveProject: { __typename: 'ApproveProjectPayload' } };

const approve = () => screen.findByRole('button', { name: 'Approve Project' });

async function open() {
  const { environment } = renderScreen(ADDRESS);
  await answer(environment, QUERY, { project });
  await approve();
  return environment;
}

it('one press approves the project and shows the thanks', async () => {
  const { environment } = renderScreen(ADDRESS);
  expect(await screen.findByText('Loading the project…')).toBeInTheDocument();
  expect(await asked(environment, QUERY)).toEqual({ token: 'mailed.token' });
  await answer(environment, QUERY, { project });
  await userEvent.click(await approve());
  expect(await asked(environment, OPERATION)).toEqual({ input: { token: 'mailed.token' } });
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
  await answer(environment, OPERATION, approved);
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  expect(screen.getByText(THANKS)).toBeVisible();
  expect(screen.getByText(THANKS)).toHaveFocus();
});

it('opening the link only shows the question, because a program may open it', async () => {
  const environment = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Do you approve this project?');
  expect(screen.getByRole('img', { name: 'The project you were asked about' })).toHaveAttribute(
    'src',
    project.imageUrl,
  );
  expect(screen.getByText('ana@example.org')).toBeVisible();
  expect(screen.getByText('office@studio.example')).toBeVisible();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Request Changes' }).href,
  );
  expect(pathname).toBe('/demonstration/request-changes');
  expect(Object.fromEntries(searchParams)).toEqual({
    client: 'ana@example.org',
    office: 'office@studio.example',
    token: 'mailed.token',
  });
});

it('without a token the page shows the thanks and calls no server', async () => {
  const { environment } = renderScreen('/demonstration/confirmation');
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  expect(screen.getByText(THANKS)).toBeVisible();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it.each([
  [null, 'This link no longer works', 'it is older than 30 days'],
  [{ ...project, isAnswered: true }, 'The answer is in', 'This project has already been answered.'],
])('the page says why there is nothing to approve: %j', async (found, title, text) => {
  const { environment } = renderScreen(ADDRESS);
  await answer(environment, QUERY, { project: found });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(new RegExp(text))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve Project' })).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'Write to the office' })).toHaveLength(found ? 1 : 0);
});

it.each([
  ['ConflictError', '', 'The answer is in', 'This project has already been answered.'],
  ['ConflictError', 'You were second.', 'The answer is in', 'You were second.'],
  ['NotFoundError', '', 'This link no longer works', 'it is older than 30 days'],
  ['NotFoundError', 'Ask again.', 'This link no longer works', 'Ask again.'],
])('the refusal %s with the message %j shows %j', async (__typename, message, title, text) => {
  const environment = await open();
  await userEvent.click(await approve());
  await answer(environment, OPERATION, { approveProject: { __typename, message } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const told = screen.getByText(new RegExp(text));
  expect(told).toBeVisible();
  expect(told.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See how it works' })).toHaveAttribute('href', '/demonstration');
});

it.each([
  [new NetworkProblem('network'), 'Your response could not be recorded.'],
  [new NetworkProblem('client', { status: 429, serverMessage: 'Wait a minute.' }), 'Wait a minute.'],
  [{ approveProject: { __typename: 'SomethingNewer' } }, 'Your response could not be recorded.'],
])('the approval can be retried after %s', async (outcome, text) => {
  const environment = await open();
  await userEvent.click(await approve());
  await answer(environment, OPERATION, outcome);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await userEvent.click(await approve());
  await answer(environment, OPERATION, approved);
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
});

it('the approval page offers Retry when the project does not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
  const { environment } = renderScreen(ADDRESS);
  await answer(environment, QUERY, new NetworkProblem('network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The project could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, QUERY, { project });
  expect(await approve()).toBeVisible();
});
