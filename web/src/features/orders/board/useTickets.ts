import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { isWaiting } from './boardColumns.rules.ts';
import { claimPrints } from './printOnce.ts';
import type { BoardOrder } from './useBoardOrders.ts';

/** The tickets to print, one after the other: those that somebody asks for and, when `isAuto`, that of each new order once. */
export interface Tickets {
  isAuto: boolean;
  setAuto: (isOn: boolean) => void;
  print: (id: string) => void;
  /** The order whose ticket is printed now; null for none. */
  current: BoardOrder | null;
  /** The ticket of this order was printed. */
  onPrinted: (id: string) => void;
}

/** The queue of the tickets that this board prints. */
export function useTickets(orders: readonly BoardOrder[]): Tickets {
  const [isAuto, setIsAuto] = useState(() => readStored('boardAutoPrint') === 'on');
  const [queue, setQueue] = useState<readonly string[]>([]);
  const [onPrinted] = useState(() => (id: string) => setQueue((ids) => ids.filter((other) => other !== id)));
  const [print] = useState(() => (id: string) => setQueue((ids) => (ids.includes(id) ? ids : [...ids, id])));

  const waiting = orders
    .filter(isWaiting)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!isAuto || waiting === '') return;
    void claimPrints(waiting.split(' ')).then((fresh) => fresh.forEach(print));
  }, [isAuto, waiting, print]);

  const setAuto = (isOn: boolean): void => {
    writeStored('boardAutoPrint', isOn ? 'on' : null);
    // What waits already is not new. This claim comes before that of the effect.
    if (isOn && waiting !== '') void claimPrints(waiting.split(' '));
    setIsAuto(isOn);
  };

  const current = (queue.length > 0 && orders.find(({ id }) => queue.includes(id))) || null;
  return { isAuto, setAuto, print, current, onPrinted };
}
