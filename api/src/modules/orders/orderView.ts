import type { OrderState } from './orderState.rules.ts';

export interface OrderViewLine {
  name: string;
  quantity: number;
  /** Pence. */
  unitPrice: number;
  /** Pence. */
  total: number;
}

/** The restaurant of an order as it is now. */
export interface OrderViewRestaurant {
  name: string;
  /** null when the owner gave none. */
  phone: string | null;
  addressLine: string | null;
  slug: string;
  /** IANA name. */
  timeZone: string;
}

/** An order as the diner who placed it may see it. */
export interface OrderView {
  id: string;
  /** Short number that restarts daily per restaurant. */
  number: number;
  state: OrderState;
  /** Placed on an unclaimed preview: nobody is told. */
  isTest: boolean;
  placedAt: Date;
  /** null until the restaurant has promised a time. */
  readyAt: Date | null;
  /** null unless rejected. */
  rejectionReason: string | null;
  /** Pence. */
  total: number;
  lines: OrderViewLine[];
  customerName: string;
  /** Empty without one. */
  note: string;
  restaurant: OrderViewRestaurant;
}

/** An order as the restaurant sees it: with how to reach the diner. */
export interface OwnerOrderView extends OrderView {
  customerPhone: string;
  customerEmail: string;
}
