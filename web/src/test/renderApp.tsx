import { createMemoryHistory, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { StyleSheetManager } from 'styled-components';
import { onTestFinished, vi } from 'vitest';
import { ConfirmationProvider } from '../features/accounts/confirmation/ConfirmationProvider.tsx';
import { ErrorScreen } from '../features/shell/FallbackScreens.tsx';
import { createScrollRestoration } from '../features/shell/navigationEffects.ts';
import { ADDRESS_QUERIES } from '../lib/addressQuery.ts';
import { routeTree } from '../routeTree.gen.ts';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';
import { SnackbarProvider } from '../ui/SnackbarProvider.tsx';

/** What queries, user-event, react-aria and our assertions read. */
const READ_BY_TESTS =
  /^(?:display|visibility|opacity|pointer-events|content|overflow|background|border-color|filter)/;

/** Drops all other styles: queries by role ask for computed styles, and happy-dom matches every rule with every element. */
type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
const onlyWhatTestsRead: Plugin = (element) => {
  if (element.type === 'decl' && !READ_BY_TESTS.test(String(element.props))) element.value = '';
};
const PLUGINS = [onlyWhatTestsRead];

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
    ...ADDRESS_QUERIES,
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: createScrollRestoration(),
  });
  render(
    <StyleSheetManager stylisPlugins={PLUGINS}>
      <RelayEnvironmentProvider environment={environment}>
        <SnackbarProvider>
          <ConfirmProvider>
            <ConfirmationProvider>
              <RouterProvider router={router} />
            </ConfirmationProvider>
          </ConfirmProvider>
        </SnackbarProvider>
      </RelayEnvironmentProvider>
    </StyleSheetManager>,
  );
  return { environment, router, address: () => router.history.location.href };
}

const { component: frame = Outlet } = routeTree.options;

/** A screen without the header, footer, chat and consent banner of the app around it: queries search fewer elements. */
export function renderScreen(path: string) {
  routeTree.update({ component: Outlet });
  // Files of the same worker share the routes.
  onTestFinished(() => void routeTree.update({ component: frame }));
  return renderApp(path);
}
