import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked } from '../../test/answer.ts';
import { answerConsole } from '../../test/answerConsole.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const QUERY = 'FindScreenQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Otis', email: 'otis@example.com' }, 'secret'));
afterEach(endSession);

const site = (id: string, values: object = {}) => ({
  cursor: id,
  node: {
    __typename: 'OperatorSite',
    id,
    name: `Site ${id}`,
    slug: `slug-${id}`,
    package: 'GOLD',
    status: 'ACTIVE_PAID',
    suspendedAt: null,
    owner: { id: `owner-${id}`, email: `owner@${id}.example` },
    ...values,
  },
});
const person = (id: string, emailVerified = true) => ({
  cursor: id,
  node: {
    __typename: 'OperatorPerson',
    id,
    name: `Person ${id}`,
    email: `${id}@example.org`,
    emailVerified,
    createdAt: '2026-11-20T09:00:00.000Z',
  },
});
const connection = (edges: object[], hasNextPage = false) => ({
  edges,
  totalCount: edges.length,
  pageInfo: { hasNextPage, endCursor: 'a' },
});
const found = (values: object = {}) => ({
  operator: { orders: [], sites: connection([]), people: connection([]), ...values },
});

it('sites and people are listed, and the next page of each comes with its button', async () => {
  const { environment } = renderScreen('/operator');
  await answerConsole(environment);
  expect(await asked(environment, QUERY)).toEqual({ search: '' });
  const suspended = site('b', { suspendedAt: '2026-11-20T09:00:00.000Z', owner: null });
  await answer(
    environment,
    QUERY,
    found({ sites: connection([site('a'), suspended], true), people: connection([person('p', false)]) }),
  );
  const [first, second] = within(await screen.findByRole('list', { name: 'Sites' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Site aGoldActive Paidslug-a, owner@a.example');
  expect(second).toHaveTextContent('Suspendedslug-b, Nobody owns it.');
  expect(screen.getByRole('link', { name: 'Site a' })).toHaveAttribute('href', '/operator/sites/a');
  expect(screen.getByRole('list', { name: 'People' })).toHaveTextContent(
    'Person pAddress not verifiedp@example.org, since 20 November 2026',
  );
  expect(screen.getByRole('link', { name: 'Person p' })).toHaveAttribute('href', '/operator/people/p');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await asked(environment, 'FoundSitesPageQuery')).toMatchObject({ search: '', after: 'a' });
  await answer(environment, 'FoundSitesPageQuery', { operator: { sites: connection([site('c')]) } });
  expect(await screen.findByRole('link', { name: 'Site c' })).toBeVisible();
});

it('what is typed is searched and kept in the address', async () => {
  const { environment, address } = renderScreen('/operator');
  await answerConsole(environment);
  await answer(environment, QUERY, found());
  expect(await screen.findByText('No sites.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'olive 103{Enter}');
  expect(await asked(environment, QUERY)).toEqual({ search: 'olive 103' });
  expect(address()).toBe('/operator?q=olive+103');
  const order = {
    id: 'o',
    number: 103,
    state: 'ACCEPTED',
    total: 1850,
    isTest: true,
    placedAt: '2026-11-20T09:00:00.000Z',
    siteId: 'a',
    siteName: 'Olive Press',
  };
  await answer(environment, QUERY, found({ orders: [order] }));
  expect(await screen.findByRole('list', { name: 'Orders' })).toHaveTextContent(
    '#103Olive PressAcceptedTest£18.50, 20 November 2026 at 09:00',
  );
});
