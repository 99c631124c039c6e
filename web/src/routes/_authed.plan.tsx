import { createFileRoute } from '@tanstack/react-router';
import { PlanScreen } from '../features/dashboard/PlanScreen.tsx';
import { getSession } from '../lib/session.ts';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/_authed/plan')({
  loader: () => {
    warmQuery(() => import('../__generated__/PlanScreenQuery.graphql.ts'), {});
    const id = getSession().user?._id;
    if (id !== undefined) warmQuery(() => import('../__generated__/SubscriptionsQuery.graphql.ts'), { id });
  },
  component: PlanScreen,
});
