import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { renderApp } from '../../test/renderApp.tsx';

/** The portfolio fails as often as told, then shows itself. */
async function openBroken(thrown: Error, times = Infinity) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let left = times;
  const app = renderApp('/contact');
  const route = app.router.routesById['/portfolio'];
  const { component } = route.options;
  route.update({
    component: function Broken() {
      if (left > 0) throw thrown;
      return <h1>Portfolio</h1>;
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await act(() => app.router.navigate({ to: '/portfolio' }));
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong in the kitchen' });
  return {
    ...app,
    mend: () => {
      left = 0;
    },
    [Symbol.dispose]: () => void route.update({ component: component! }),
  };
}

it("the error page is inside the app's frame and has links", async () => {
  using app = await openBroken(new Error('x is not a function'));
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByText(/x is not a function/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await userEvent.click(screen.getByRole('link', { name: 'Back to the home page' }));
  await waitFor(() => expect(app.address()).toBe('/'));
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Something went wrong');
});

it('Try again renders the page again', async () => {
  using app = await openBroken(new Error('once'));
  app.mend();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
});

it('the error page shows the reference of our log', async () => {
  using _app = await openBroken(
    new NetworkProblem('server', { serverMessage: 'Something went wrong. Reference: 7f3a' }),
  );
  expect(screen.getByText(/please give this reference: 7f3a/)).toBeVisible();
});

it('missing code reloads the whole page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  using _app = await openBroken(new TypeError('Importing a module script failed.'));
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
