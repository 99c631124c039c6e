import { useEffect } from 'react';
import { readStored } from '../../../lib/storage.ts';
import { KitchenTicket } from '../KitchenTicket.tsx';
import type { BoardOrder } from './useBoardOrders.ts';

interface Props {
  order: BoardOrder;
  /** Name and time zone of the restaurant. */
  name: string;
  timeZone: string;
  onPrinted: (id: string) => void;
}

/** Prints the ticket of an order when it appears, then calls back. With the key of the order, so that each is printed. */
export function PrintedTicket({ order, name, timeZone, onPrinted }: Props) {
  const { id } = order;
  useEffect(() => {
    const printed = (): void => onPrinted(id);
    window.addEventListener('afterprint', printed, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', printed);
  }, [id, onPrinted]);
  const width = readStored('ticketWidth') === '58' ? '58' : '80';
  return <KitchenTicket order={order} name={name} timeZone={timeZone} width={width} />;
}
