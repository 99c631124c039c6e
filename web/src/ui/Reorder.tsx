import { GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

const Handle = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 28px;
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: var(--text-soft);
  cursor: grab;
  touch-action: none;
  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  &:active {
    cursor: grabbing;
  }
`;

/** The list with the one that was at `from` at `to`. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const [one] = list.slice(from, from + 1);
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one);
};

interface Props {
  /** Name of what moves. */
  label: string;
  /** Its place, from 0. */
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/**
 * Moves a row of a form by pointer, touch, or the arrow keys. The row has the attribute `data-row`, and is beside the other
 * rows. React Aria's lists take the keys of the fields in their rows, so rows with fields use this.
 */
export function ReorderHandle({ label, index, count, onMove }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  const wasMoved = useRef(false);
  const latest = useRef({ index, onMove });
  useLayoutEffect(() => {
    latest.current = { index, onMove };
    // A moved element loses the focus.
    if (wasMoved.current) handle.current?.focus({ preventScroll: true });
    wasMoved.current = false;
  });

  const move = (to: number): void => {
    const { index: from, onMove: send } = latest.current;
    if (to === from || to < 0 || to >= count) return;
    wasMoved.current = true;
    send(from, to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(latest.current.index + step);
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>): void => {
    const row = event.currentTarget.closest('[data-row]');
    if (event.button !== 0 || !row) return;
    const controller = new AbortController();
    const { signal } = controller;
    const drag = ({ clientY }: globalThis.PointerEvent): void => {
      const rows = Array.from(row.parentElement?.querySelectorAll(':scope > [data-row]') ?? []);
      move(placeAt(rows, rows.indexOf(row), clientY));
    };
    // The window gets the moves: a row that moves in the document loses the capture.
    window.addEventListener('pointermove', drag, { signal });
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => controller.abort(), { signal });
  };

  return (
    <Handle
      ref={handle}
      type="button"
      aria-label={`Move ${label}`}
      aria-description={`Place ${index + 1} of ${count}. Use the up and down arrow keys.`}
      title="Drag, or use the arrow keys"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <Icon icon={GripVertical} size={18} />
    </Handle>
  );
}

/** The place of the row at `from` when the pointer is at `y`: it changes behind the middle of a neighbour. */
function placeAt(rows: readonly Element[], from: number, y: number): number {
  const middleOf = (at: number): number => {
    const { top = 0, height = 0 } = rows[at]?.getBoundingClientRect() ?? {};
    return top + height / 2;
  };
  let place = from;
  while (place + 1 < rows.length && y > middleOf(place + 1)) place += 1;
  while (place > 0 && y < middleOf(place - 1)) place -= 1;
  return place;
}
