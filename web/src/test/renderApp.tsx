import { createMemoryHistory, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { StyleSheetManager } from 'styled-components';
import { vi } from 'vitest';
import { ErrorScreen } from '../features/shell/FallbackScreens.tsx';
import { createScrollRestoration } from '../features/shell/navigationEffects.ts';
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

const { component: frame = Outlet } = routeTree.options;

/**
 * The whole app at `path` with its real routes, on a Relay environment whose operations the test resolves. What loaders
 * ask ahead of the screens stays unanswered.
 */
export const renderApp = (path: string) => renderRoutes(path, frame);

/** The same without what surrounds each screen (header, footer, chat, consent): searching in it takes less time. */
export const renderScreen = (path: string) => renderRoutes(path, Outlet);

function renderRoutes(path: string, component: typeof frame) {
  routeTree.update({ component });
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
    <StyleSheetManager stylisPlugins={PLUGINS}>
      <RelayEnvironmentProvider environment={environment}>
        <SnackbarProvider>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
        </SnackbarProvider>
      </RelayEnvironmentProvider>
    </StyleSheetManager>,
  );
  return { environment, router, address: () => router.history.location.href };
}
