import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { OrdersScreenQuery } from '../../__generated__/OrdersScreenQuery.graphql.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Heading } from '../../ui/Text.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { NotificationsButton } from '../accounts/devices/NotificationsButton.tsx';
import { GlanceSkeleton } from './DeskGlance.tsx';
import { messages } from './messages.ts';
import { NoDesk } from './NoDesk.tsx';
import { OrderDesk } from './OrderDesk.tsx';
import { ListSkeleton } from './OrderList.tsx';
import type { OrdersSearch } from './ordersSearch.rules.ts';
import { UndoBar } from './UndoBar.tsx';

const DeskPage = styled(Page)`
  gap: var(--space-6);
`;

interface Props {
  /** What the address asks for. */
  search: OrdersSearch;
  /** Id of the open order; null: none. */
  orderId: string | null;
}

function Desks({ search, orderId }: Props) {
  const { viewer, pushKey } = useScreenQuery<OrdersScreenQuery>(
    graphql`
      query OrdersScreenQuery @throwOnFieldError {
        pushKey
        viewer {
          ...usePushDevice_user
          desks {
            id
            restaurantId
            name
            slug
            timeZone
            role
            unattendedSince
          }
        }
      }
    `,
    {},
  );
  const navigate = useNavigate();
  const [hadDesk] = useState((viewer?.desks.length ?? 0) > 0);
  if (!viewer) return <SessionEnded />;
  const { desks } = viewer;
  const wanted = search.at ?? readStored('orderDesk');
  const desk = desks.find(({ slug }) => slug === wanted) ?? desks[0];
  if (!desk) return <NoDesk hadAccess={hadDesk || wanted !== null || orderId !== null} />;
  const choose = (at: string): void => {
    writeStored('orderDesk', at);
    void navigate({ to: '/orders/{-$orderId}', params: { orderId: undefined }, search: { at } });
  };
  return (
    <OrderDesk
      key={desk.id}
      desk={desk}
      // A shared link opens the restaurant of its sender.
      search={desks.length > 1 ? { ...search, at: desk.slug } : search}
      orderId={orderId}
      notifications={<NotificationsButton user={viewer} pushKey={pushKey} />}
      choice={
        desks.length > 1 && (
          <SelectField
            label={messages.restaurant}
            value={desk.slug}
            onChange={({ target }) => choose(target.value)}
          >
            {desks.map(({ id, slug, name }) => (
              <option key={id} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )
      }
    />
  );
}

/** The order desk: the orders of a restaurant as a list, and one of them with everything about it (spec §14.1). */
export function OrdersScreen(props: Props) {
  return (
    <>
      <DeskPage $tall>
        <PageTitle>{messages.title}</PageTitle>
        <QueryBoundary fallback={<Loading />} failure={messages.failed} heading={messages.title}>
          <Desks {...props} />
        </QueryBoundary>
      </DeskPage>
      {/* Below the page, so that it can stick to the bottom of the window. */}
      <UndoBar />
    </>
  );
}

const Loading = () => (
  <Stack $gap={6}>
    <Heading as="h1" $size={42}>
      {messages.title}
    </Heading>
    <GlanceSkeleton />
    <ListSkeleton />
  </Stack>
);
