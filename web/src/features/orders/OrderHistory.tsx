import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  OrderHistory_order$data,
  OrderHistory_order$key,
} from '../../__generated__/OrderHistory_order.graphql.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { stateLook } from './orderState.rules.ts';
import { timeText } from './orderTime.rules.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-4);
  border-left: 2px solid var(--line);
  font-size: var(--size-15);
  font-variant-numeric: tabular-nums;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  overflow-wrap: anywhere;
`;

const Soft = styled.span`
  color: var(--text-soft);
`;

type Move = OrderHistory_order$data['moves'][number];

function moverText({ madeBy, memberName }: Move): string {
  if (madeBy === 'DINER') return messages.movedBy.diner;
  if (madeBy === 'CLOCK') return messages.movedBy.clock;
  return memberName ? messages.movedBy.member(memberName) : messages.movedBy.mail;
}

/** What happened, in words; `time` writes an instant. */
const eventText = ({ toState, delayedTo, delayMinutes }: Move, time: (instant: string) => string): string =>
  delayedTo != null && delayMinutes != null
    ? messages.delayed(delayMinutes, time(delayedTo))
    : stateLook(toState).label;

interface Props {
  order: OrderHistory_order$key;
  /** Level of its heading. */
  as: 'h2' | 'h3';
  timeZone: string;
  now: Date;
}

/** What happened to an order: when, and who did it. */
export function OrderHistory({ order, as, timeZone, now }: Props) {
  const { placedAt, moves } = useFragment(
    graphql`
      fragment OrderHistory_order on Order {
        placedAt
        moves {
          __id
          toState
          madeBy
          memberName
          madeAt
          undoneAt
          delayedTo
          delayMinutes
        }
      }
    `,
    order,
  );
  const time = (instant: string) => timeText(instant, timeZone, now);
  return (
    <Stack as="section" $gap={3}>
      <Heading as={as} $size={17}>
        {messages.history}
      </Heading>
      <List>
        <Entry>
          <Soft>{time(placedAt)}</Soft>
          <span>
            {messages.wasPlaced} <Soft>{messages.movedBy.diner}</Soft>
          </span>
        </Entry>
        {moves.map((move) => (
          <Entry key={move.__id}>
            <Soft>{time(move.madeAt)}</Soft>
            <span>
              {move.undoneAt ? <s>{eventText(move, time)}</s> : eventText(move, time)}{' '}
              <Soft>
                {moverText(move)}
                {move.undoneAt && `, ${messages.undone(time(move.undoneAt))}`}
              </Soft>
            </span>
          </Entry>
        ))}
      </List>
    </Stack>
  );
}
