/** The product's working name; the only place that spells it. */
export const PRODUCT_NAME = 'Forkfront';
