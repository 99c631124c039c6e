import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const QUERY = 'ProposalScreenQuery';
const ANSWER = 'ProposalScreenAnswerMutation';

const proposal = (changes: object = {}) => ({
  redesignProposal: {
    restaurantId: 'site',
    restaurantName: 'Da Lucia',
    text: 'Oven first, brick red.',
    link: 'https://draft.example/',
    imageUrls: ['http://s3/public/redesigns/a/1920.webp', 'http://s3/public/redesigns/b/1920.webp'],
    at: '2026-03-04T10:00:00Z',
    standing: 'OPEN',
    answerableUntil: '2026-03-18T10:00:00Z',
    ...changes,
  },
});
const answered = { answerRedesignProposal: { __typename: 'AnswerRedesignProposalPayload' } };

async function open(changes: object = {}) {
  const { environment } = renderScreen('/redesign-answer/mailed.token');
  await answer(environment, QUERY, proposal(changes));
  return environment;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('opening the link shows the proposal and changes nothing, because a program may open it', async () => {
  const { environment } = renderScreen('/redesign-answer/mailed.token');
  expect(await screen.findByText('Loading the proposal…')).toBeInTheDocument();
  expect(await asked(environment, QUERY)).toEqual({ token: 'mailed.token' });
  await answer(environment, QUERY, proposal());
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The new design of Da Lucia');
  expect(screen.getByText('Oven first, brick red.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the draft' })).toHaveAttribute(
    'href',
    'https://draft.example/',
  );
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it('one press approves, and the thanks take the focus', async () => {
  const environment = await open();
  await press('Approve the design');
  expect(await asked(environment, ANSWER)).toEqual({
    input: { token: 'mailed.token', answer: 'APPROVED', text: null },
  });
  await answer(environment, ANSWER, answered);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You’ve approved the redesign' }),
  ).toBeVisible();
  expect(screen.getByText(/^Thank you\./)).toHaveFocus();
});

it('changes need a text, which stays when it could not be sent', async () => {
  const environment = await open();
  await press('Ask for changes');
  const field = screen.getByRole('textbox', { name: 'What should we change?' });
  expect(field).toHaveAccessibleDescription('Please tell us what to change.');
  await userEvent.type(field, 'Less red');
  await press('Ask for changes');
  expect(await asked(environment, ANSWER)).toEqual({
    input: { token: 'mailed.token', answer: 'CHANGES_ASKED', text: 'Less red' },
  });
  await answer(environment, ANSWER, new NetworkProblem('network'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('Less red');
  await press('Ask for changes');
  await answer(environment, ANSWER, answered);
  expect(await screen.findByRole('heading', { name: 'We’re working on your changes' })).toBeVisible();
});

it.each([
  ['SUPERSEDED', 'There is a newer proposal'],
  ['APPROVED', 'You’ve approved the redesign'],
  ['CHANGES_ASKED', 'We’re working on your changes'],
  ['WITHDRAWN', 'This request was withdrawn'],
])('a proposal that stands as %s cannot be answered and says “%s”', async (standing, title) => {
  await open({ standing });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve the design' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the redesign' })).toHaveAttribute(
    'href',
    '/editor/site?tab=redesign',
  );
});

it('an unknown or expired link says what to do', async () => {
  const { environment } = renderScreen('/redesign-answer/mailed.token');
  await answer(environment, QUERY, { redesignProposal: null });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the dashboard' })).toBeVisible();
});

it('a refused approval says why, and a failed load offers to retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
  const { environment } = renderScreen('/redesign-answer/mailed.token');
  await answer(environment, QUERY, new NetworkProblem('network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the proposal.');
  await press('Retry');
  await answer(environment, QUERY, proposal());
  await press('Approve the design');
  await answer(environment, ANSWER, {
    answerRedesignProposal: { __typename: 'ConflictError', message: 'There is a newer proposal.' },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is a newer proposal.');
});

it('its pictures are small, and open large one after the other', { tags: ['@long'] }, async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'Pictures of the draft' });
  expect(list.querySelector('img')).toHaveAttribute('src', 'http://s3/public/redesigns/a/480.webp');
  await press('Open picture 1 of 2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of the draft' }));
  expect(dialog.getByRole('img', { name: 'Picture 1 of 2' })).toHaveAttribute(
    'src',
    'http://s3/public/redesigns/a/1920.webp',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('img', { name: 'Picture 2 of 2' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible();
});
