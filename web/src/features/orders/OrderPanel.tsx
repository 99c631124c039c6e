import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderPanelQuery } from '../../__generated__/OrderPanelQuery.graphql.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Plate } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { PrintTicket } from './KitchenTicket.tsx';
import { messages } from './messages.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { ResendMail } from './ResendMail.tsx';

/* Its own scroll keeps the list in place. */
export const Panel = styled.section`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  padding: var(--space-5);
  background: var(--surface);
  @media ${atLeast('medium')} {
    position: sticky;
    top: calc(var(--header) + var(--space-4));
    max-height: calc(100dvh - var(--header) - var(--space-8));
    overflow-y: auto;
    padding: var(--space-6);
  }
`;

interface Props {
  orderId: string;
  /** Level of the heading: on small screens the order is a page of its own. */
  as: 'h1' | 'h2';
  /** null: the page has its own way back. */
  onClose: (() => void) | null;
}

/** The open order without a frame. Suspends and throws to the QueryBoundary above. */
export function OrderContent({ orderId, as, onClose }: Props) {
  const { node } = useScreenQuery<OrderPanelQuery>(
    graphql`
      query OrderPanelQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Order @alias(as: "order") {
            ...OrderDetails_order
            restaurantName
            timeZone
            ...KitchenTicket_order
            ...ResendMail_order
          }
        }
      }
    `,
    { id: orderId },
    'store-and-network',
  );
  const close = onClose && <IconButton icon={X} label={messages.close} onClick={onClose} />;
  if (!node?.order)
    return (
      <>
        {close}
        <EmptyState
          illustration={Plate}
          as={as}
          title={messages.unknownTitle}
          action={<LinkButton to="/orders/{-$orderId}">{messages.backToList}</LinkButton>}
        >
          {messages.unknownText}
        </EmptyState>
      </>
    );
  return (
    <Stack $gap={6}>
      <OrderDetails order={node.order} timeZone={node.order.timeZone} as={as} actions={close} />
      <PrintTicket order={node.order} name={node.order.restaurantName} timeZone={node.order.timeZone} />
      <ResendMail order={node.order} />
    </Stack>
  );
}

const Loading = () => (
  <SkeletonRegion label={messages.loadingOrder}>
    <Stack $gap={6}>
      <Skeleton $width="180px" $height="44px" />
      <Skeleton $height="108px" $radius="10px" />
      <Skeleton $height="160px" $radius="10px" />
      <Skeleton $height="90px" $radius="10px" />
    </Stack>
  </SkeletonRegion>
);

/** The open order, beside the list or instead of it. Takes the focus when it opens. */
export function OrderPanel(props: Props) {
  const panel = useRef<HTMLElement>(null);
  const begin = useEffectEvent(() => {
    panel.current?.scrollTo({ top: 0 });
    panel.current?.focus({ preventScroll: true });
    if (props.as === 'h1') window.scrollTo({ top: 0 });
  });
  useEffect(() => begin(), [props.orderId]);
  return (
    <Panel ref={panel} tabIndex={-1} aria-label={messages.details}>
      <QueryBoundary
        key={props.orderId}
        fallback={
          <>
            {props.as === 'h1' && <VisuallyHidden as="h1">{messages.details}</VisuallyHidden>}
            <Loading />
          </>
        }
        failure={messages.orderFailed}
        heading={props.as === 'h1' ? messages.details : undefined}
        resetKey={props.orderId}
      >
        <OrderContent {...props} />
      </QueryBoundary>
    </Panel>
  );
}
