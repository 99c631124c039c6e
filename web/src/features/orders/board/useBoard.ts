import { useMemo, useRef, useState } from 'react';
import { useNow } from '../useNow.ts';
import type { CardActions } from './BoardCard.tsx';
import { boardColumns, type BoardColumn, isWaiting } from './boardColumns.rules.ts';
import { useShownColumns } from './ColumnTabs.tsx';
import { useBadge, useWakeLock } from './useAttention.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import type { BoardOrder } from './useBoardOrders.ts';
import { useCardMoves } from './useCardMoves.ts';
import { useKeepBoardOpen } from './useKeepBoardOpen.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRing } from './useRing.ts';
import { useTickets } from './useTickets.ts';

/** Times on the cards are in minutes. */
const TICK_MS = 10_000;

/**
 * The state of the board of a restaurant: its columns, the bell, the tickets, what is open beside them, and what buttons and keys do.
 * `board` is for the element that gets the focus when its card goes away.
 */
export function useBoard(restaurantId: string, orders: readonly BoardOrder[]) {
  const now = useNow(TICK_MS);
  const hasOpenedOrders = useKeepBoardOpen(restaurantId);
  const board = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => boardColumns(orders, now), [orders, now]);
  const [chosen, setChosen] = useState<BoardColumn>('new');
  const [isDoneOpen, setDoneOpen] = useState(false);
  const shown = useShownColumns(chosen, isDoneOpen);
  const waiting = orders.filter(isWaiting).length;
  const ring = useRing(waiting > 0);
  const { problems, move, delay, undo } = useCardMoves();
  const tickets = useTickets(orders);
  const [openId, setOpenId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'settings' | 'help' | null>(null);
  useBadge(waiting);
  useWakeLock();

  const { print } = tickets;
  const actions = useMemo<CardActions>(
    () => ({
      move: (order, wanted) => void move(order, wanted),
      delay: (order, minutes) => void delay(order, minutes),
      open: setOpenId,
      print,
    }),
    [move, delay, print],
  );
  const turnSound = (): void => ring.choose(ring.isOn ? 'off' : ring.sound === 'off' ? 'normal' : ring.sound);
  useKeptFocus(
    board,
    shown.map((column) => columns[column].map(({ id }) => id)),
  );
  useBoardKeys({
    columns: shown.map((column) => columns[column]),
    ...actions,
    others: { u: () => void undo(), s: turnSound, '?': () => setDialog('help') },
  });

  return {
    board,
    now,
    hasOpenedOrders,
    columns,
    shown,
    chosen,
    setChosen,
    setDoneOpen,
    waiting,
    ring,
    turnSound,
    problems,
    actions,
    tickets,
    openId,
    closeOrder: () => setOpenId(null),
    dialog,
    setDialog,
  };
}
