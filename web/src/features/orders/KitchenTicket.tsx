import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { createGlobalStyle, styled } from 'styled-components';
import type { KitchenTicket_order$key } from '../../__generated__/KitchenTicket_order.graphql.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { messages } from './messages.ts';
import { OrderLines } from './OrderLines.tsx';
import { dueTime, kindOf, missingText } from './orderState.rules.ts';
import { timeText } from './orderTime.rules.ts';

type Width = '58' | '80';

/** The margin that every thermal printer leaves free is part of the paper. */
const Paper = createGlobalStyle<{ $width: Width }>`
  @media print {
    @page { size: ${({ $width }) => $width}mm auto; margin: 3mm; }
    body > :not([data-ticket]) { display: none !important; }
    :root, body { background: #fff !important; color-scheme: light; }
  }
`;

/* Thermal printers print black only. Dishes, choices and allergens are read at arm's length, so they have one size; the kitchen needs no prices. */
const Ticket = styled.article<{ $width: Width }>`
  display: none;
  @media print {
    display: grid;
    gap: 10px;
    width: ${({ $width }) => Number($width) - 6}mm;
    --text: #000;
    --text-soft: #000;
    --line: #000;
    --line-strong: #000;
    --error: #000;
    --space-3: 6px;
    --space-4: 8px;
    --size-13: 1em;
    --size-15: 1em;
    --size-20: 1.2em;
    color: #000;
    font-family: var(--font-text);
    font-size: ${({ $width }) => ($width === '58' ? '15px' : '17px')};
    line-height: 1.25;
    overflow-wrap: anywhere;
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    li + li {
      padding-top: 8px;
      border-top: 2px dashed #000;
    }
    li > :first-child {
      font-size: 1.4em;
      font-weight: 800;
    }
    li [data-price] {
      display: none;
    }
  }
`;

const OrderNumber = styled.h2`
  font-size: 60px;
  font-weight: 800;
  line-height: 1;
`;

const Time = styled.p`
  font-size: 1.4em;
  font-weight: 800;
  > span {
    white-space: nowrap;
  }
`;

const Note = styled.p`
  padding: 4px 6px;
  border: 2px solid #000;
  font-weight: 700;
  white-space: pre-line;
`;

interface Props {
  order: KitchenTicket_order$key;
  /** Of the restaurant. */
  name: string;
  timeZone: string;
  width: Width;
}

/** What the printer prints while it is in the page, and nothing else: the order for the kitchen. */
export function KitchenTicket({ order, name, timeZone, width }: Props) {
  const data = useFragment(
    graphql`
      fragment KitchenTicket_order on Order {
        number
        fulfilment
        placedAt
        readyAt
        dueAt
        scheduledFor
        customerName
        customerPhone
        note
        ifMissing
        deliveryAddress {
          line1
          line2
          town
          postcode
        }
        ...OrderLines_order
      }
    `,
    order,
  );
  const placed = new Date(data.placedAt);
  const due = dueTime(data);
  const { deliveryAddress: address } = data;
  const missing = missingText(data.ifMissing);
  return createPortal(
    <>
      <Paper $width={width} />
      <Ticket data-ticket $width={width}>
        <p>{name}</p>
        <OrderNumber>{data.number}</OrderNumber>
        <Time>
          {messages.fulfilments[kindOf(data.fulfilment)]}{' '}
          {due && <span>{timeText(due, timeZone, placed)}</span>}
        </Time>
        <p>
          {data.customerName} {data.customerPhone}
        </p>
        {address && (
          <p>
            {[address.line1, address.line2, `${address.town} ${address.postcode}`].filter(Boolean).join(', ')}
          </p>
        )}
        {data.note && <Note>{data.note}</Note>}
        {missing && (
          <p>
            {messages.ifMissing}: <b>{missing}</b>
          </p>
        )}
        <OrderLines order={data} />
        <p>{messages.placed(timeText(data.placedAt, timeZone, placed))}</p>
      </Ticket>
    </>,
    document.body,
  );
}

const WIDTHS = (['58', '80'] as const).map((value) => ({ value, label: messages.paper[value] }));

/** Prints the ticket of an order; the width of the paper is remembered on this device. */
export function PrintTicket(ticket: Omit<Props, 'width'>) {
  const [width, setWidth] = useState<Width>(() => (readStored('ticketWidth') === '58' ? '58' : '80'));
  const choose = (chosen: Width): void => {
    writeStored('ticketWidth', chosen);
    setWidth(chosen);
  };
  return (
    <Stack $row $between $gap={3}>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon icon={Printer} size={18} />
        {messages.print}
      </Button>
      <ToggleButtons label={messages.paperWidth} options={WIDTHS} value={width} onChange={choose} />
      <KitchenTicket {...ticket} width={width} />
    </Stack>
  );
}
