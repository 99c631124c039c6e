import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { ConfirmationProvider } from './features/accounts/confirmation/ConfirmationProvider.tsx';
import type { AppRouter } from './router.tsx';
import { ConfirmProvider } from './ui/ConfirmProvider.tsx';
import { SnackbarProvider } from './ui/SnackbarProvider.tsx';

interface Props {
  router: AppRouter;
  /** Called after the first render in the browser. */
  onArrived?: () => void;
}

/** The app below the Relay environment, in the browser and while prerendering. */
export function App({ router, onArrived }: Props) {
  const arrived = useEffectEvent(() => onArrived?.());
  useEffect(() => arrived(), []);
  return (
    <SnackbarProvider>
      <ConfirmProvider>
        <ConfirmationProvider>
          <RouterProvider router={router} />
        </ConfirmationProvider>
      </ConfirmProvider>
    </SnackbarProvider>
  );
}
