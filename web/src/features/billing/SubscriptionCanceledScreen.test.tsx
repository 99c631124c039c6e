import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/renderApp.tsx';

it('the page says that no charge was made, with a link to the services', async () => {
  renderScreen('/subscription-canceled');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Canceled' })).toBeVisible();
  expect(screen.getByText(/^No charge was made\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to services' })).toHaveAttribute('href', '/services');
});

it.each([
  ['Gold Restaurant', '/packages?upgrading=site'],
  ['Silver Social Media', '/packages?category=social'],
])('the page links back to %s', async (plan, href) => {
  renderScreen(`/subscription-canceled?plan=${encodeURIComponent(plan)}&upgrading=site`);
  expect(await screen.findByRole('link', { name: `Back to ${plan}` })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'Back to services' })).toBeVisible();
});

it('a plan name in the address that is not ours is not shown', async () => {
  renderScreen('/subscription-canceled?plan=Call%20555&upgrading=site');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/555/)).not.toBeInTheDocument();
});
