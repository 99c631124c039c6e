import { createFileRoute } from '@tanstack/react-router';
import { parseChangesSearch } from '../features/demonstration/approvalSearch.ts';
import { RequestChangesScreen } from '../features/demonstration/RequestChangesScreen.tsx';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/demonstration/request-changes')({
  validateSearch: parseChangesSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ deps: { token } }) => {
    if (token !== undefined)
      warmQuery(() => import('../__generated__/AnswerPageQuery.graphql.ts'), { token });
  },
  component: function RequestChangesRoute() {
    return <RequestChangesScreen search={Route.useSearch()} />;
  },
});
