import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked } from '../../test/answer.ts';
import { answerConsole } from '../../test/answerConsole.ts';
import { operatorSite } from '../../test/operatorSite.ts';
import { renderScreen } from '../../test/renderApp.tsx';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Otis', email: 'otis@example.com' }, 'secret'));
afterEach(endSession);

async function open(site: object | null) {
  const app = renderScreen('/operator/sites/a');
  await answerConsole(app.environment);
  expect(await asked(app.environment, 'SiteScreenQuery')).toEqual({ id: 'a' });
  await answer(app.environment, 'SiteScreenQuery', { operator: { site } });
  return app;
}

it('the page of a site shows its owner, team, plan, state and orders', async () => {
  await open(operatorSite());
  expect(await screen.findByRole('heading', { level: 1, name: 'Olive Press' })).toBeVisible();
  const part = (name: string) => screen.getByRole('region', { name });
  expect(within(part('Owner')).getByRole('link', { name: 'Olivia Green' })).toHaveAttribute(
    'href',
    '/operator/people/owner',
  );
  expect(part('Orders of the last 30 days')).toHaveTextContent(
    'Placed12Sold10, £181.50Last order20 November 2026 at 09:00Last activity21 November 2026 at 09:00',
  );
  expect(part('Team')).toHaveTextContent('Cook KimKitchenkim@example.org');
  expect(part('Team')).toHaveTextContent('new@example.orgManagerInvited');
  expect(part('Activity')).toHaveTextContent('Olivia Green closed the website');
  expect(part('What operators did')).toHaveTextContent(
    'otis@example.com put a site online again: olive-press',
  );
});

it('a preview without orders says so', async () => {
  await open(
    operatorSite({
      owner: null,
      claimedAt: null,
      members: [],
      orderFacts: { placed: 0, sold: 0, sales: 0, lastAt: null },
      siteActivity: { edges: [] },
      siteMoves: { edges: [] },
    }),
  );
  expect(await screen.findByText('Nobody owns it.')).toBeVisible();
  expect(screen.getByText('Not yet: it is a preview')).toBeVisible();
  expect(screen.getByText('The owner works alone.')).toBeVisible();
});

it('an unknown site is said', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { name: 'There is no such site' })).toBeVisible();
});
