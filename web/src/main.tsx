import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getSession, subscribeSession } from './lib/session.ts';
import { watchTheme } from './lib/theme.ts';
import { RelayProvider } from './relay/RelayProvider.tsx';
import { router } from './router.tsx';
import { ConfirmProvider } from './ui/ConfirmProvider.tsx';
import { SnackbarProvider } from './ui/SnackbarProvider.tsx';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/global.css';

watchTheme();
subscribeSession(() => {
  // What was preloaded for one person is not for the next.
  router.clearCache();
  // The session can end while a guarded page is open (expired, or signed out in another tab): its guard decides again.
  if (!getSession().token) void router.invalidate();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <RelayProvider>
      <ConfirmProvider>
        <SnackbarProvider>
          <RouterProvider router={router} />
        </SnackbarProvider>
      </ConfirmProvider>
    </RelayProvider>
  </StrictMode>,
);
