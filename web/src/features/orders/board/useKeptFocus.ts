import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusIfLost } from '../../../lib/focus.ts';
import { focusCard } from './useBoardKeys.ts';

interface Place {
  id: string;
  /** Position of its column among the shown ones, and of the card in it. */
  column: number;
  row: number;
}

function placeOf(target: EventTarget | null, columns: readonly (readonly string[])[]): Place | null {
  const id = target instanceof Element ? target.closest('[data-order]')?.getAttribute('data-order') : null;
  const column = columns.findIndex((ids) => id != null && ids.includes(id));
  return id != null && column >= 0 ? { id, column, row: columns[column]?.indexOf(id) ?? 0 } : null;
}

/**
 * Keeps the focus on a card that moves to another column. When the card is not shown any more, the one that took its place gets
 * the focus, or the board. `columns` has the ids of the shown cards.
 */
export function useKeptFocus(
  board: RefObject<HTMLElement | null>,
  columns: readonly (readonly string[])[],
): void {
  const last = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const place = last.current;
    if (place && document.activeElement === document.body && !focusCard(place.id)) {
      const beside = columns[place.column] ?? [];
      const next = beside[Math.min(place.row, beside.length - 1)];
      if (next === undefined || !focusCard(next)) focusIfLost(board.current);
    }
    last.current = placeOf(document.activeElement, columns) ?? last.current;
  });
  useEffect(() => {
    // After a press elsewhere nobody waits for the focus.
    const look = ({ target }: Event): void => {
      last.current = placeOf(target, columns);
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  });
}
