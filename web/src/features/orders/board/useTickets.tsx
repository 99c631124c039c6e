import { useEffect, useState, type ReactNode } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { KitchenTicket } from '../KitchenTicket.tsx';
import { isWaiting } from './boardColumns.rules.ts';
import { claimPrints } from './printOnce.ts';
import type { BoardOrder } from './useBoardOrders.ts';

/** Prints the ticket that is in the page, then calls back. */
function PrintNow({ id, onPrinted }: { id: string; onPrinted: (id: string) => void }) {
  useEffect(() => {
    const printed = (): void => onPrinted(id);
    window.addEventListener('afterprint', printed, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', printed);
  }, [id, onPrinted]);
  return null;
}

/** Prints tickets one after the other: those that somebody asks for and, when it is on, that of each new order once. */
export function useTickets(
  { name, timeZone }: { name: string; timeZone: string },
  orders: readonly BoardOrder[],
): {
  isAuto: boolean;
  setAuto: (isOn: boolean) => void;
  print: (id: string) => void;
  ticket: ReactNode;
} {
  const [isAuto, setIsAuto] = useState(() => readStored('boardAutoPrint') === 'on');
  const [queue, setQueue] = useState<readonly string[]>([]);
  const [printed] = useState(() => (id: string) => setQueue((ids) => ids.filter((other) => other !== id)));
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

  const order = queue.length > 0 && orders.find(({ id }) => queue.includes(id));
  return {
    isAuto,
    setAuto,
    print,
    ticket: order && (
      <>
        <KitchenTicket
          order={order}
          name={name}
          timeZone={timeZone}
          width={readStored('ticketWidth') === '58' ? '58' : '80'}
        />
        <PrintNow key={order.id} id={order.id} onPrinted={printed} />
      </>
    ),
  };
}
