import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type {
  BoardScreenQuery,
  BoardScreenQuery$data,
} from '../../../__generated__/BoardScreenQuery.graphql.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { QueryBoundary, useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { controlStyle } from '../../../ui/controlStyle.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { SessionEnded } from '../../accounts/SessionEnded.tsx';
import { NoDesk } from '../NoDesk.tsx';
import { LiveBoard } from './LiveBoard.tsx';
import { LockedBoard } from './LockedBoard.tsx';
import { messages } from './messages.ts';
import { useBoardOrders } from './useBoardOrders.ts';

type Desk = NonNullable<BoardScreenQuery$data['viewer']>['desks'][number];

const Choice = styled.select`
  ${controlStyle}
  width: auto;
  max-width: 100%;
  font-weight: 650;
  text-overflow: ellipsis;
`;

const Centre = styled.div`
  display: grid;
  place-content: center;
  min-height: 100dvh;
  padding: var(--gutter);
`;

function Board({ desk, choice }: { desk: Desk; choice: ReactNode }) {
  const { orders, connection } = useBoardOrders(desk);
  if (!orders) return <LockedBoard desk={desk} choice={choice} />;
  return <LiveBoard desk={desk} orders={orders} connection={connection} choice={choice} />;
}

function Desks({ at }: { at: string | undefined }) {
  const { viewer } = useScreenQuery<BoardScreenQuery>(
    graphql`
      query BoardScreenQuery @throwOnFieldError {
        viewer {
          desks {
            id
            restaurantId
            name
            slug
            timeZone
            role
            onlyWhileBoardOpen
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
  const wanted = at ?? readStored('orderDesk');
  const desk = desks.find(({ slug }) => slug === wanted) ?? desks[0];
  if (!desk)
    return (
      <Centre>
        <NoDesk hadAccess={hadDesk || wanted !== null} />
      </Centre>
    );
  const choose = (slug: string): void => {
    writeStored('orderDesk', slug);
    void navigate({ to: '/orders/board', search: { at: slug } });
  };
  const choice = desks.length > 1 && (
    <Choice
      aria-label={messages.restaurant}
      value={desk.slug}
      onChange={({ target }) => choose(target.value)}
    >
      {desks.map(({ id, slug, name }) => (
        <option key={id} value={slug}>
          {name}
        </option>
      ))}
    </Choice>
  );
  return <Board key={desk.id} desk={desk} choice={choice || null} />;
}

/** The live board of a kitchen, on the whole screen; it can be installed (spec §14.5). `at`: slug of the restaurant. */
export function BoardScreen({ at }: { at: string | undefined }) {
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <link rel="manifest" href="/board.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/board-180.png" />
      <meta name="apple-mobile-web-app-title" content="Orders" />
      <meta name="mobile-web-app-capable" content="yes" />
      <QueryBoundary
        fallback={
          <Centre>
            <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>
            <Spinner label={messages.loading} />
          </Centre>
        }
        failure={messages.failed}
        heading={messages.title}
        isWindow
      >
        <Desks at={at} />
      </QueryBoundary>
    </>
  );
}
