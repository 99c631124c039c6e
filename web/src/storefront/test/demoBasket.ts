import type { BasketLine, BasketView } from '@forkfront/common/basketView.ts';

/** Details of a collection as soon as possible; nothing is entered. */
export const NO_DETAILS: BasketView['values'] = {
  fulfilment: 'COLLECTION',
  name: '',
  phone: '',
  email: '',
  note: '',
  ifMissing: '',
  when: '',
  postcode: '',
  line1: '',
  line2: '',
  town: '',
  promotionCode: '',
};

/** A basket of two pizzas with empty details. */
export function demoBasket(changes: Partial<BasketView> = {}): BasketView {
  return {
    lines: [demoLine()],
    basket: '2t6.AAAAAAAB',
    undo: null,
    subtotal: 2100,
    deliveryFee: 0,
    discount: null,
    code: { isOffered: false, counts: false, problem: null },
    total: 2100,
    area: null,
    readyInMinutes: 20,
    slots: [],
    isShop: false,
    values: NO_DETAILS,
    errors: {},
    formError: null,
    idempotencyKey: 'key-1',
    ...changes,
  };
}

/** Two pizzas with one price. */
export const demoLine = (changes: Partial<BasketLine> = {}): BasketLine => ({
  choice: 'AAAAAAAB',
  name: 'Margherita',
  path: '/dishes/AAAAAAAB-margherita?line=AAAAAAAB',
  sizeName: '',
  options: [],
  note: '',
  quantity: 2,
  unitPrice: 1050,
  seenPrice: null,
  total: 2100,
  problem: null,
  canChooseAgain: false,
  isAlcohol: false,
  allergens: 'F'.repeat(14),
  ...changes,
});
