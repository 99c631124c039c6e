import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked } from '../../test/answer.ts';
import { answerConsole } from '../../test/answerConsole.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const QUERY = 'JobsScreenQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Otis', email: 'otis@example.com' }, 'secret'));
afterEach(endSession);

const job = (id: string, values: object = {}) => ({
  __typename: 'FailedJob',
  id,
  kind: 'mailGoodbye',
  attempts: 25,
  maxAttempts: 25,
  lastError: 'The server said no.',
  createdAt: '2026-11-20T09:00:00.000Z',
  nextAttemptAt: null,
  ...values,
});
const page = (jobs: object[], count = jobs.length) => ({
  operator: {
    failedJobs: jobs,
    failedJobKinds: jobs.length === 0 ? [] : [{ kind: 'mailGoodbye', count }],
  },
});

async function open(data: Record<string, unknown>) {
  const { environment } = renderScreen('/operator/jobs');
  await answerConsole(environment, { failedJobKinds: [{ count: 3 }, { count: 4 }] });
  await answer(environment, QUERY, data);
  return environment;
}

it('failed jobs are listed with their error, and one is retried', async () => {
  const retrying = { attempts: 2, nextAttemptAt: '2026-11-20T10:00:00.000Z', lastError: '' };
  const environment = await open(page([job('job:2'), job('job:1', retrying)]));
  const list = await screen.findByRole('list', { name: 'Newest' });
  expect(screen.getByRole('link', { name: 'Jobs 2 waiting' })).toBeVisible();
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('mailGoodbye20 November 2026 at 09:00, 25 of 25 attempts');
  expect(first).toHaveTextContent('The server said no.');
  expect(second).toHaveTextContent('2 of 25 attempts, next one 20 November 2026 at 10:00');
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Retry' }));
  expect(await asked(environment, 'JobRowRetryMutation')).toEqual({ input: { jobId: 'job:2' } });
  await answer(environment, 'JobRowRetryMutation', {
    retryJob: { __typename: 'RetryJobPayload', retriedCount: 1 },
  });
  await answer(environment, QUERY, page([]));
  expect(await screen.findByRole('heading', { name: 'No job has failed' })).toBeVisible();
});

it('all jobs of a kind are retried after a question', async () => {
  const environment = await open(page([job('job:2')], 40));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry 40 jobs' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Retry 40 jobs' }));
  expect(await asked(environment, 'JobsScreenRetryMutation')).toEqual({ input: { kind: 'mailGoodbye' } });
  await answer(environment, 'JobsScreenRetryMutation', {
    retryJobs: { __typename: 'RetryJobsPayload', retriedCount: 39 },
  });
  expect(await screen.findByText('39 jobs run again.')).toBeVisible();
});

it('a job that is gone says so', async () => {
  const environment = await open(page([job('job:2')]));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await answer(environment, 'JobRowRetryMutation', {
    retryJob: { __typename: 'NotFoundError', message: 'This job has run.' },
  });
  expect(await screen.findByText('This job has run.')).toBeVisible();
});

it('a job is discarded with a reason', async () => {
  const environment = await open(page([job('job:2')]));
  await userEvent.click(await screen.findByText('Discard', { selector: 'summary *, summary' }));
  await userEvent.type(screen.getByRole('textbox'), 'The address is wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await asked(environment, 'JobRowDiscardMutation')).toEqual({
    input: { jobId: 'job:2', reason: 'The address is wrong.' },
  });
});
