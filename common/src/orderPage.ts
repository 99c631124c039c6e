import type { AllergenCodes } from './allergens.ts';
import type { LineContent } from './basketView.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { OrderState } from './orderState.ts';

/** A line of an order. Prices in pence. */
export interface OrderPageLine extends LineContent {
  quantity: number;
  /** For each. */
  unitPrice: number;
  /** Before the discount of the order. */
  total: number;
  /** What product and options contain together. */
  allergens: AllergenCodes;
  isAlcohol: boolean;
}

/** An order as the page of its diner and the page of its restaurant show it. Amounts in pence, times as RFC 3339 texts. */
export interface OrderPageView {
  number: number;
  state: OrderState;
  isTest: boolean;
  placedAt: string;
  fulfilment: Fulfilment;
  /** The time that the diner chose; null: as soon as possible. */
  scheduledFor: string | null;
  /** When the diner expects it; null: not known. */
  dueAt: string | null;
  /** What the restaurant promised; null until it accepts. */
  readyAt: string | null;
  /** null for a collection. */
  deliveryAddress: { line1: string; line2: string; town: string; postcode: string } | null;
  deliveryFee: number;
  /** Of a rejection or a cancellation. */
  rejectionReason: string | null;
  cancelledBy: 'DINER' | 'RESTAURANT' | null;
  /** Until when the diner can cancel it, while it is in this state; null: not any more. */
  cancellableUntil: string | null;
  /** Of dishes and delivery. */
  discount: number;
  /** null: no promotion counts. */
  promotion: { name: string } | null;
  total: number;
  /** null without a VAT number, and for an order that nobody pays. `rate`: percent. */
  vatReceipt: {
    vatNumber: string;
    traderName: string;
    /** null: not known. */
    traderAddress: string | null;
    rates: readonly { rate: number; gross: number; vat: number }[];
  } | null;
  lines: readonly OrderPageLine[];
  customerName: string;
  /** May be empty. */
  note: string;
  /** What a grocery shop does when a product is missing; null for the order of a restaurant. */
  ifMissing: 'LEAVE_OUT' | 'SUBSTITUTE' | 'CALL' | null;
  restaurantName: string;
  restaurantPhone: string | null;
  /** Of the site, without a trailing slash. */
  storefrontUrl: string;
}

/** An order with the contact of its diner, for the restaurant. null: removed. */
export interface OwnerOrderPageView extends OrderPageView {
  customerPhone: string | null;
  customerEmail: string | null;
}
