import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const QUERY = 'AnswerPageQuery';
const OPERATION = 'RequestChangesScreenMutation';
const SENT = 'Thank you! Your feedback has been sent to our team.';
const ADDRESS =
  '/demonstration/request-changes?client=query%40example.org&office=office%40studio.example&token=mailed.token';
const project = {
  imageUrl: 'http://files.example/a.webp',
  clientEmail: 'ana@example.org',
  officeEmail: 'office@studio.example',
  isAnswered: false,
};
const done = { requestProjectChanges: { __typename: 'RequestProjectChangesPayload', message: SENT } };

const feedback = () => screen.getByLabelText('Feedback');
const submit = () => screen.getByRole('button', { name: 'Submit Feedback' });

async function open() {
  const { environment } = renderScreen(ADDRESS);
  await answer(environment, QUERY, { project });
  await screen.findByLabelText('Feedback');
  return environment;
}

it('the page shows the client, the office and the picture', async () => {
  const { environment } = renderScreen(ADDRESS);
  expect(await screen.findByText('Loading the project…')).toBeInTheDocument();
  expect(await asked(environment, QUERY)).toEqual({ token: 'mailed.token' });
  await answer(environment, QUERY, { project });
  expect(await screen.findByText('ana@example.org')).toBeVisible();
  expect(screen.getByText('office@studio.example')).toBeVisible();
  const picture = screen.getByRole('img', { name: 'The project you were asked about' });
  expect(picture).toHaveAttribute('src', project.imageUrl);
  expect(picture.closest('a')).toHaveAttribute('rel', 'noopener noreferrer');
});

it('the feedback is sent and the page shows the thanks', async () => {
  const environment = await open();
  await userEvent.type(feedback(), ' Larger, please \n');
  await userEvent.click(submit());
  expect(await asked(environment, OPERATION)).toEqual({
    input: { token: 'mailed.token', feedback: 'Larger, please' },
  });
  await answer(environment, OPERATION, done);
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your feedback is on its way');
  expect(screen.getByText('Larger, please')).toBeVisible();
  expect(screen.queryByLabelText('Feedback')).not.toBeInTheDocument();
  expect(screen.getByText(SENT).closest('[tabindex="-1"]')).toHaveFocus();
});

it.each(['', '  '])('the feedback %j is refused without a call to the server', async (text) => {
  const environment = await open();
  if (text) await userEvent.type(feedback(), text);
  await userEvent.click(submit());
  expect(feedback()).toHaveAccessibleDescription('Feedback cannot be empty');
  expect(feedback()).toHaveFocus();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it.each([
  [new NetworkProblem('network'), 'Your feedback was not sent, but it is still here'],
  [{ requestProjectChanges: { __typename: 'ConflictError', message: 'Answered.' } }, 'Answered.'],
  [{ requestProjectChanges: { __typename: 'NotFoundError', message: 'Too old.' } }, 'Too old.'],
  [
    { requestProjectChanges: { __typename: 'RateLimitedError', message: 'Enough.', retryAfterSeconds: 60 } },
    'Enough. You can try again in 1 minute.',
  ],
])('the form keeps the typed feedback after %s and offers to mail it', async (outcome, text) => {
  const environment = await open();
  await userEvent.type(feedback(), 'Larger');
  await userEvent.click(submit());
  await answer(environment, OPERATION, outcome);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(feedback()).toHaveValue('Larger');
  expect(screen.getByRole('link', { name: 'Write to the office instead' })).toHaveAttribute(
    'href',
    'mailto:office@studio.example?subject=Changes%20to%20the%20project&body=Larger',
  );
  await userEvent.click(submit());
  await answer(environment, OPERATION, done);
  expect(await screen.findByText(SENT)).toBeVisible();
});

it("the server's field error is shown at the feedback field", LONG, async () => {
  const environment = await open();
  await userEvent.type(feedback(), 'Larger');
  await userEvent.click(submit());
  await answer(environment, OPERATION, {
    requestProjectChanges: {
      __typename: 'ValidationError',
      message: 'Not sent.',
      fields: [{ path: 'feedback', message: 'Please use at most 5000 characters.' }],
    },
  });
  await waitFor(() => expect(feedback()).toHaveAccessibleDescription('Please use at most 5000 characters.'));
});

it.each([
  [null, 'This link no longer works', 'This link is not valid, or it is older than 30 days.'],
  [{ ...project, isAnswered: true }, 'The answer is in', 'This project has already been answered.'],
])('the page says why there is nothing to fill in: %j', async (found, title, text) => {
  const { environment } = renderScreen(ADDRESS);
  await answer(environment, QUERY, { project: found });
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.queryByLabelText('Feedback')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to the office' })).toBeVisible();
  expect(screen.getByText(found ? 'ana@example.org' : 'query@example.org')).toBeVisible();
});

it('the changes page offers Retry when the project does not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
  const { environment } = renderScreen(ADDRESS);
  await answer(environment, QUERY, new NetworkProblem('network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The project could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, QUERY, { project });
  expect(await screen.findByLabelText('Feedback')).toBeVisible();
});

const BY_ADDRESS = '/demonstration/request-changes?client=ana%40example.org&office=office%40studio.example';
const settings = (takesProjectAnswersByAddress: boolean) => ({ settings: { takesProjectAnswersByAddress } });

it('without a token and a workflow it is said before anybody writes that the link is incomplete', async () => {
  const { environment } = renderScreen(BY_ADDRESS);
  await answer(environment, 'RequestChangesScreenQuery', settings(false));
  expect(await screen.findByText(/Part of the link is missing/)).toBeVisible();
  await userEvent.type(feedback(), 'Larger');
  await userEvent.click(submit());
  expect(await screen.findByRole('link', { name: 'Write to the office instead' })).toBeVisible();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it('without a token the two addresses are sent to a workflow instead (spec §7)', LONG, async () => {
  const { environment } = renderScreen(BY_ADDRESS);
  await answer(environment, 'RequestChangesScreenQuery', settings(true));
  expect(await screen.findByText('ana@example.org')).toBeVisible();
  await userEvent.type(feedback(), 'Larger');
  await userEvent.click(submit());
  expect(await asked(environment, OPERATION)).toEqual({
    input: { clientEmail: 'ana@example.org', officeEmail: 'office@studio.example', feedback: 'Larger' },
  });
  await answer(environment, OPERATION, {
    requestProjectChanges: { __typename: 'NotFoundError', message: 'This link is not valid.' },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid.');
  expect(feedback()).toHaveValue('Larger');
  expect(screen.getByRole('link', { name: 'Write to the office instead' })).toBeVisible();
  await userEvent.click(submit());
  await answer(environment, OPERATION, done);
  expect(await screen.findByText(SENT)).toBeVisible();
});

it.each(['client=ana%40example.org', 'office=office%40studio.example', ''])(
  'with %j alone the page says that the link is incomplete, and keeps the feedback',
  LONG,
  async (search) => {
    const { environment } = renderScreen(`/demonstration/request-changes?${search}`);
    expect(await screen.findByText(/Part of the link is missing/)).toBeVisible();
    await userEvent.click(submit());
    expect(feedback()).toHaveAccessibleDescription('Feedback cannot be empty');
    await userEvent.type(feedback(), 'Larger');
    await userEvent.click(submit());
    await waitFor(() => expect(screen.getAllByText(/Part of the link is missing/)).toHaveLength(2));
    expect(feedback()).toHaveValue('Larger');
    const mails = screen.queryAllByRole<HTMLAnchorElement>('link', { name: 'Write to the office instead' });
    expect(mails.map(({ href }) => href)).toEqual(
      search.startsWith('office')
        ? ['mailto:office@studio.example?subject=Changes%20to%20the%20project&body=Larger']
        : [],
    );
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  },
);
