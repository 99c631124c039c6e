import { createFileRoute, redirect } from '@tanstack/react-router';
import { OrdersScreen } from '../features/orders/OrdersScreen.tsx';
import { parseOrdersSearch } from '../features/orders/ordersSearch.rules.ts';
import { globalIdOf, isUuid } from '../lib/globalId.ts';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/_authed/orders/{-$orderId}')({
  staticData: { placesFocus: true },
  validateSearch: parseOrdersSearch,
  // The `_id` of REST is an id of the same order (decision 24).
  beforeLoad: ({ params: { orderId }, search }) => {
    if (orderId !== undefined && isUuid(orderId))
      throw redirect({
        to: '/orders/{-$orderId}',
        params: { orderId: globalIdOf('Order', orderId) },
        search,
        replace: true,
      });
  },
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
