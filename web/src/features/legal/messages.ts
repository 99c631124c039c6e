/** What the frame of the legal pages says; their texts stand in the *Sections.tsx files. */
export const messages = {
  termsTitle: 'Terms & Conditions',
  termsIntro:
    'What you can expect from us, and what we expect from you. Plain words on purpose: if something is unclear, ask us before you agree.',
  privacyTitle: 'Privacy Policy',
  privacyIntro:
    'What we know about you, why we keep it, who else sees it, and how you get it back or have it deleted.',
  cookieTitle: 'Cookie Policy',
  cookieIntro:
    'What we keep in your browser and why. Nothing here follows you around unless you say yes to measurement first.',
  lastUpdated: 'Last updated',
  contents: 'On this page',
  print: 'Print this page',
  keptFor: 'Kept',
} as const;
