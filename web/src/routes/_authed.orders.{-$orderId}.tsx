import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../features/orders/OrdersScreen.tsx';
import { parseOrdersSearch } from '../features/orders/ordersSearch.rules.ts';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/_authed/orders/{-$orderId}')({
  staticData: { placesFocus: true },
  validateSearch: parseOrdersSearch,
  loader: ({ params: { orderId }, cause }) => {
    if (orderId !== undefined)
      warmQuery(() => import('../__generated__/OrderPanelQuery.graphql.ts'), { id: orderId });
    // All orders have the same frame.
    if (cause !== 'stay') warmQuery(() => import('../__generated__/OrdersScreenQuery.graphql.ts'), {});
  },
  component: function OrdersRoute() {
    const { orderId } = Route.useParams();
    return <OrdersScreen search={Route.useSearch()} orderId={orderId ?? null} />;
  },
});
