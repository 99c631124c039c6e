import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/operator/')({
  beforeLoad: () => {
    throw redirect({ to: '/operator/log', replace: true });
  },
});
