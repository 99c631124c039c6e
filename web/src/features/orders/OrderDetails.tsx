import { phoneHref } from '@forkfront/common/phoneNumber.ts';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  OrderDetails_order$data,
  OrderDetails_order$key,
} from '../../__generated__/OrderDetails_order.graphql.ts';
import { focusIfLost } from '../../lib/focus.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { OrderAnswer } from './OrderAnswer.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { kindOf, missingText, stateLook } from './orderState.rules.ts';
import { timeLeft, timeText } from './orderTime.rules.ts';
import { useNow } from './useNow.ts';

const Contact = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Address = styled(Text)`
  font-style: normal;
`;

const Note = styled.p`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--secondary-soft);
  font-weight: 600;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Level of the headings below that of the order. */
type Level = 'h2' | 'h3';

function Part({ title, as, children }: { title: string; as: Level; children: ReactNode }) {
  return (
    <Stack as="section" $gap={2}>
      <Heading as={as} $size={17}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** How long the restaurant can still answer; spoken once, because it changes each second. */
function AnswerTime({ by, timeZone }: { by: string; timeZone: string }) {
  const now = useNow(1000);
  const left = timeLeft(Date.parse(by), now);
  return (
    <Alert tone="warning">
      <span aria-hidden>{left === null ? messages.answerOver : messages.answerIn(left)}</span>
      {left !== null && ` · ${messages.answerBy(timeText(by, timeZone, new Date(now)))}`}
    </Alert>
  );
}

/** Why an order ended without food; nothing for other orders. */
function Outcome({ state, cancelledBy, rejectionReason }: OrderDetails_order$data) {
  const text =
    state === 'CANCELLED' && cancelledBy === 'DINER'
      ? messages.outcome.cancelledByDiner
      : state === 'REJECTED' || state === 'EXPIRED' || state === 'CANCELLED'
        ? messages.outcome[state]
        : null;
  if (text === null) return null;
  return (
    <Alert tone="info">
      {text} {rejectionReason && messages.reasonGiven(rejectionReason)}
    </Alert>
  );
}

/** When the customer gets the order, in words. */
function dueText(order: OrderDetails_order$data, timeZone: string, now: Date): string {
  const time = (instant: string) => timeText(instant, timeZone, now);
  if (order.readyAt) return `${messages.promised[kindOf(order.fulfilment)]} ${time(order.readyAt)}`;
  if (order.scheduledFor) return messages.wantedFor(time(order.scheduledFor));
  return order.dueAt
    ? `${messages.asSoonAsPossible}, ${messages.around(time(order.dueAt))}`
    : messages.asSoonAsPossible;
}

interface Props {
  order: OrderDetails_order$key;
  /** Of the restaurant. */
  timeZone: string;
  /** Level of its heading, default h2. */
  as?: 'h1' | 'h2';
  /** Beside the heading, e.g. Print. */
  actions?: ReactNode;
}

/** Everything about an order, with the buttons that move it. */
export function OrderDetails({ order: key, timeZone, as = 'h2', actions }: Props) {
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        number
        state
        isTest
        placedAt
        fulfilment
        scheduledFor
        dueAt
        readyAt
        answerBy
        cancelledBy
        rejectionReason
        customerName
        customerPhone
        customerEmail
        note
        ifMissing
        deliveryAddress {
          line1
          line2
          town
          postcode
        }
        ...OrderAnswer_order
        ...OrderLines_order
        ...OrderHistory_order
      }
    `,
    key,
  );
  const { number, state, fulfilment, deliveryAddress: address } = order;
  const missing = missingText(order.ifMissing);
  const below: Level = as === 'h1' ? 'h2' : 'h3';
  const now = new Date(useNow(60_000));
  const { label, tone } = stateLook(state);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes with the state that it changed.
  useEffect(() => focusIfLost(heading.current), [state]);
  const place = address
    ? [address.line1, address.line2, address.town, address.postcode].filter(Boolean).join(', ')
    : '';
  return (
    <Stack as="article" $gap={6} aria-label={messages.order(number)}>
      <Stack $gap={2}>
        <Stack $row $between $gap={3}>
          <Stack $row $gap={3}>
            <Heading as={as} $size={32} ref={heading} tabIndex={-1}>
              {messages.order(number)}
            </Heading>
            <Chip tone={tone} dot>
              {label}
            </Chip>
            {order.isTest && <Chip tone="neutral">{messages.test}</Chip>}
          </Stack>
          {actions}
        </Stack>
        <Text $tabular>
          <strong>{dueText(order, timeZone, now)}</strong>
          <br />
          {messages.fulfilments[kindOf(fulfilment)]},{' '}
          {messages.placed(timeText(order.placedAt, timeZone, now))}
        </Text>
      </Stack>
      {order.answerBy && <AnswerTime by={order.answerBy} timeZone={timeZone} />}
      <Outcome {...order} />
      <OrderAnswer order={order} timeZone={timeZone} now={now} />
      {order.note && (
        <Part title={messages.note} as={below}>
          <Note>{order.note}</Note>
        </Part>
      )}
      {missing && (
        <Part title={messages.ifMissing} as={below}>
          <Text>{missing}</Text>
        </Part>
      )}
      <Stack as="section" $gap={4} aria-label={messages.dishes}>
        <OrderLines order={order} />
      </Stack>
      {address && (
        <Part title={messages.deliverTo} as={below}>
          <Address as="address">
            {address.line1}
            <br />
            {address.line2 && (
              <>
                {address.line2}
                <br />
              </>
            )}
            {address.town} {address.postcode}
          </Address>
          <Contact
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon icon={MapPin} size={18} />
            {messages.map}
          </Contact>
        </Part>
      )}
      <Part title={messages.customer} as={below}>
        <Text>{order.customerName || messages.removed}</Text>
        <Stack $row $gap={[1, 6]}>
          {order.customerPhone && (
            <Contact href={phoneHref(order.customerPhone) ?? undefined}>
              <Icon icon={Phone} size={18} />
              {order.customerPhone}
            </Contact>
          )}
          {order.customerEmail && (
            <Contact href={`mailto:${order.customerEmail}`}>
              <Icon icon={Mail} size={18} />
              {order.customerEmail}
            </Contact>
          )}
        </Stack>
      </Part>
      <OrderHistory order={order} as={below} timeZone={timeZone} now={now} />
    </Stack>
  );
}
