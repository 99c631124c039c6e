/** Texts around the legal pages, whose own texts are in their screens. */
export const messages = {
  lastUpdated: 'Last updated',
  contents: 'On this page',
  print: 'Print this page',
  keptFor: 'Kept',
} as const;
