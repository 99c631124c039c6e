import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { UnsavedGuard } from '../features/editor/UnsavedGuard.tsx';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';
import { SnackbarProvider } from '../ui/SnackbarProvider.tsx';

/** A part of the editor without the app around it; its operations are resolved by the test. */
export async function renderPart(part: ReactNode) {
  const environment = createMockEnvironment();
  const rootRoute = createRootRoute({ component: () => <UnsavedGuard>{part}</UnsavedGuard> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await act(async () => {
    render(
      <RelayEnvironmentProvider environment={environment}>
        <SnackbarProvider>
          <ConfirmProvider>
            <RouterProvider router={router as never} />
          </ConfirmProvider>
        </SnackbarProvider>
      </RelayEnvironmentProvider>,
    );
  });
  return { environment };
}
