/** The product's name, shown to people and written in mails. */
export const PRODUCT_NAME = 'Forkfront';
