import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { formatPence, parsePence } from '@forkfront/common/money.ts';
import {
  cellAvailable,
  cellPrice,
  cellStock,
  isChanged,
  type Column,
  type Edits,
  type GridRow,
} from './grid.rules.ts';
import { messages } from './messages.ts';

/** The name and the cells beside each other. */
export const gridColumns = css<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $columns }) => ($columns > 2 ? '80px 76px 88px' : '96px 100px')};
  @media ${atLeast('small')} {
    grid-template-columns: minmax(0, 1fr) ${({ $columns }) =>
        $columns > 2 ? '112px 112px 132px' : '112px 132px'};
  }
`;

const Root = styled.div<{ $first: boolean; $columns: number }>`
  ${gridColumns}
  height: 44px;
  border-top: 1px solid ${({ $first }) => ($first ? 'var(--line-strong)' : 'var(--line)')};
  font-size: var(--size-15);
`;

const Name = styled.div<{ $indented: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  padding: 0 12px 0 ${({ $indented }) => ($indented ? '28px' : '12px')};
  line-height: 1.25;
`;

/* A long name has two lines, unless the first is the name of the section or group. */
const Words = styled.span<{ $lines: number }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`;

const Place = styled(Words)`
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 600;
`;

const Cell = styled.div<{ $changed: boolean; $wrong: boolean }>`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  padding: 0 12px;
  border-left: 1px solid var(--line);
  background: ${({ $changed, $wrong }) =>
    $wrong ? 'var(--error-soft)' : $changed ? 'var(--secondary-soft)' : 'transparent'};
  color: ${({ $wrong }) => ($wrong ? 'var(--on-error-soft)' : 'inherit')};
  font-weight: ${({ $changed }) => ($changed ? 600 : 400)};
  font-variant-numeric: tabular-nums;
  cursor: default;
  &:focus {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const Soft = styled.span`
  color: var(--text-soft);
  font-size: var(--size-13);
  line-height: 1.2;
  text-align: right;
`;

const Input = styled.input`
  width: 100%;
  height: 42px;
  margin: 0 -12px;
  padding: 0 12px;
  border: 0;
  border-radius: 0;
  outline: 3px solid var(--focus);
  outline-offset: -3px;
  background: var(--surface);
  color: var(--text);
  text-align: right;
`;

interface Props {
  row: GridRow;
  /** From 0. */
  index: number;
  /** Of its section or group. */
  isFirst: boolean;
  /** Start of the ids of its cells. */
  cellId: string;
  columns: readonly Column[];
  /** The cell that Tab reaches; null: none in this row. */
  active: Column | null;
  /** What is typed in a cell; null: nothing. */
  typed: { column: Column; text: string } | null;
  edits: Edits;
  problem: string | null;
  onPick: (column: Column) => void;
  /** Edits the price or the stock. */
  onOpen: (column: Column) => void;
  onToggle: () => void;
  onType: (text: string) => void;
  onTypingKey: (event: KeyboardEvent) => void;
  onTyped: () => void;
}

function Typing({
  label,
  text,
  ...on
}: { label: string; text: string } & Pick<Props, 'onType' | 'onTypingKey' | 'onTyped'>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // F2 and Enter select the old price, a typed letter stays.
    if (text.length > 1) field.current?.select();
    // Only when it appears.
    // oxlint-disable-next-line exhaustive-deps
  }, []);
  return (
    <Input
      ref={field}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => on.onType(currentTarget.value)}
      onKeyDown={on.onTypingKey}
      // The cell would choose itself again and drop what is typed.
      onMouseDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onBlur={on.onTyped}
    />
  );
}

/** A finger has no double click: one tap opens or switches a cell. */
const ifTouched =
  (act: () => void) =>
  ({ nativeEvent }: MouseEvent): void => {
    if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') act();
  };

/** One row of the grid. Changed cells are marked by colour and weight. */
export function GridLine({ row, index, isFirst, cellId, active, typed, edits, problem, ...rest }: Props) {
  const { columns, ...on } = rest;
  const isAvailable = cellAvailable(row, edits);
  const price = cellPrice(row, edits);
  const pence = parsePence(price);
  const written = pence === null ? price : formatPence(pence);
  const priceWords = row.price === null ? messages.sizesHavePrices : written;
  const stock = cellStock(row, edits);
  const stockWords = stock === '' ? messages.notCounted : stock;
  const answer = isAvailable ? messages.yes : messages.no;
  const availableWords = isAvailable === null ? messages.ofProduct : answer;
  const cell = (column: Column) => ({
    id: `${cellId}-${column}`,
    role: 'gridcell',
    tabIndex: active === column ? 0 : -1,
    onMouseDown: () => on.onPick(column),
    $changed: isChanged(row, column, edits),
  });
  return (
    <Root role="row" aria-rowindex={index + 2} $first={isFirst} $columns={columns.length}>
      <Name role="rowheader" $indented={row.kind === 'size'}>
        {isFirst && <Place $lines={1}>{row.place}</Place>}
        <Words $lines={isFirst ? 1 : 2}>{row.name}</Words>
      </Name>
      <Cell
        {...cell('price')}
        aria-label={messages.priceCell(row.name, priceWords)}
        aria-readonly={row.price === null || undefined}
        aria-invalid={problem !== null || undefined}
        onClick={ifTouched(() => on.onOpen('price'))}
        onDoubleClick={() => on.onOpen('price')}
        $wrong={problem !== null}
      >
        {typed?.column === 'price' ? (
          <Typing label={messages.priceOf(row.name)} text={typed.text} {...on} />
        ) : row.price === null ? (
          <Soft>{priceWords}</Soft>
        ) : (
          priceWords
        )}
      </Cell>
      {columns.includes('stock') && (
        <Cell
          {...cell('stock')}
          aria-label={messages.stockCell(row.name, row.stock ? stockWords : messages.ofProduct)}
          aria-readonly={row.stock === null || undefined}
          aria-invalid={problem !== null || undefined}
          onClick={ifTouched(() => on.onOpen('stock'))}
          onDoubleClick={() => on.onOpen('stock')}
          $wrong={problem !== null && isChanged(row, 'stock', edits)}
        >
          {typed?.column === 'stock' ? (
            <Typing label={messages.stockOf(row.name)} text={typed.text} {...on} />
          ) : stock === '' ? (
            row.stock && <Soft>{stockWords}</Soft>
          ) : (
            stockWords
          )}
        </Cell>
      )}
      <Cell
        {...cell('isAvailable')}
        aria-label={messages.availabilityCell(row.name, availableWords)}
        aria-readonly={isAvailable === null || undefined}
        onClick={ifTouched(on.onToggle)}
        onDoubleClick={on.onToggle}
        $wrong={false}
      >
        {isAvailable === null ? (
          <Soft>{availableWords}</Soft>
        ) : isAvailable ? (
          availableWords
        ) : (
          <strong>{availableWords}</strong>
        )}
      </Cell>
    </Root>
  );
}
