import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/renderApp.tsx';

it('says that no charge was made and leads back to the services', async () => {
  renderApp('/subscription-canceled');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Canceled' })).toBeVisible();
  expect(screen.getByText(/^No charge was made\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to services' })).toHaveAttribute('href', '/services');
});

it.each([
  ['Gold Restaurant', '/packages?upgrading=site'],
  ['Silver Social Media', '/packages?category=social'],
])('leads back to %s', async (plan, href) => {
  renderApp(`/subscription-canceled?plan=${encodeURIComponent(plan)}&upgrading=site`);
  expect(await screen.findByRole('link', { name: `Back to ${plan}` })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'Back to services' })).toBeVisible();
});

it('repeats no words of an address that are no plan of ours', async () => {
  renderApp('/subscription-canceled?plan=Call%20555&upgrading=site');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/555/)).not.toBeInTheDocument();
});
