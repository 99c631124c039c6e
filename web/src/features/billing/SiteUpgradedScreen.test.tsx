import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const QUERY = 'SiteUpgradedScreenQuery';
const START = 'conversationRequestsStartMutation';

afterEach(endSession);
const signIn = () => startSession({ _id: 'me', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
const site = (plan: string) => ({
  node: {
    __typename: 'Restaurant',
    id: 'site',
    name: 'Da Lucia',
    url: 'http://da-lucia.localhost:5001',
    package: plan,
  },
});

it.each([
  ['SILVER', 'Silver', 3],
  ['GOLD', 'Gold', 4],
  ['PLATINUM', 'Platinum', 4],
])('the screen shows what %s adds to a site, with a link to its editor', async (tier, name, count) => {
  signIn();
  const { environment } = renderScreen('/setup?upgraded=site');
  expect(await asked(environment, QUERY)).toEqual({ id: 'site' });
  await answer(environment, QUERY, site(tier));
  expect(await screen.findByRole('heading', { level: 1, name: `Da Lucia is now on ${name}` })).toBeVisible();
  expect(screen.getByText('Product images: add a photo to every dish.').closest('ul')?.children).toHaveLength(
    count,
  );
  expect(screen.getByRole('link', { name: 'Open the editor' })).toHaveAttribute(
    'href',
    '/editor/site?tab=products',
  );
  expect(pending(environment, START)).toEqual([]);
});

it('the screen promises nothing while the plan is being activated', async () => {
  signIn();
  const { environment } = renderScreen('/setup?upgraded=site');
  await answer(environment, QUERY, site('FREE'));
  expect(await screen.findByRole('heading', { name: 'Switching on the plan for Da Lucia' })).toBeVisible();
  expect(screen.queryByText(/Product images/)).not.toBeInTheDocument();
});

it('the site of another user shows the chat', async () => {
  signIn();
  const { environment } = renderScreen('/setup?upgraded=site');
  await answer(environment, QUERY, { node: null });
  expect(await asked(environment, START)).toEqual({ input: { package: 'Gold' } });
});

it('a guest sees the chat', async () => {
  const { environment } = renderScreen('/setup?upgraded=site');
  expect(await asked(environment, START)).toEqual({ input: { package: 'Gold' } });
  expect(pending(environment, QUERY)).toEqual([]);
});

it.each([
  ['Bogus', 'Gold'],
  ['<b>Gold</b>', 'Gold'],
  ['platinum', 'platinum'],
  ['Silver Restaurant', 'Silver Restaurant'],
])('the package %s reaches the chat as %s', async (asking, told) => {
  const { environment } = renderScreen(`/setup?package=${encodeURIComponent(asking)}`);
  expect(await asked(environment, START)).toEqual({ input: { package: told } });
});
