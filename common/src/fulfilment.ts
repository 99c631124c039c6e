/** How a diner gets an order. */
export const FULFILMENTS = ['COLLECTION', 'DELIVERY'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];
