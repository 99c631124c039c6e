import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from './features/shell/ErrorScreen.tsx';
import { PendingScreen } from './features/shell/PendingScreen.tsx';
import { createScrollRestoration } from './features/shell/scrollRestoration.ts';
import { routeTree } from './routeTree.gen.ts';

/** A preloaded route counts as fresh this long (ms): following the link that was pointed at does not ask again. */
const PRELOAD_FRESH_MS = 10_000;

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: PRELOAD_FRESH_MS,
  defaultPendingComponent: PendingScreen,
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: createScrollRestoration(),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }

  interface StaticDataRouteOption {
    /** False leaves the whole height below the header to the screen. */
    footer?: boolean;
    /** False keeps the floating chat away. */
    chat?: boolean;
  }
}
