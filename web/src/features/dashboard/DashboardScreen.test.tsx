import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { writeStored } from '../../lib/storage.ts';
import { answer } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';

const viewer = { id: 'VXNlcjox', name: 'Amelia Hart', restaurants: { totalCount: 3 } };

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

it('greets by name and counts the websites', async () => {
  const { environment } = renderApp('/dashboard');
  await answer(environment, 'DashboardContentQuery', { viewer });
  expect(await screen.findByRole('heading', { name: 'Hello, Amelia Hart' })).toBeVisible();
  expect(screen.getByText('websites managed').parentElement).toHaveTextContent('3');
  expect(screen.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/my-restaurants');
  expect(screen.queryByText('You Have an Unclaimed Website!')).not.toBeInTheDocument();
});

it('offers the unclaimed website of this browser', async () => {
  writeStored('restaurantClaimToken', 'abc');
  writeStored('restaurantPreviewUrl', 'http://lucia.localhost:5001');
  const { environment } = renderApp('/dashboard');
  await answer(environment, 'DashboardContentQuery', { viewer });
  expect(await screen.findByText('You Have an Unclaimed Website!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Claim My Website' })).toHaveAttribute('href', '/setup');
  const preview = screen.getByRole('link', { name: 'View Your Preview Site' });
  expect(preview).toHaveAttribute('href', 'http://lucia.localhost:5001');
  expect(preview).toHaveAttribute('target', '_blank');
});

it('never links to a stored address that is no web address', async () => {
  writeStored('restaurantClaimToken', 'abc');
  writeStored('restaurantPreviewUrl', 'javascript:alert(1)');
  const { environment } = renderApp('/dashboard');
  await answer(environment, 'DashboardContentQuery', { viewer });
  expect(await screen.findByText('You Have an Unclaimed Website!')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View Your Preview Site' })).not.toBeInTheDocument();
});
