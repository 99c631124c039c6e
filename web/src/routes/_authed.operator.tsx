import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ConsoleFrame } from '../features/operator/ConsoleFrame.tsx';
import { NotFoundScreen } from '../features/shell/FallbackScreens.tsx';

/** The operators' console. Everybody else gets the page of an unknown address. */
export const Route = createFileRoute('/_authed/operator')({
  component: function OperatorRoute() {
    return (
      <ConsoleFrame notFound={<NotFoundScreen />}>
        <Outlet />
      </ConsoleFrame>
    );
  },
});
