import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';
import { ErrorScreen } from '../features/shell/FallbackScreens.tsx';
import { createScrollRestoration } from '../features/shell/navigationEffects.ts';
import { routeTree } from '../routeTree.gen.ts';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';
import { SnackbarProvider } from '../ui/SnackbarProvider.tsx';

/**
 * The whole app at `path` with its real routes, on a Relay environment whose operations the test resolves. What loaders
 * ask ahead of the screens stays unanswered.
 */
export function renderApp(path: string) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const environment = createMockEnvironment();
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: createScrollRestoration(),
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <SnackbarProvider>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </SnackbarProvider>
    </RelayEnvironmentProvider>,
  );
  return { environment, router, address: () => router.history.location.href };
}
