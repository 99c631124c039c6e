import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { getSession } from '../lib/session.ts';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/_authed/dashboard')({
  loader: () => {
    warmQuery(() => import('../__generated__/DashboardScreenQuery.graphql.ts'), {});
    // One of them is shown: for the only website, or for several.
    warmQuery(() => import('../__generated__/OwnSiteQuery.graphql.ts'), {});
    warmQuery(() => import('../__generated__/OrdersTodayQuery.graphql.ts'), {});
    const id = getSession().user?._id;
    if (id !== undefined) warmQuery(() => import('../__generated__/SubscriptionsQuery.graphql.ts'), { id });
  },
  component: DashboardScreen,
});
