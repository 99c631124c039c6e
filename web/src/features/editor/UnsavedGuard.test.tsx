import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session.ts';
import { ConfirmProvider } from '../../ui/ConfirmProvider.tsx';
import { SnackbarProvider } from '../../ui/SnackbarProvider.tsx';
import { UnsavedGuard, useUnsavedGuard } from './UnsavedGuard.tsx';

beforeEach(() => {
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function Form({ name }: { name: string }) {
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);
  return <input type="checkbox" aria-label={name} onChange={() => setDirty(!isDirty)} />;
}

/** Two guarded forms in a real browser history, and a page to go to. */
async function open() {
  window.history.replaceState(null, '', '/forms');
  const root = createRootRoute({ component: Outlet });
  const forms = createRoute({
    getParentRoute: () => root,
    path: '/forms',
    component: () => (
      <UnsavedGuard>
        <Form name="one" />
        <Form name="two" />
      </UnsavedGuard>
    ),
  });
  const other = createRoute({
    getParentRoute: () => root,
    path: '/other',
    component: () => <p>Elsewhere</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([forms, other]),
    history: createBrowserHistory(),
  });
  render(
    <SnackbarProvider>
      <ConfirmProvider>
        <RouterProvider router={router} />
      </ConfirmProvider>
    </SnackbarProvider>,
  );
  await screen.findByLabelText('one');
  return { go: (href: string) => act(async () => router.history.push(href)) };
}

const closeWindow = (): Event => {
  const event = new Event('beforeunload', { cancelable: true });
  fireEvent(window, event);
  return event;
};

it('leaving asks once for any number of unsaved forms', async () => {
  const { go } = await open();
  await userEvent.click(screen.getByLabelText('one'));
  await userEvent.click(screen.getByLabelText('two'));
  await go('/other');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('a navigation within the same page and tab does not ask', async () => {
  const { go } = await open();
  await userEvent.click(screen.getByLabelText('one'));
  await go('/forms?open=1');
  await waitFor(() => expect(window.location.search).toBe('?open=1'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await go('/forms?open=1&tab=settings');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
});

it('closing the window asks only with unsaved edits', async () => {
  await open();
  expect(closeWindow().defaultPrevented).toBe(false);
  await userEvent.click(screen.getByLabelText('two'));
  expect(closeWindow().defaultPrevented).toBe(true);
  await userEvent.click(screen.getByLabelText('two'));
  expect(closeWindow().defaultPrevented).toBe(false);
});
