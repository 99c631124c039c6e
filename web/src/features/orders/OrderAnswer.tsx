import { ANSWER_LIMITS } from '@forkfront/common/limits.ts';
import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderAnswer_order$key } from '../../__generated__/OrderAnswer_order.graphql.ts';
import { focusNew } from '../../lib/focus.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { DelayOrder } from './DelayOrder.tsx';
import { messages } from './messages.ts';
import { Minutes } from './Minutes.tsx';
import { answersOf, kindOf } from './orderState.rules.ts';
import { timeText } from './orderTime.rules.ts';
import { RefuseOrder } from './RefuseOrder.tsx';
import { useDelayOrder } from './useDelayOrder.ts';
import { useMoveOrder, type WantedMove } from './useMoveOrder.ts';

/** Minutes that an order usually takes. */
export const PRESETS = [15, 20, 30, 45, 60];

const Presets = styled(Minutes)`
  &[data-short] {
    grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
    gap: var(--space-1);
    > button {
      padding: 2px 4px;
      line-height: 1.15;
    }
  }
`;

const OtherTime = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  > button {
    align-self: start;
    margin-top: 30px;
  }
`;

interface AcceptProps {
  kind: 'COLLECTION' | 'DELIVERY';
  /** The time that the customer chose, in words; null: as soon as possible. */
  wantedTime: string | null;
  isMoving: boolean;
  /** Minutes that one press accepts with; those of `PRESETS` that are missing come with Other. */
  presets?: readonly number[];
  onAccept: (readyInMinutes: number | null) => void;
}

/** Accepts with one press: for the chosen time, or in some minutes. */
export function AcceptOrder({ kind, wantedTime, isMoving, presets = PRESETS, onAccept }: AcceptProps) {
  const [other, setOther] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const acceptOther = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const minutes = Number(other);
    const isPossible =
      Number.isInteger(minutes) &&
      minutes >= ANSWER_LIMITS.readyInMinutes.min &&
      minutes <= ANSWER_LIMITS.readyInMinutes.max;
    setError(isPossible ? null : messages.minutesRange);
    if (isPossible) onAccept(minutes);
  };
  const label = (wantedTime === null ? messages.acceptIn : messages.orReadyIn)[kind];
  const isShort = presets.length < PRESETS.length;
  const buttons = (all: readonly number[]) =>
    all.map((minutes) => (
      <Button
        key={minutes}
        variant={wantedTime === null ? 'primary' : 'secondary'}
        disabled={isMoving}
        aria-label={messages.acceptMinutes(minutes)}
        onClick={() => onAccept(minutes)}
      >
        {messages.minutes(minutes)}
      </Button>
    ));
  return (
    <>
      {wantedTime !== null && (
        <Button wide size={isShort ? 'medium' : 'large'} loading={isMoving} onClick={() => onAccept(null)}>
          {messages.acceptFor(wantedTime)}
        </Button>
      )}
      <Stack $gap={isShort ? 1 : 2} role="group" aria-label={label}>
        <Text as="strong" $size={isShort ? 13 : 17}>
          {label}
        </Text>
        <Presets data-short={isShort || undefined}>
          {buttons(presets)}
          <Button
            variant="secondary"
            aria-expanded={other !== null}
            onClick={() => setOther(other === null ? '' : null)}
          >
            {messages.otherTime}
          </Button>
        </Presets>
        {isShort && other !== null && (
          <Presets data-short>{buttons(PRESETS.filter((minutes) => !presets.includes(minutes)))}</Presets>
        )}
      </Stack>
      {other !== null && (
        <OtherTime noValidate onSubmit={acceptOther}>
          <Field
            label={messages.otherMinutes}
            inputMode="numeric"
            autoComplete="off"
            value={other}
            error={error}
            ref={focusNew}
            onChange={(event) => setOther(event.target.value)}
          />
          <Button type="submit" loading={isMoving}>
            {messages.accept}
          </Button>
        </OtherTime>
      )}
    </>
  );
}

interface Props {
  order: OrderAnswer_order$key;
  timeZone: string;
  now: Date;
}

/** The buttons of an order that somebody has to move; nothing for an order that is over. */
export function OrderAnswer({ order, timeZone, now }: Props) {
  const answered = useFragment(
    graphql`
      fragment OrderAnswer_order on Order {
        id
        number
        state
        fulfilment
        scheduledFor
        readyAt
        nextStates
        delays
        ...useMoveOrder_order
      }
    `,
    order,
  );
  const { fulfilment, scheduledFor, nextStates, delays } = answered;
  const [move, isMoving] = useMoveOrder();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = async (wanted: WantedMove): Promise<void> => {
    if (!isMoving) setRefusal(await move(answered, wanted));
  };
  const [delay, isDelaying] = useDelayOrder();
  const sendDelay = async (minutes: number): Promise<void> => {
    if (!isDelaying) setRefusal(await delay(answered, minutes));
  };
  const { canAccept, progress, refusal: refuseTo } = answersOf(nextStates);
  const problem = refusal && [refusal.message, ...Object.values(refusal.fields)].filter(Boolean).join(' ');
  const [usual, ...others] = progress;
  return (
    <Stack $gap={4}>
      {problem && <Alert tone="error">{problem}</Alert>}
      {canAccept && (
        <AcceptOrder
          kind={kindOf(fulfilment)}
          wantedTime={scheduledFor ? timeText(scheduledFor, timeZone, now) : null}
          isMoving={isMoving}
          onAccept={(readyInMinutes) => void send({ to: 'ACCEPTED', readyInMinutes })}
        />
      )}
      {usual && (
        <Stack $gap={2}>
          <Button wide size="large" loading={isMoving} onClick={() => void send({ to: usual })}>
            {messages.moves[usual]}
          </Button>
          {others.map((to) => (
            <Button key={to} wide variant="secondary" disabled={isMoving} onClick={() => void send({ to })}>
              {messages.moves[to]}
            </Button>
          ))}
        </Stack>
      )}
      {delays.length > 0 && (
        <DelayOrder delays={delays} isMoving={isDelaying} onDelay={(minutes) => void sendDelay(minutes)} />
      )}
      {refuseTo && (
        <RefuseOrder
          key={refuseTo}
          to={refuseTo}
          isMoving={isMoving}
          onRefuse={(reason) => void send({ to: refuseTo, reason })}
        />
      )}
    </Stack>
  );
}
