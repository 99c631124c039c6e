import type { OrderProgress } from '@forkfront/common/orderState.ts';
import { useEffect, useEffectEvent } from 'react';
import { PRESETS } from '../OrderAnswer.tsx';
import { answersOf } from '../orderState.rules.ts';
import type { WantedMove } from '../useMoveOrder.ts';
import { type Direction, nextCard, usualMinutes } from './boardColumns.rules.ts';
import type { BoardOrder } from './useBoardOrders.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const PROGRESS: Readonly<Record<string, OrderProgress>> = {
  p: 'PREPARING',
  r: 'READY',
  d: 'OUT_FOR_DELIVERY',
  c: 'COMPLETED',
};

/** The buttons of a card that open a choice, below its More. */
const OPENERS: Readonly<Record<string, string>> = {
  l: '[data-delay] > button',
  x: '[data-refuse] > div > button',
};

/** What a key does with an order; null: nothing in its state. `now` in ms since 1970. */
export function moveOfKey(key: string, order: BoardOrder, now: number): WantedMove | null {
  const { canAccept, progress } = answersOf(order.nextStates);
  const preset = PRESETS[Number(key) - 1];
  if (canAccept && preset !== undefined) return { to: 'ACCEPTED', readyInMinutes: preset };
  if (canAccept && key === 'a')
    return { to: 'ACCEPTED', readyInMinutes: order.scheduledFor ? null : usualMinutes(order, now) };
  const to = PROGRESS[key];
  return to !== undefined && progress.includes(to) ? { to } : null;
}

/** Focuses the card of an order; false when it is not shown. */
export function focusCard(id: string): boolean {
  const card = document.querySelector<HTMLElement>(`[data-order="${CSS.escape(id)}"]`);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
  return card !== null;
}

interface Keys {
  /** The shown cards by column. */
  columns: readonly (readonly BoardOrder[])[];
  move: (order: BoardOrder, wanted: WantedMove) => void;
  open: (id: string) => void;
  print: (id: string) => void;
  /** Keys that belong to no order: `u`, `s`, `?`. */
  others: Readonly<Record<string, () => void>>;
}

/** The keyboard of the board: arrows lead from card to card, letters move the order of the focused card. */
export function useBoardKeys({ columns, move, open, print, others }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    if (target.closest('input, textarea, select, [role=dialog]')) return;
    const card = target.closest('[data-order]');
    const id = card?.getAttribute('data-order') ?? null;
    const order = columns.flat().find((shown) => shown.id === id);
    const direction = ARROWS[key];
    if (direction) {
      event.preventDefault();
      const next = nextCard(
        columns.map((shown) => shown.map((each) => each.id)),
        id,
        direction,
      );
      if (next !== null) focusCard(next);
      return;
    }
    const letter = key.toLowerCase();
    const other = others[letter];
    if (other) {
      event.preventDefault();
      return other();
    }
    if (!order || event.repeat) return;
    if (key === 'Enter' && target === card) {
      event.preventDefault();
      return open(order.id);
    }
    if (letter === 't') return print(order.id);
    const opener = OPENERS[letter];
    if (opener !== undefined) {
      event.preventDefault();
      const button = card?.querySelector<HTMLElement>(opener);
      if (button) card?.querySelector<HTMLElement>('[data-more][aria-expanded=false]')?.click();
      return button?.click();
    }
    const wanted = moveOfKey(letter, order, Date.now());
    if (wanted) move(order, wanted);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
}
