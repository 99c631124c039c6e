import { createFileRoute } from '@tanstack/react-router';
import { OperatorScreen } from '../features/redesigns/OperatorScreen.tsx';
import { parseOperatorSearch } from '../features/redesigns/redesignFilter.rules.ts';

export const Route = createFileRoute('/_authed/operator/redesigns')({
  validateSearch: parseOperatorSearch,
  component: function OperatorRoute() {
    return <OperatorScreen search={Route.useSearch()} />;
  },
});
