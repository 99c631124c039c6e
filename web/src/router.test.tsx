import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from './lib/session.ts';
import { renderApp } from './test/renderApp.tsx';

afterEach(endSession);

const signIn = (): void =>
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');

it.each([
  '/',
  '/services',
  '/packages',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/abc',
  '/verify-email/abc',
  '/invitation/abc',
  '/redesign-answer/abc',
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
])('the path %s shows its own page', async (path) => {
  const { address } = renderApp(path);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).not.toHaveTextContent('This page is off the menu');
  expect(address()).toBe(path);
});

describe.each(['/dashboard', '/plan', '/account', '/my-restaurants', '/editor/UmVzdGF1cmFudDox', '/orders'])(
  '%s',
  (path) => {
    it('a guarded page redirects a guest to Login and back', async () => {
      const { address } = renderApp(`${path}?from=mail`);
      await waitFor(() =>
        expect(address()).toBe(`/login?redirect=${encodeURIComponent(`${path}?from=mail`)}`),
      );
      expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    });

    it('a guarded page opens for a signed-in owner', async () => {
      signIn();
      const { address } = renderApp(path);
      expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
      expect(address()).toBe(path);
    });
  },
);

it.each(['/login?redirect=%2Fsetup', '/register?redirect=%2Fsetup'])(
  '%s redirects a signed-in owner at once',
  async (path) => {
    signIn();
    const { address } = renderApp(path);
    await waitFor(() => expect(address()).toBe('/setup'));
  },
);

it.each(['/nope', '/setup/nope', '/demonstration/nope'])(
  '%s shows the error page with a link to the home page',
  async (path) => {
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'This page is off the menu' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  },
);

it('the header shows Login to guests, and Dashboard and Logout to a signed-in owner', async () => {
  renderApp('/');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
});
