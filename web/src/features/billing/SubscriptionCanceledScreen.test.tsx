import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/renderApp.tsx';

it('says that no charge was made and leads back to the services', async () => {
  renderApp('/subscription-canceled');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Canceled' })).toBeVisible();
  expect(screen.getByText(/^No charge was made\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to services' })).toHaveAttribute('href', '/services');
});
