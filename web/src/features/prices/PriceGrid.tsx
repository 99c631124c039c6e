import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../../ui/FieldFrame.tsx';
import {
  cellAvailable,
  cellPrice,
  cellStock,
  type CellPlace,
  type Column,
  type Edits,
  type GridRow,
} from './grid.rules.ts';
import { hasCell, pasted, placeAfter } from './gridKeys.rules.ts';
import { gridColumns, GridLine } from './GridLine.tsx';
import { messages } from './messages.ts';

/** Height of a row in px; the style has the same. */
const ROW = 44;

const Scroller = styled.div`
  height: min(calc(100dvh - 380px), 760px);
  min-height: 320px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overscroll-behavior: contain;
`;

const Header = styled.div<{ $columns: number }>`
  ${gridColumns}
  position: sticky;
  top: 0;
  z-index: 2;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 600;
  > span {
    padding: 10px 12px;
  }
  > span + span {
    text-align: right;
  }
`;

const Body = styled.div`
  position: relative;
`;

const Line = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;

/* A screen reader reads it with the grid; a finger has no keys. */
const Keys = styled.p`
  margin-top: var(--space-3);
  color: var(--text-soft);
  font-size: var(--size-13);
  @media (pointer: coarse) {
    display: none;
  }
`;

interface Props {
  rows: readonly GridRow[];
  /** Those of a restaurant, or of a grocery shop. */
  columns: readonly Column[];
  edits: Edits;
  /** Sentences by id of a row. */
  problems: Readonly<Record<string, string>>;
  onEdit: (edits: Edits) => void;
}

/** A cell that is typed in: its text, and the place. */
interface Typing {
  place: CellPlace;
  text: string;
}

/** Prices and availability like in a spreadsheet. Only the rows in view are rendered. */
export function PriceGrid({ rows, columns, edits, problems, onEdit }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const [chosen, setActive] = useState<CellPlace>({ row: 0, column: 'price' });
  const active = { ...chosen, row: Math.min(chosen.row, Math.max(0, rows.length - 1)) };
  const [typing, setTyping] = useState<Typing | null>(null);
  const wantsFocus = useRef(false);
  // Its functions change with every scroll: this component is rendered anew then, and its rows get plain values.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (at) => rows[at]?.id ?? at,
    // The header covers the first row.
    scrollPaddingStart: ROW,
    overscan: 12,
  });

  useLayoutEffect(() => {
    if (!wantsFocus.current || typing) return;
    const cell = document.getElementById(`${id}-${active.row}-${active.column}`);
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  });

  const go = (place: CellPlace | null): void => {
    if (!place) return;
    wantsFocus.current = true;
    setActive(place);
    virtual.scrollToIndex(place.row);
  };
  const set = (row: GridRow, edit: Edits[string]): void =>
    onEdit({ ...edits, [row.id]: { ...edits[row.id], ...edit } });

  const textOf = (row: GridRow, column: Column): string =>
    column === 'stock' ? cellStock(row, edits) : cellPrice(row, edits);

  const type = (place: CellPlace, text: string): void => {
    const row = rows[place.row];
    if (place.column !== 'isAvailable' && row && hasCell(row, place.column)) setTyping({ place, text });
  };
  /** Keeps what is typed, and goes on with a key. */
  const commit = (key: 'ArrowDown' | 'ArrowRight' | 'ArrowLeft' | null): void => {
    if (!typing) return;
    const row = rows[typing.place.row];
    setTyping(null);
    if (row) set(row, { [typing.place.column]: typing.text.trim() });
    if (key !== null) go(placeAfter(typing.place, key, false, rows.length, columns));
  };
  const toggle = (place: CellPlace): void => {
    const row = rows[place.row];
    const isAvailable = row ? cellAvailable(row, edits) : null;
    if (row && isAvailable !== null) set(row, { isAvailable: !isAvailable });
  };

  const onTypingKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      wantsFocus.current = true;
      setTyping(null);
    } else if (event.key === 'Enter') commit('ArrowDown');
    else if (event.key === 'Tab') commit(event.shiftKey ? 'ArrowLeft' : 'ArrowRight');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const row = rows[active.row];
    if (typing || !row) return;
    const isCtrl = event.ctrlKey || event.metaKey;
    const place = placeAfter(active, key, isCtrl, rows.length, columns);
    if (place) go(place);
    else if (isCtrl || event.altKey) return;
    else if (active.column === 'isAvailable' && (key === ' ' || key === 'Enter')) toggle(active);
    else if (key === 'Enter' || key === 'F2') type(active, textOf(row, active.column));
    else if (key === 'Delete' || key === 'Backspace') {
      const { [active.column]: _, ...rest } = edits[row.id] ?? {};
      onEdit({ ...edits, [row.id]: rest });
    } else if (/^[\d.,£-]$/.test(key)) type(active, key.replace('£', ''));
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (typing) return;
    event.preventDefault();
    onEdit(pasted(rows, active, event.clipboardData.getData('text'), edits, columns));
  };

  const said = problems[rows[active.row]?.id ?? ''];
  return (
    <div>
      <Scroller
        ref={scroller}
        role="grid"
        aria-label={messages.gridLabel}
        aria-rowcount={rows.length + 1}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <Header role="row" aria-rowindex={1} $columns={columns.length}>
          <span role="columnheader">{messages.name}</span>
          {columns.map((column) => (
            <span key={column} role="columnheader">
              {messages[column]}
            </span>
          ))}
        </Header>
        <Body role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <Line key={key} style={{ transform: `translateY(${start}px)` }} role="presentation">
                  <GridLine
                    row={row}
                    index={index}
                    isFirst={rows[index - 1]?.place !== row.place}
                    cellId={`${id}-${index}`}
                    active={active.row === index ? active.column : null}
                    columns={columns}
                    typed={typing?.place.row === index ? { ...typing.place, text: typing.text } : null}
                    edits={edits}
                    problem={problems[row.id] ?? null}
                    onPick={(column) => {
                      if (typing) commit(null);
                      go({ row: index, column });
                    }}
                    onOpen={(column) => type({ row: index, column }, textOf(row, column))}
                    onToggle={() => toggle({ row: index, column: 'isAvailable' })}
                    onType={(text) => setTyping((now) => now && { ...now, text })}
                    onTypingKey={onTypingKey}
                    onTyped={() => commit(null)}
                  />
                </Line>
              )
            );
          })}
        </Body>
      </Scroller>
      {said && <FieldError>{said}</FieldError>}
      <Keys id={`${id}-keys`}>{messages.keys}</Keys>
    </div>
  );
}
