import { UNCONFIRMED_ALLERGENS } from '@forkfront/common/allergens.ts';
import type { OrderPageView } from '@forkfront/common/orderPage.ts';

/** An order as the API hands it over. */
export function demoOrder(changes: Partial<OrderPageView> = {}): OrderPageView {
  return {
    number: 27,
    state: 'PLACED',
    isTest: false,
    placedAt: '2026-06-12T17:15:00Z',
    fulfilment: 'COLLECTION',
    scheduledFor: null,
    dueAt: null,
    readyAt: null,
    deliveryAddress: null,
    deliveryFee: 0,
    cancelledBy: null,
    cancellableUntil: null,
    rejectionReason: null,
    discount: 0,
    promotion: null,
    total: 2100,
    vatReceipt: null,
    lines: [orderedLine('Margherita')],
    customerName: 'Priya Nair',
    note: '',
    ifMissing: null,
    restaurantName: 'Olive & Ember',
    restaurantPhone: '0117 496 0123',
    storefrontUrl: 'https://olive-and-ember.example/',
    ...changes,
  };
}

/** Two of a dish with one price. */
export const orderedLine = (name: string): OrderPageView['lines'][number] => ({
  name,
  sizeName: '',
  quantity: 2,
  unitPrice: 1050,
  total: 2100,
  options: [],
  note: '',
  allergens: UNCONFIRMED_ALLERGENS,
  isAlcohol: false,
});
