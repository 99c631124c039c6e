import { createFileRoute } from '@tanstack/react-router';
import { SiteReportsScreen } from '../features/operator/SiteReportsScreen.tsx';
import { parseReportsSearch } from '../features/operator/reportsSearch.rules.ts';

export const Route = createFileRoute('/_authed/operator/reports')({
  validateSearch: parseReportsSearch,
  component: function ReportsRoute() {
    return <SiteReportsScreen search={Route.useSearch()} />;
  },
});
