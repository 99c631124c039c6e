import { styled } from 'styled-components';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { atLeast } from '../../../ui/breakpoints.ts';
import { type BoardColumn, COLUMNS, isWaiting } from './boardColumns.rules.ts';
import { messages } from './messages.ts';
import type { BoardOrder } from './useBoardOrders.ts';

const Tabs = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

const Tab = styled.button`
  display: grid;
  justify-items: center;
  min-height: 56px;
  padding: var(--space-1) 2px;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 600;
  line-height: 1.25;
  cursor: pointer;
  b {
    font-size: var(--size-20);
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='true'] {
    border-bottom-color: var(--primary);
    color: var(--primary);
  }
  &[data-waiting='true'] {
    background: var(--secondary);
    color: var(--on-secondary);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const KITCHEN: readonly BoardColumn[] = ['new', 'preparing', 'ready'];

/** The columns that are shown at this width when one of them is chosen; on large screens all, Done when it is open. */
export function useShownColumns(chosen: BoardColumn, isDoneOpen: boolean): readonly BoardColumn[] {
  const isLarge = useMediaQuery(atLeast('large')) ?? true;
  const isTablet = useMediaQuery(atLeast('small')) ?? true;
  if (isLarge) return isDoneOpen ? COLUMNS : COLUMNS.slice(0, -1);
  return isTablet && KITCHEN.includes(chosen) ? KITCHEN : [chosen];
}

/** The orders of all columns. */
export type Columns = Readonly<Record<BoardColumn, readonly BoardOrder[]>>;

interface TabsProps {
  columns: Columns;
  chosen: BoardColumn;
  onChoose: (column: BoardColumn) => void;
}

/** Chooses what is shown where not all columns have room: one of five on phones, the kitchen's three together on tablets. */
export function ColumnTabs({ columns, chosen, onChoose }: TabsProps) {
  const isLarge = useMediaQuery(atLeast('large')) ?? true;
  const isTablet = useMediaQuery(atLeast('small')) ?? true;
  if (isLarge) return null;
  const views = isTablet
    ? [KITCHEN, ['scheduled'] as const, ['done'] as const]
    : COLUMNS.map((each) => [each]);
  return (
    <Tabs role="group" aria-label={messages.views}>
      {views.map((shown) => {
        const [first = 'new'] = shown;
        const orders = shown.flatMap((column) => columns[column]);
        const isShown = shown.includes(chosen);
        return (
          <Tab
            key={first}
            type="button"
            aria-pressed={isShown}
            data-waiting={!isShown && orders.some(isWaiting)}
            onClick={() => onChoose(first)}
          >
            <b>{orders.length}</b>
            {shown.length > 1 ? messages.kitchen : messages.columns[first]}
          </Tab>
        );
      })}
    </Tabs>
  );
}
