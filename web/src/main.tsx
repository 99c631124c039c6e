import './ui/fonts.css';
import './ui/tokens.css';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './App.tsx';
import { errorReporter, watchErrors } from './features/shell/errorReports.ts';
import { holdEarly } from './lib/early.ts';
import { getSession, subscribeSession } from './lib/session.ts';
import { watchTheme } from './lib/theme.ts';
import { RelayProvider } from './relay/environment.tsx';
import { createAppRouter } from './router.tsx';

const router = createAppRouter();
const report = errorReporter(() => router.state.matches.at(-1)?.fullPath ?? '');
watchErrors(report);
/** React passes what a page's own boundary catches to no listener of the window. */
const rootOptions: RootOptions = {
  onCaughtError(error, { componentStack }) {
    console.error(error, componentStack);
    report(error);
  },
};

watchTheme();
subscribeSession(() => {
  // Preloaded data belongs to the previous session.
  router.clearCache();
  // A session can expire or end in another tab while a guarded page is open: its guard runs again.
  if (!getSession().token) void router.invalidate();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (onArrived: () => void) => {
  const arrived = (): void => {
    // public/firstPaint.js sets it for the time before the app.
    delete document.documentElement.dataset['signedIn'];
    onArrived();
  };
  return (
    <StrictMode>
      <RelayProvider>
        <App router={router} onArrived={arrived} />
      </RelayProvider>
    </StrictMode>
  );
};

if (root.firstElementChild) void takeOver(root);
else createRoot(root, rootOptions).render(app(holdEarly()));

/** Hydrates a prerendered page when the code of its screen is loaded. */
async function takeOver(container: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  // As while prerendering, so that the router renders the same elements.
  router.ssr = { manifest: undefined };
  await router.load();
  const onArrived = holdEarly();
  // After a redirect (a signed-in user on Login, for example) the prerendered page is not the page to show.
  if (router.state.location.pathname === pathname) hydrateRoot(container, app(onArrived), rootOptions);
  else createRoot(container, rootOptions).render(app(onArrived));
}
