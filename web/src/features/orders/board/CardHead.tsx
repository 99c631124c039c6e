import { Bike, ShoppingBag, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../ui/Icon.tsx';
import { messages as deskMessages } from '../messages.ts';
import { dueTime, kindOf } from '../orderState.rules.ts';
import { timeText } from '../orderTime.rules.ts';
import type { TimeLeft } from './boardColumns.rules.ts';
import { messages } from './messages.ts';
import type { BoardOrder } from './useBoardOrders.ts';

const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-2);
  padding: 2px 2px 2px var(--space-2);
  background: var(--head);
  color: var(--ink);
  font-variant-numeric: lining-nums tabular-nums;
  /* More stays above the press on the head. */
  > button {
    z-index: 1;
  }
  > button:hover {
    background: color-mix(in srgb, currentcolor 14%, transparent);
  }
`;

/* The whole head opens the details. */
const Open = styled.button`
  min-width: var(--touch);
  min-height: var(--touch);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: inherit;
  letter-spacing: inherit;
  text-align: left;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid currentcolor;
    outline-offset: -4px;
  }
`;

const Number = styled.h3`
  font-family: var(--font-display);
  font-size: var(--size-32);
  font-weight: 620;
  letter-spacing: -0.02em;
  line-height: 1;
  @container card (min-width: 300px) {
    font-size: var(--size-42);
  }
`;

const Due = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--size-20);
  font-weight: 700;
  line-height: 1.15;
  text-wrap: balance;
  @container card (min-width: 300px) {
    font-size: var(--size-25);
  }
`;

const Left = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  font-size: var(--size-13);
  font-weight: 600;
  line-height: 1.25;
  > b {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-weight: 750;
  }
`;

const Bar = styled.div`
  height: 4px;
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
  onOpen: () => void;
  /** The button for what is seldom needed. */
  more: ReactNode;
}

/** What a cook reads from two metres: the number, how and when it goes out, and how much time is left. A press opens the details. */
export function CardHead({ order, left, timeZone, now, onOpen, more }: Props) {
  const { number, state, fulfilment } = order;
  const kind = kindOf(fulfilment);
  const due = dueTime(order);
  return (
    <>
      <Head>
        <Number>
          <Open
            type="button"
            aria-label={messages.details(number)}
            title={messages.details(number)}
            onClick={onOpen}
          >
            {number}
          </Open>
        </Number>
        <div>
          <Due>
            <Icon icon={kind === 'DELIVERY' ? Bike : ShoppingBag} size={18} />
            {due ? timeText(due, timeZone, new Date(now)) : messages.soon}
          </Due>
          <Left>
            <span>{state === 'OUT_FOR_DELIVERY' ? messages.onTheWay : deskMessages.fulfilments[kind]}</span>
            <b>
              {left.urgency === 'late' && <Icon icon={TriangleAlert} size={14} />}
              {leftText(left)}
            </b>
          </Left>
        </div>
        {more}
      </Head>
      <Bar aria-hidden>
        <div style={{ transform: `scaleX(${left.share})` }} />
      </Bar>
    </>
  );
}
