import { styled } from 'styled-components';
import { formatPence } from '@forkfront/common/money.ts';
import { atLeast } from '../../../ui/breakpoints.ts';
import { messages } from './messages.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(12px, 2vw, 16px);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Tile = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-width: 0;
  padding: var(--space-4) clamp(12px, 2vw, 20px);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  dt {
    font-size: var(--size-15);
    font-weight: 600;
  }
  dd {
    font-family: var(--font-display);
    font-size: clamp(1.2rem, 0.85rem + 1.4vw, var(--size-32));
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  dd + dd {
    color: var(--text-soft);
    font-family: var(--font-text);
    font-size: var(--size-13);
    line-height: 1.4;
  }
`;

interface Totals {
  readonly orders: number;
  readonly value: number;
  readonly average: number;
  readonly rejected: number;
  readonly expired: number;
  readonly cancelled: number;
  readonly newDiners: number;
  readonly repeatOrders: number;
}

/** The most important numbers of a report. */
export function ReportTotals({ totals }: { totals: Totals }) {
  const { rejected, expired, cancelled } = totals;
  const count = (value: number) => value.toLocaleString('en-GB');
  const tiles = [
    [messages.sales, formatPence(totals.value), messages.salesNote],
    [messages.orders, count(totals.orders), messages.ordersNote],
    [messages.average, formatPence(totals.average), messages.averageNote],
    [messages.newDiners, count(totals.newDiners), messages.newDinersNote],
    [messages.repeatOrders, count(totals.repeatOrders), messages.repeatOrdersNote],
    [
      messages.refused,
      count(rejected + expired + cancelled),
      messages.refusedNote(rejected, expired, cancelled),
    ],
  ];
  return (
    <List aria-label={messages.totals}>
      {tiles.map(([name, value, note]) => (
        <Tile key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>{note}</dd>
        </Tile>
      ))}
    </List>
  );
}
