import { AlarmClock, Bike, ShoppingBag, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../../ui/Icon.tsx';
import { messages as deskMessages } from '../messages.ts';
import { dueTime, kindOf } from '../orderState.rules.ts';
import { timeText } from '../orderTime.rules.ts';
import type { TimeLeft } from './boardColumns.rules.ts';
import { messages } from './messages.ts';
import type { BoardOrder } from './useBoardOrders.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-2) var(--space-4);
  background: var(--head);
  color: var(--ink);
  font-variant-numeric: lining-nums tabular-nums;
`;

const Number = styled.h3`
  font-family: var(--font-display);
  font-size: var(--size-42);
  font-weight: 620;
  letter-spacing: -0.02em;
  line-height: 1.1;
`;

const Due = styled.div`
  font-size: var(--size-25);
  font-weight: 700;
  line-height: 1.15;
  text-wrap: balance;
`;

const Kind = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--size-15);
  font-weight: 600;
`;

/* On a line of its own where the column is narrow. */
const Left = styled.div`
  flex: 1 0 auto;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;
  font-size: var(--size-15);
  font-weight: 700;
  white-space: nowrap;
`;

const Bar = styled.div`
  height: 5px;
  background: var(--surface-2);
  > div {
    height: 100%;
    background: var(--bar);
    transform-origin: left;
  }
`;

function leftText({ minutes, of, urgency }: TimeLeft): string {
  if (urgency === 'late') return of === 'answer' ? messages.answerOver : messages.late(-minutes);
  if (minutes < 0) return messages.late(-minutes);
  if (minutes < 100) return messages.left[of](minutes);
  return messages.leftLong(Math.floor(minutes / 60), minutes % 60);
}

interface Props {
  order: BoardOrder;
  left: TimeLeft;
  /** Of the restaurant. */
  timeZone: string;
  /** In ms since 1970. */
  now: number;
}

/** What a cook reads from two metres: the number, how and when it goes out, and how much time is left. */
export function CardHead({ order, left, timeZone, now }: Props) {
  const { number, state, fulfilment } = order;
  const kind = kindOf(fulfilment);
  const due = dueTime(order);
  return (
    <>
      <Head>
        <Number>{number}</Number>
        <div>
          <Kind>
            <Icon icon={kind === 'DELIVERY' ? Bike : ShoppingBag} size={18} />
            {state === 'OUT_FOR_DELIVERY' ? messages.onTheWay : deskMessages.fulfilments[kind]}
          </Kind>
          <Due>{due ? timeText(due, timeZone, new Date(now)) : messages.soon}</Due>
        </div>
        <Left>
          <Icon icon={left.urgency === 'late' ? TriangleAlert : AlarmClock} size={20} />
          {leftText(left)}
        </Left>
      </Head>
      <Bar aria-hidden>
        <div style={{ transform: `scaleX(${left.share})` }} />
      </Bar>
    </>
  );
}
