import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { whenIdle } from '../lib/lateCode.ts';
import { getSession } from '../lib/session.ts';
import { warmQuery } from '../relay/warmQuery.ts';
import { TAB_CODE } from './-editorTabs.ts';

export const Route = createFileRoute('/_authed/dashboard')({
  loader: () => {
    warmQuery(() => import('../__generated__/DashboardScreenQuery.graphql.ts'), {});
    // The first is shown for the only website, the other two for several.
    warmQuery(() => import('../__generated__/OwnSiteQuery.graphql.ts'), {});
    warmQuery(() => import('../__generated__/OrdersTodayQuery.graphql.ts'), {});
    warmQuery(() => import('../__generated__/KitchensNowQuery.graphql.ts'), {});
    const id = getSession().user?._id;
    if (id !== undefined) warmQuery(() => import('../__generated__/SubscriptionsQuery.graphql.ts'), { id });
  },
  component: function DashboardRoute() {
    const router = useRouter();
    // The menu is what owners open next most often, so its code is there when they press. The editor shows a failure.
    useEffect(
      () =>
        whenIdle(() => {
          const frame = Promise.resolve(router.loadRouteChunk(router.routesById['/_authed/editor/$id']));
          Promise.all([frame, TAB_CODE.products()]).catch(() => undefined);
        }),
      [router],
    );
    return <DashboardScreen />;
  },
});
