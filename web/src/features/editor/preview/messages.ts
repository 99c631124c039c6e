/** Texts around the preview of a site. */
export const messages = {
  title: 'Preview',
  intro: 'Your website as it is now.',
  unsaved: 'Not saved yet',
  unsavedIntro: 'Only you see these changes.',
  closed: 'Visitors see a page that says it is closed.',
  frame: (name: string) => `Preview of ${name}`,
  loading: 'Loading the preview…',
  open: 'Open site',
  openLabel: 'Open site (opens in a new tab)',
} as const;
