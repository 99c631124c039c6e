/** The working name of the product, on pages and in mails. No other file contains it. */
export const PRODUCT_NAME = 'Forkfront';
