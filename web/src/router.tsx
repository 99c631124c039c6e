import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { PageColumn } from './features/shell/AppLayout.tsx';
import { ErrorScreen, PendingScreen } from './features/shell/FallbackScreens.tsx';
import { createScrollRestoration } from './features/shell/navigationEffects.ts';
import { routeTree } from './routeTree.gen.ts';

/** A preloaded route counts as fresh this long (ms): following the link that was pointed at does not ask again. */
const PRELOAD_FRESH_MS = 10_000;

/** The app's router; on the address bar unless it is given another history. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    ...(history ? { history } : {}),
    routeTree,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: PRELOAD_FRESH_MS,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    // Its script of the server's would be inline.
    scrollRestoration: import.meta.env.SSR ? false : createScrollRestoration(),
  });

/** What `createAppRouter` makes. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  interface StaticDataRouteOption {
    /** Default `public`. */
    column?: PageColumn;
    /** False leaves the whole height below the header to the screen. */
    footer?: boolean;
    /** The floating chat: false keeps it away; `quiet` is without its bubble, where links and buttons stand close together. */
    chat?: false | 'quiet';
  }
}
