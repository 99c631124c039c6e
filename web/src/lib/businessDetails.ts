/** The product's working name; the only place that spells it. */
export const PRODUCT_NAME = 'Forkfront';

/** Who we are on the public pages. A sample: whoever runs this for real puts their own name and addresses here. */
export const businessDetails = {
  name: PRODUCT_NAME,
  /** Where people write to us; the server's SUPPORT_EMAIL gets what the contact form sends. */
  supportEmail: 'support@forkfront.example',
  /** For questions about personal data. */
  privacyEmail: 'privacy@forkfront.example',
  /** Where the data controller is (spec §2). */
  country: 'the United Kingdom',
} as const;
