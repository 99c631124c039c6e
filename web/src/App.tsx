import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { AppRouter } from './router.tsx';
import { ConfirmProvider } from './ui/ConfirmProvider.tsx';
import { SnackbarProvider } from './ui/SnackbarProvider.tsx';

interface Props {
  router: AppRouter;
  /** Once it stands on the page and hears what is done there. */
  onArrived?: () => void;
}

/** Everything below the Relay environment: the same in the browser and where pages are made at build. */
export function App({ router, onArrived }: Props) {
  const arrived = useEffectEvent(() => onArrived?.());
  useEffect(() => arrived(), []);
  return (
    <SnackbarProvider>
      <ConfirmProvider>
        <RouterProvider router={router} />
      </ConfirmProvider>
    </SnackbarProvider>
  );
}
