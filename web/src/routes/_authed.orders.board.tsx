import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '../features/orders/board/BoardScreen.tsx';
import { parseOrdersSearch } from '../features/orders/ordersSearch.rules.ts';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/_authed/orders/board')({
  validateSearch: (search: Record<string, unknown>) => ({ at: parseOrdersSearch(search).at }),
  staticData: { column: 'window', footer: false, header: false },
  loader: ({ cause }) => {
    if (cause !== 'stay') warmQuery(() => import('../__generated__/BoardScreenQuery.graphql.ts'), {});
  },
  component: function BoardRoute() {
    return <BoardScreen at={Route.useSearch().at} />;
  },
});
