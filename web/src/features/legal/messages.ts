/** What the legal pages say. */
export const messages = {
  termsTitle: 'Terms & Conditions',
  termsText:
    'The full terms will stand on this page. If you need them before then, ask us and we will send them.',
  privacyTitle: 'Privacy Policy',
  privacyText:
    'The full privacy policy will stand on this page. If you want to know what we hold about you, ask us.',
  contact: 'Contact us',
} as const;
