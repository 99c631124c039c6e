import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Basket, Bell, Plate } from '../../ui/illustrations.tsx';
import { messages } from './messages.ts';
import { isFiltered, type OrdersSearch } from './ordersSearch.rules.ts';

interface Props {
  /** Whether the restaurant ever had an order. */
  hasAny: boolean;
  /** Whether the reader may open the restaurant's page with its link and its QR code. */
  canShare: boolean;
  search: OrdersSearch;
}

/** Why the list is empty, and what to do. */
export function NoOrders({ hasAny, canShare, search }: Props) {
  const { at, day } = search;
  const everyDay = day !== 'all' && (
    <LinkButton to="/orders/{-$orderId}" search={{ ...search, day: 'all' }} variant="secondary">
      {messages.allDays}
    </LinkButton>
  );
  if (!hasAny)
    return (
      <EmptyState
        illustration={Basket}
        title={messages.firstTitle}
        action={canShare && <LinkButton to="/my-restaurants">{messages.share}</LinkButton>}
      >
        {messages.firstText}
      </EmptyState>
    );
  if (isFiltered(search))
    return (
      <EmptyState
        illustration={Plate}
        title={messages.noMatchTitle}
        action={
          <>
            <LinkButton to="/orders/{-$orderId}" search={{ at, day }}>
              {messages.clearFilters}
            </LinkButton>
            {everyDay}
          </>
        }
      >
        {messages.noMatchText}
      </EmptyState>
    );
  return (
    <EmptyState
      illustration={Bell}
      title={day === undefined ? messages.noneToday : messages.noneThatDay}
      action={everyDay}
    >
      {day === undefined && messages.comeByThemselves}
    </EmptyState>
  );
}
