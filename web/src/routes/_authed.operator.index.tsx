import { createFileRoute } from '@tanstack/react-router';
import { FindScreen } from '../features/operator/FindScreen.tsx';
import { parseConsoleSearch } from '../features/operator/operatorSearch.rules.ts';

export const Route = createFileRoute('/_authed/operator/')({
  validateSearch: parseConsoleSearch,
  component: function FindRoute() {
    return <FindScreen search={Route.useSearch()} />;
  },
});
