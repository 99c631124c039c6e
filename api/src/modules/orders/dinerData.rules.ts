import type { DeliveryAddress } from './order.entity.ts';

/** Stands for the name of a diner whose data was removed. */
export const REMOVED_NAME = 'Removed';
/** The address of a delivery whose data was removed. */
export const REMOVED_ADDRESS: DeliveryAddress = { line1: '', line2: '', town: '', postcode: '' };

interface DinerData {
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  note: string;
  rejectionReason: string | null;
  deliveryAddress: DeliveryAddress | null;
  lines: { note: string }[];
}

/** An order without the data of its diner. Products and totals stay, and a delivery keeps an address without its text. */
export const withoutDiner = <Order extends DinerData>(order: Order): Order => ({
  ...order,
  customerName: REMOVED_NAME,
  customerPhone: '',
  customerEmail: '',
  note: '',
  rejectionReason: null,
  deliveryAddress: order.deliveryAddress && REMOVED_ADDRESS,
  lines: order.lines.map((line) => ({ ...line, note: '' })),
});
