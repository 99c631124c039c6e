import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { Ellipsis, Printer } from 'lucide-react';
import { Fragment, memo, useId, useRef, useState, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { BoardCard_order$key } from '../../../__generated__/BoardCard_order.graphql.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { DelayOrder } from '../DelayOrder.tsx';
import { messages as deskMessages } from '../messages.ts';
import { AcceptOrder, PRESETS } from '../OrderAnswer.tsx';
import { answersOf, kindOf, missingText } from '../orderState.rules.ts';
import { timeText } from '../orderTime.rules.ts';
import { RefuseOrder } from '../RefuseOrder.tsx';
import type { WantedMove } from '../useMoveOrder.ts';
import { closestMinutes, timeLeftOf } from './boardColumns.rules.ts';
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
  container: card / inline-size;
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
  padding: 6px var(--space-2) var(--space-2);
`;

const Who = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--space-2);
  font-size: var(--size-15);
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Age = styled.span`
  flex: none;
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  padding: var(--space-1) var(--space-2);
  border-radius: 8px;
  background: var(--secondary-soft);
  font-size: var(--size-15);
  font-weight: 600;
  line-height: 1.25;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Missing = styled.p`
  color: var(--text-soft);
  font-size: var(--size-15);
  line-height: 1.25;
  > b {
    color: var(--text);
  }
`;

/* Beside each other where they fit. */
const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
  gap: 6px;
  padding-top: var(--space-1);
  > button {
    padding-inline: 2px;
    @container card (min-width: 300px) {
      font-size: var(--size-17);
    }
  }
`;

/* What is seldom needed, one below the other. */
const More = styled.div`
  padding: var(--space-1) var(--space-2);
  border-bottom: 1px solid var(--line);
  background: var(--surface-2);
  > button,
  > div > button,
  > div > div > button:only-child {
    justify-content: flex-start;
    width: 100%;
    margin: 0;
  }
  > div > form,
  > div > [role='group'] {
    padding-block: var(--space-2);
  }
`;

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
  /** `closed` counts: what was begun below More is not there the next time. */
  const [more, setMore] = useState({ isOpen: false, closed: 0 });
  const moreId = useId();
  const moreButton = useRef<HTMLButtonElement>(null);
  const toggleMore = (): void =>
    setMore(({ isOpen, closed }) => ({ isOpen: !isOpen, closed: isOpen ? closed + 1 : closed }));
  const leaveMore = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !more.isOpen) return;
    toggleMore();
    moreButton.current?.focus();
  };
  return (
    <Ticket
      tabIndex={0}
      onKeyDown={leaveMore}
      data-order={id}
      data-state={state}
      data-urgency={left.urgency}
      aria-label={`${deskMessages.order(number)}, ${deskMessages.fulfilments[kind]}`}
    >
      <CardHead
        order={order}
        left={left}
        timeZone={timeZone}
        now={now}
        onOpen={() => actions.open(id)}
        more={
          <IconButton
            ref={moreButton}
            data-more
            icon={Ellipsis}
            label={messages.more(number)}
            aria-expanded={more.isOpen}
            aria-controls={moreId}
            onClick={toggleMore}
          />
        }
      />
      <More id={moreId} hidden={!more.isOpen} role="group" aria-label={messages.more(number)}>
        <Fragment key={more.closed}>
          <Button variant="quiet" onClick={() => actions.print(id)}>
            <Icon icon={Printer} size={18} />
            <span>
              {messages.print}
              <VisuallyHidden>{messages.ofOrder(number)}</VisuallyHidden>
            </span>
          </Button>
          {order.delays.length > 0 && (
            <div>
              <DelayOrder
                delays={order.delays}
                isMoving={false}
                onDelay={(minutes) => {
                  toggleMore();
                  actions.delay(order, minutes);
                }}
              />
            </div>
          )}
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
        </Fragment>
      </More>
      <Body $gap={1}>
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
            presets={closestMinutes(order, PRESETS)}
            onAccept={(readyInMinutes) => send({ to: 'ACCEPTED', readyInMinutes })}
          />
        )}
        {progress.length > 0 && (
          <Steps>
            {progress.map((to, place) => (
              <Button
                key={to}
                variant={place === 0 && !isLater ? 'primary' : 'secondary'}
                onClick={() => send({ to })}
              >
                {messages.moves[to]}
              </Button>
            ))}
          </Steps>
        )}
      </Body>
    </Ticket>
  );
});
