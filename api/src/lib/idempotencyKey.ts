/** Long enough that two callers never have the same key by chance. */
const KEY = /^[\x21-\x7e]{16,100}$/;

/** Whether a text can be an idempotency key: 16 to 100 ASCII characters without spaces. */
export const isIdempotencyKey = (key: string): boolean => KEY.test(key);
