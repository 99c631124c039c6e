/** Texts of the grocery API. */
export const messages = {
  checkStock: 'Some lines are missing or wrong.',
  shopUnknown: 'There is no such grocery shop.',
  shopMissing: 'There are several grocery shops. Please name one.',
  productUnknown: 'There is no such product.',
  cursorInvalid: 'This is no cursor of this list.',
  oneOfStockAndChange: 'Please send either stock or change.',
  oneOfIdAndBarcode: 'Please send either id or barcode.',
  keyImplausible:
    'Please send a key of 16 to 100 ASCII characters without spaces, for example a UUID: one for each update.',
  keyUsed: 'This key was used for another update. Please send a new key with each new update.',
  tooManyLines: (most: number) => `Please send at most ${most.toLocaleString('en-GB')} lines at once.`,
  productTwice: 'This product is in an earlier line, too.',
  stale: (version: number) => `The stock has changed since: its version is ${version} now.`,
  tooFew: (stock: number) => `Only ${stock} are left.`,
  tooMany: (limit: number) => `A stock is at most ${limit.toLocaleString('en-GB')}.`,
  notCounted: 'The stock of this product is not counted yet. Please send stock instead of change.',
  unavailable: 'The database does not answer. Please try again later.',
} as const;
