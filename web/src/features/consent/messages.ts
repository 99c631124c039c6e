const WHAT = {
  social: 'a social network’s pixel counts the pages you see',
  marketing: 'a marketing pixel counts started checkouts',
} as const;

/** Texts about pixels and consent. */
export const messages = {
  settings: 'Cookie settings',
  title: 'May we measure visits?',
  text: (pixels: readonly (keyof typeof WHAT)[]) =>
    `If you accept, ${pixels.map((pixel) => WHAT[pixel]).join(' and ')}. If you reject, nothing is sent and everything works just the same.`,
  choice: {
    granted: 'Your current choice: accepted.',
    denied: 'Your current choice: rejected.',
  },
  accept: 'Accept',
  reject: 'Reject',
  close: 'Close',
  policy: 'Cookie policy',
  nothingText:
    'There is nothing to choose: this site uses no tracking cookies and no pixels. What your browser stores to make the site work, such as your sign-in and your theme, is listed in the cookie policy.',
  failedTitle: 'Your choices could not be loaded',
  failedText: 'Nothing is sent in the meantime. Would you like to try again?',
  retry: 'Try again',
} as const;
