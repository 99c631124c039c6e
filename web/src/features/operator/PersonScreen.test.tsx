import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked } from '../../test/answer.ts';
import { answerConsole } from '../../test/answerConsole.ts';
import { operatorSite } from '../../test/operatorSite.ts';
import { renderScreen } from '../../test/renderApp.tsx';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Otis', email: 'otis@example.com' }, 'secret'));
afterEach(endSession);

async function open(person: object | null) {
  const { environment } = renderScreen('/operator/people/p');
  await answerConsole(environment);
  expect(await asked(environment, 'PersonScreenQuery')).toEqual({ id: 'p' });
  await answer(environment, 'PersonScreenQuery', { operator: { person } });
}

it('the page of a person shows the account, the browsers and the sites', async () => {
  await open({
    id: 'p',
    name: 'Olivia Green',
    email: 'olivia@example.org',
    emailVerified: false,
    pendingEmail: 'new@example.org',
    hasPassword: true,
    hasGoogle: true,
    createdAt: '2026-10-01T09:00:00.000Z',
    ownSites: [operatorSite()],
    helpedSites: [],
    openSessions: [
      {
        id: 's',
        device: 'Firefox on Windows',
        createdAt: '2026-11-01T09:00:00.000Z',
        lastUsedAt: '2026-11-02T10:00:00.000Z',
      },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Olivia Green' })).toBeVisible();
  expect(screen.getByText('Address not verified')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Account' })).toHaveTextContent(
    'Made1 October 2026New address, not confirmednew@example.orgSigns in bypassword, Google',
  );
  expect(screen.getByRole('list', { name: 'Signed in' })).toHaveTextContent(
    'Firefox on WindowsSince 1 November 2026, last used 2 November 2026 at 10:00',
  );
  expect(screen.getByRole('link', { name: 'Olive Press' })).toHaveAttribute('href', '/operator/sites/a');
  expect(screen.getByRole('region', { name: 'Helps with' })).toHaveTextContent('No sites.');
});

it('an unknown person is said', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { name: 'There is no such person' })).toBeVisible();
});
