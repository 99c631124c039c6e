import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Place {
  row: number;
  column: string;
}

/**
 * Moves the focus between the fields of rows: a row has `data-row`, a field `data-cell`. `focusRow` is for a row that is
 * there, `focusNext` for one that is there after the next render. So no typed letter is lost between two rows.
 */
export function useRowFocus(): {
  root: RefObject<HTMLDivElement | null>;
  focusRow: (row: number, column: string) => void;
  focusNext: (row: number, column: string) => void;
} {
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<Place | null>(null);
  const focusRow = (row: number, column: string): void => {
    const rows = root.current?.querySelectorAll('[data-row]');
    const place = rows?.[Math.min(row, rows.length - 1)] ?? root.current;
    const field = place?.querySelector(`[data-cell="${column}"]`) ?? place?.querySelector('input');
    if (field instanceof HTMLElement) field.focus();
  };
  useLayoutEffect(() => {
    const place = next.current;
    next.current = null;
    if (place) focusRow(place.row, place.column);
  });
  return {
    root,
    focusRow,
    focusNext: (row, column) => {
      next.current = { row, column };
    },
  };
}
