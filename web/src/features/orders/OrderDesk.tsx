import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { createLink, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ChartColumn, SquareKanban, Wifi, WifiOff } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Alert } from '../../ui/Alert.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TillRoll } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { DeskGlance, GlanceSkeleton } from './DeskGlance.tsx';
import { FilterTotals } from './FilterTotals.tsx';
import { messages } from './messages.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { ListSkeleton, OrderList } from './OrderList.tsx';
import { OrderPanel, Panel } from './OrderPanel.tsx';
import { filterOf, type OrdersSearch } from './ordersSearch.rules.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { timeText } from './orderTime.rules.ts';
import { type Connection, useOrderEvents } from './useOrderEvents.ts';
import { useNow } from './useNow.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/* Quick answers come before the eye sees a change. */
const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  transition: opacity var(--ease);
  &[aria-busy='true'] {
    opacity: 0.5;
    transition-delay: 120ms;
  }
`;

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  font-weight: 600;
`;

const BackLink = createLink(Anchor);

const TONES: Record<Connection, ChipTone> = { connecting: 'neutral', live: 'success', lost: 'error' };

/** Whether new orders appear by themselves. */
function ConnectionLight({ connection }: { connection: Connection }) {
  return (
    <span role="status">
      <Chip tone={TONES[connection]}>
        <Icon icon={connection === 'lost' ? WifiOff : Wifi} size={14} />
        {messages.connection[connection]}
      </Chip>
    </span>
  );
}

interface Props {
  desk: {
    id: string;
    restaurantId: string;
    name: string;
    slug: string;
    timeZone: string;
    role: string;
    unattendedSince: string | null | undefined;
  };
  search: OrdersSearch;
  orderId: string | null;
  /** Chooses another restaurant; false when there is only one. */
  choice: ReactNode;
  /** Opens the notifications of this device. */
  notifications: ReactNode;
}

/** The orders of one restaurant. From 960 px the open order is beside the list, below it replaces the list. */
export function OrderDesk({ desk, search, orderId, choice, notifications }: Props) {
  const isWide = useMediaQuery(atLeast('medium')) ?? true;
  const navigate = useNavigate();
  const now = new Date(useNow(MINUTE_MS));
  const { connection, subscribe } = useOrderEvents(desk.restaurantId);
  const today = dayIn(desk.timeZone, now);
  const shown = useDeferredValue(search);
  const filter = filterOf(shown, today);
  const isOld = JSON.stringify(filter) !== JSON.stringify(filterOf(search, today));
  const opened = useRef(orderId);
  useEffect(() => {
    const closed = opened.current;
    opened.current = orderId;
    // Back where the reader was.
    if (closed !== null && orderId === null) document.getElementById(closed)?.focus();
  }, [orderId]);
  const open = (to: OrdersSearch): void =>
    void navigate({
      to: '/orders/{-$orderId}',
      params: { orderId: undefined },
      search: to,
      resetScroll: false,
    });

  /** The order is the page. */
  const isPage = orderId !== null && !isWide;

  return (
    <>
      {isPage ? (
        <BackLink to="/orders/{-$orderId}" params={{ orderId: undefined }} search={search}>
          <Icon icon={ArrowLeft} />
          {messages.backToList}
        </BackLink>
      ) : (
        <>
          <Stack $row $between $align="end">
            <Stack $gap={2}>
              <Stack $row $gap={3}>
                <Heading as="h1" $size={42}>
                  {messages.title}
                </Heading>
                <ConnectionLight connection={connection} />
              </Stack>
              {!choice && <Text $soft>{desk.name}</Text>}
            </Stack>
            <Stack $row $align="end">
              {choice}
              {notifications}
              {desk.role !== 'KITCHEN' && (
                <LinkButton to="/orders/reports" search={{ at: desk.slug }} variant="secondary">
                  <Icon icon={ChartColumn} size={18} />
                  {messages.openReports}
                </LinkButton>
              )}
              <LinkButton to="/orders/board" search={{ at: desk.slug }} variant="secondary">
                <Icon icon={SquareKanban} size={18} />
                {messages.openBoard}
              </LinkButton>
            </Stack>
          </Stack>
          {desk.unattendedSince && (
            <Alert
              tone="warning"
              action={
                <LinkButton to="/orders/board" search={{ at: desk.slug }}>
                  {messages.openBoard}
                </LinkButton>
              }
            >
              {messages.unattended(timeText(desk.unattendedSince, desk.timeZone, now))}
            </Alert>
          )}
          <QueryBoundary fallback={<GlanceSkeleton />} failure={messages.failed}>
            <DeskGlance desk={desk} now={now} subscribe={subscribe} />
          </QueryBoundary>
          <OrderFilters search={search} today={today} />
        </>
      )}
      <Columns>
        {!isPage && (
          <Results aria-busy={isOld || undefined}>
            <QueryBoundary
              fallback={<Skeleton $width="200px" $height="44px" />}
              failure={messages.failed}
              resetKey={JSON.stringify(filter)}
            >
              <FilterTotals desk={desk} filter={filter} subscribe={subscribe} />
            </QueryBoundary>
            <QueryBoundary
              fallback={<ListSkeleton />}
              failure={messages.failed}
              resetKey={JSON.stringify(filter)}
            >
              <OrderList
                desk={desk}
                filter={filter}
                search={shown}
                orderId={orderId}
                now={now}
                subscribe={subscribe}
                onToday={() => open({ at: search.at })}
              />
            </QueryBoundary>
          </Results>
        )}
        {/* At one place in both layouts, so that a half written reason survives the turn of a tablet. */}
        {orderId !== null && (
          <OrderPanel
            orderId={orderId}
            as={isPage ? 'h1' : 'h2'}
            onClose={isPage ? null : () => open(search)}
          />
        )}
        {orderId === null && isWide && (
          <Panel aria-label={messages.details}>
            <EmptyState illustration={TillRoll} title={messages.chooseTitle}>
              {messages.chooseText}
            </EmptyState>
          </Panel>
        )}
      </Columns>
    </>
  );
}
