import { createFileRoute } from '@tanstack/react-router';
import { ReportsScreen } from '../features/orders/reports/ReportsScreen.tsx';
import { parseReportsSearch } from '../features/orders/reports/reportsSearch.rules.ts';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/_authed/orders/reports')({
  validateSearch: parseReportsSearch,
  loader: ({ cause }) => {
    if (cause !== 'stay') warmQuery(() => import('../__generated__/ReportsScreenQuery.graphql.ts'), {});
  },
  component: function ReportsRoute() {
    return <ReportsScreen search={Route.useSearch()} />;
  },
});
