import type { BasketView } from '../renderer.types.ts';

/** A basket of two pizzas with empty details. */
export function demoBasket(changes: Partial<BasketView> = {}): BasketView {
  return {
    lines: [{ productId: 'a', name: 'Margherita', quantity: 2, unitPrice: 1050, total: 2100 }],
    total: 2100,
    values: { name: '', phone: '', email: '', note: '' },
    errors: {},
    formError: null,
    idempotencyKey: 'key-1',
    ...changes,
  };
}
