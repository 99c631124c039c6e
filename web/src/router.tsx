import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from './features/shell/ErrorScreen.tsx';
import { PendingScreen } from './features/shell/PendingScreen.tsx';
import { routeTree } from './routeTree.gen.ts';

/** A preloaded route counts as fresh this long (ms): following the link that was pointed at does not ask again. */
const PRELOAD_FRESH_MS = 10_000;

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: PRELOAD_FRESH_MS,
  defaultPendingComponent: PendingScreen,
  defaultErrorComponent: ErrorScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }

  interface StaticDataRouteOption {
    /** False leaves the whole height below the header to the screen. */
    footer?: boolean;
  }
}
