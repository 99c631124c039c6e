import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked } from '../../test/answer.ts';
import { answerConsole } from '../../test/answerConsole.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const QUERY = 'SiteReportsScreenQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Otis', email: 'otis@example.com' }, 'secret'));
afterEach(endSession);

const report = (id: string, values: object = {}) => ({
  cursor: id,
  node: {
    __typename: 'SiteReport',
    id,
    slug: `site-${id}`,
    siteId: `site-of-${id}`,
    reason: 'PHISHING',
    text: 'It asks for cards.',
    email: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    settledAt: null,
    settledBy: null,
    settledNote: null,
    ...values,
  },
});
const page = (...edges: object[]) => ({
  operator: { reports: { edges, pageInfo: { hasNextPage: false, endCursor: null } } },
});

it('an open report is settled with a note, and the number in the frame follows', async () => {
  const { environment } = renderScreen('/operator/reports');
  await answerConsole(environment, { openReportCount: 1 });
  expect(await asked(environment, QUERY)).toEqual({ isOpen: true });
  await answer(environment, QUERY, page(report('a')));
  expect(screen.getByRole('link', { name: 'Reports 1 waiting' })).toBeVisible();
  const item = within(await screen.findByRole('list', { name: 'Reports' })).getByRole('listitem');
  expect(item).toHaveTextContent('It asks for passwords or card details');
  expect(item).toHaveTextContent('by someone who left no address');
  expect(screen.getByRole('link', { name: 'site-a' })).toHaveAttribute('href', '/operator/sites/site-of-a');
  await userEvent.click(screen.getByRole('button', { name: 'Settle' }));
  expect(screen.getByText('Please write a sentence.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'What was done about it?' }), ' Offline now. ');
  await userEvent.click(screen.getByRole('button', { name: 'Settle' }));
  expect(await asked(environment, 'ReportCardSettleMutation')).toEqual({
    input: { reportId: 'a', note: 'Offline now.' },
  });
  await answer(environment, 'ReportCardSettleMutation', {
    settleReport: { __typename: 'SettleReportPayload', report: { id: 'a' } },
  });
  await answer(environment, 'SiteReportsScreenPageQuery', page());
  await answer(environment, 'SiteReportsScreenCountQuery', { operator: { openReportCount: 0 } });
  expect(await screen.findByRole('heading', { name: 'No open reports' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reports' })).toBeVisible();
});

it('a report that somebody else has settled says so', async () => {
  const { environment } = renderScreen('/operator/reports');
  await answerConsole(environment);
  await answer(environment, QUERY, page(report('a')));
  await userEvent.type(await screen.findByRole('textbox'), 'Offline now.');
  await userEvent.click(screen.getByRole('button', { name: 'Settle' }));
  await answer(environment, 'ReportCardSettleMutation', {
    settleReport: { __typename: 'ConflictError', message: 'This report has been changed by somebody else.' },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('changed by somebody else');
});

it('settled reports have their notes, and can be opened again', async () => {
  const { environment, address } = renderScreen('/operator/reports');
  await answerConsole(environment);
  await answer(environment, QUERY, page());
  await userEvent.click(await screen.findByRole('button', { name: 'Settled' }));
  expect(address()).toBe('/operator/reports?show=settled');
  expect(await asked(environment, QUERY)).toEqual({ isOpen: false });
  const settled = {
    settledAt: '2026-11-21T09:00:00.000Z',
    settledBy: 'olga@example.com',
    settledNote: 'The page is gone.',
  };
  await answer(environment, QUERY, page(report('a', settled)));
  expect(await screen.findByText('The page is gone.')).toBeVisible();
  expect(screen.getByText('Settled by olga@example.com, 21 November 2026 at 09:00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await asked(environment, 'ReportCardReopenMutation')).toEqual({ input: { reportId: 'a' } });
  await answer(environment, 'ReportCardReopenMutation', {
    reopenReport: { __typename: 'ConflictError', message: 'Somebody was faster.' },
  });
  expect(await screen.findByText('Somebody was faster.')).toBeVisible();
});
