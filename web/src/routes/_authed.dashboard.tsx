import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/_authed/dashboard')({
  loader: () => warmQuery(() => import('../__generated__/DashboardContentQuery.graphql.ts'), {}),
  component: DashboardScreen,
});
