import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { subscribeSession } from './lib/session.ts';
import { watchTheme } from './lib/theme.ts';
import { RelayProvider } from './relay/RelayProvider.tsx';
import { router } from './router.tsx';
import { ConfirmProvider } from './ui/ConfirmProvider.tsx';
import { SnackbarProvider } from './ui/SnackbarProvider.tsx';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/global.css';

watchTheme();
// What was preloaded for one person is not for the next.
subscribeSession(() => router.clearCache());

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
