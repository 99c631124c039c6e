import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from './lib/session.ts';
import { renderApp } from './test/renderApp.tsx';

afterEach(endSession);

const signIn = (): void =>
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');

describe('public routes of the table', () => {
  it.each([
    '/',
    '/services',
    '/packages',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password/abc',
    '/verify-email/abc',
    '/setup',
    '/terms-and-conditions',
    '/privacy-policy',
    '/cookie-policy',
    '/subscription-success',
    '/subscription-canceled',
    '/contact',
    '/portfolio',
    '/demonstration',
    '/demonstration/confirmation',
    '/demonstration/request-changes',
  ])('%s shows a page of its own', async (path) => {
    const { address } = renderApp(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).not.toHaveTextContent('This page is off the menu');
    expect(address()).toBe(path);
  });
});

describe.each(['/dashboard', '/account', '/my-restaurants', '/editor/UmVzdGF1cmFudDox'])('%s', (path) => {
  it('sends a guest to Login, which leads back', async () => {
    const { address } = renderApp(`${path}?from=mail`);
    await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(`${path}?from=mail`)}`));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  it('opens for who is signed in', async () => {
    signIn();
    const { address } = renderApp(path);
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(address()).toBe(path);
  });
});

it.each(['/login?redirect=%2Fsetup', '/register?redirect=%2Fsetup'])(
  '%s leads on at once when somebody is signed in',
  async (path) => {
    signIn();
    const { address } = renderApp(path);
    await waitFor(() => expect(address()).toBe('/setup'));
  },
);

it.each(['/nope', '/setup/nope', '/demonstration/nope'])(
  '%s is the error page with a way back',
  async (path) => {
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'This page is off the menu' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  },
);

it('shows Login to guests, Dashboard and Logout to who is signed in', async () => {
  renderApp('/');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
});
