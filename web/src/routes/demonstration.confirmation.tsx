import { createFileRoute } from '@tanstack/react-router';
import { parseConfirmationSearch } from '../features/demonstration/approvalSearch.ts';
import { ConfirmationScreen } from '../features/demonstration/ConfirmationScreen.tsx';

export const Route = createFileRoute('/demonstration/confirmation')({
  validateSearch: parseConfirmationSearch,
  component: function ConfirmationRoute() {
    return <ConfirmationScreen token={Route.useSearch().token} />;
  },
});
