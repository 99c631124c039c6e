import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, renderScreen } from './renderApp.tsx';

it('renderScreen shows the screen without the header and footer of the app', async () => {
  renderScreen('/contact');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('the test after renderScreen has the header and footer again', async () => {
  renderApp('/contact');
  expect(await screen.findByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
