import { createFileRoute } from '@tanstack/react-router';
import { parseConfirmationSearch } from '../features/demonstration/approvalSearch.ts';
import { ConfirmationScreen } from '../features/demonstration/ConfirmationScreen.tsx';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/demonstration/confirmation')({
  validateSearch: parseConfirmationSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ deps: { token } }) => {
    if (token !== undefined)
      warmQuery(() => import('../__generated__/AnswerPageQuery.graphql.ts'), { token });
  },
  component: function ConfirmationRoute() {
    return <ConfirmationScreen token={Route.useSearch().token} />;
  },
});
