import './ui/fonts.css';
import './ui/tokens.css';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { holdEarly } from './lib/early.ts';
import { getSession, subscribeSession } from './lib/session.ts';
import { watchTheme } from './lib/theme.ts';
import { RelayProvider } from './relay/environment.tsx';
import { createAppRouter } from './router.tsx';

const router = createAppRouter();

watchTheme();
subscribeSession(() => {
  // What was preloaded for one person is not for the next.
  router.clearCache();
  // The session can end while a guarded page is open (expired, or signed out in another tab): its guard decides again.
  if (!getSession().token) void router.invalidate();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (onArrived: () => void) => {
  const arrived = (): void => {
    // Told by public/firstPaint.js for the time before the app, which knows it better.
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
else createRoot(root).render(app(holdEarly()));

/** Brings a page that came as HTML to life, as soon as the code of its screen is there. */
async function takeOver(container: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  // As where the page was made: the router renders the same elements there and here.
  router.ssr = { manifest: undefined };
  await router.load();
  const onArrived = holdEarly();
  // Who is signed in already is led on from Login, for example: then the page that came is not the one to show.
  if (router.state.location.pathname === pathname) hydrateRoot(container, app(onArrived));
  else createRoot(container).render(app(onArrived));
}
