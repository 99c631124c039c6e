/** The product's name on pages and in mails. */
export const PRODUCT_NAME = 'Forkfront';
