import { Maximize2, Printer } from 'lucide-react';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { BoardCard_order$key } from '../../../__generated__/BoardCard_order.graphql.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { DelayOrder } from '../DelayOrder.tsx';
import { messages as deskMessages } from '../messages.ts';
import { AcceptOrder } from '../OrderAnswer.tsx';
import { answersOf, kindOf, missingText } from '../orderState.rules.ts';
import { timeText } from '../orderTime.rules.ts';
import { RefuseOrder } from '../RefuseOrder.tsx';
import type { WantedMove } from '../useMoveOrder.ts';
import { timeLeftOf } from './boardColumns.rules.ts';
import { CardHead } from './CardHead.tsx';
import { CardLines } from './CardLines.tsx';
import { messages } from './messages.ts';
import type { BoardOrder } from './useBoardOrders.ts';

/** What the buttons of a card do. Always the same functions, so that a card is drawn again only when its order changes. */
export interface CardActions {
  move: (order: BoardOrder, wanted: WantedMove) => void;
  delay: (order: BoardOrder, minutes: number) => void;
  open: (id: string) => void;
  print: (id: string) => void;
}

/* A ticket on the rail: its head has the colour of the urgency, and the words that say the same. */
const Ticket = styled.article`
  overflow: clip;
  border: 1.5px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  box-shadow: var(--shadow);
  --head: var(--surface-2);
  --ink: var(--text);
  --bar: var(--primary);
  &[data-state='PLACED'] {
    --head: var(--secondary);
    --ink: var(--on-secondary);
    --bar: var(--on-secondary);
  }
  &[data-state='READY'],
  &[data-state='OUT_FOR_DELIVERY'] {
    --head: var(--success-soft);
    --ink: var(--on-success-soft);
    --bar: var(--success);
  }
  &[data-urgency='soon'] {
    border-color: var(--warning);
    --bar: var(--warning);
  }
  &[data-urgency='soon']:not([data-state='PLACED']) {
    --head: var(--warning-soft);
    --ink: var(--on-warning-soft);
  }
  &[data-urgency='late'] {
    border-color: var(--error);
    --head: var(--error);
    --ink: var(--on-error);
    --bar: var(--error);
  }
`;

const Body = styled(Stack)`
  padding: var(--space-2) var(--space-3) var(--space-1);
`;

const Who = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--space-3);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Age = styled.span`
  flex: none;
  color: var(--text-soft);
  font-size: var(--size-15);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  padding: var(--space-2) var(--space-3);
  border-radius: 8px;
  background: var(--secondary-soft);
  font-weight: 600;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Missing = styled.p`
  color: var(--text-soft);
  font-size: var(--size-15);
  > b {
    color: var(--text);
  }
`;

/* Beside each other where they fit. */
const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  gap: var(--space-2);
  > button {
    padding-inline: var(--space-2);
  }
`;

/* One row; what is opened gets the whole width. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  > div:first-child {
    margin-right: auto;
  }
  > :has(form, [role='group']) {
    flex-basis: 100%;
  }
  button {
    padding-inline: var(--space-2);
  }
`;

const MINUTE_MS = 60_000;

interface Props {
  order: BoardCard_order$key & BoardOrder;
  /** Of the restaurant. */
  timeZone: string;
  /** In ms since 1970. */
  now: number;
  /** Why the last press did nothing; null: it worked. */
  problem: string | null;
  actions: CardActions;
  /** Nobody works on it yet. */
  isLater: boolean;
}

/** An order that somebody works on, with everything that the kitchen needs to know and to press. */
export const BoardCard = memo(function BoardCard({ order, timeZone, now, problem, actions, isLater }: Props) {
  const { customerName, note, ifMissing, isTest, deliveryAddress, ...data } = useFragment(
    graphql`
      fragment BoardCard_order on Order {
        customerName
        note
        ifMissing
        isTest
        deliveryAddress {
          postcode
        }
        ...CardLines_order
      }
    `,
    order,
  );
  const { id, number, state, fulfilment, scheduledFor } = order;
  const kind = kindOf(fulfilment);
  const left = timeLeftOf(order, now);
  const time = (instant: string): string => timeText(instant, timeZone, new Date(now));
  const missing = missingText(ifMissing);
  const { canAccept, progress, refusal } = answersOf(order.nextStates);
  const send = (wanted: WantedMove): void => actions.move(order, wanted);
  return (
    <Ticket
      tabIndex={0}
      data-order={id}
      data-state={state}
      data-urgency={left.urgency}
      aria-label={`${deskMessages.order(number)}, ${deskMessages.fulfilments[kind]}`}
    >
      <CardHead order={order} left={left} timeZone={timeZone} now={now} />
      <Body $gap={2}>
        <Who>
          <span>
            {customerName || deskMessages.customer}
            {deliveryAddress && ` · ${deliveryAddress.postcode}`}{' '}
            {isTest && <Chip tone="neutral">{deskMessages.test}</Chip>}
          </span>
          <Age>{messages.age(Math.floor((now - Date.parse(order.placedAt)) / MINUTE_MS))}</Age>
        </Who>
        {note && <Note>{note}</Note>}
        {missing && (
          <Missing>
            {deskMessages.ifMissing}: <b>{missing}</b>
          </Missing>
        )}
        <CardLines order={data} />
        {problem && <Alert tone="error">{problem}</Alert>}
        {canAccept && (
          <AcceptOrder
            kind={kind}
            wantedTime={scheduledFor ? time(scheduledFor) : null}
            isMoving={false}
            onAccept={(readyInMinutes) => send({ to: 'ACCEPTED', readyInMinutes })}
          />
        )}
        {progress.length > 0 && (
          <Steps>
            {progress.map((to, place) => (
              <Button
                key={to}
                size="large"
                variant={place === 0 && !isLater ? 'primary' : 'secondary'}
                onClick={() => send({ to })}
              >
                {messages.moves[to]}
              </Button>
            ))}
          </Steps>
        )}
        <Foot>
          {refusal && (
            <div data-refuse>
              <RefuseOrder
                key={refusal}
                to={refusal}
                isMoving={false}
                onRefuse={(reason) => send({ to: refusal, reason })}
              />
            </div>
          )}
          {order.delays.length > 0 && (
            <div>
              <DelayOrder
                delays={order.delays}
                isMoving={false}
                onDelay={(minutes) => actions.delay(order, minutes)}
              />
            </div>
          )}
          <IconButton icon={Printer} label={messages.print(number)} onClick={() => actions.print(id)} />
          <IconButton icon={Maximize2} label={messages.details(number)} onClick={() => actions.open(id)} />
        </Foot>
      </Body>
    </Ticket>
  );
});
