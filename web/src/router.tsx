import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { PageColumn } from './features/shell/AppLayout.tsx';
import { ErrorScreen, PendingScreen } from './features/shell/FallbackScreens.tsx';
import { createScrollRestoration } from './features/shell/navigationEffects.ts';
import { ADDRESS_QUERIES } from './lib/addressQuery.ts';
import { routeTree } from './routeTree.gen.ts';

/** Milliseconds for which a preloaded route is fresh: a press on its link does not load it again. */
const PRELOAD_FRESH_MS = 10_000;

/** Creates the app's router; `history` replaces the browser's history. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    ...(history ? { history } : {}),
    routeTree,
    ...ADDRESS_QUERIES,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: PRELOAD_FRESH_MS,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    // On the server it would add an inline script.
    scrollRestoration: import.meta.env.SSR ? false : createScrollRestoration(),
  });

/** The result of `createAppRouter`. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  interface StaticDataRouteOption {
    /** Default `public`. */
    column?: PageColumn;
    /** False: the screen has the whole height below the header. */
    footer?: boolean;
    /** True: the screen moves focus and scroll position itself when a parameter of its path changes. */
    placesFocus?: boolean;
    /** False: the screen has the whole window and its own way back. */
    header?: boolean;
    /** The floating chat: false hides it; `quiet` hides its bubble, which could cover links and buttons. */
    chat?: false | 'quiet';
  }
}
