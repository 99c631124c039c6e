import { PRODUCT_NAME } from '@forkfront/common/productName.ts';

/** Our name and addresses on the public pages. They are samples: replace them before you run the product. */
export const businessDetails = {
  name: PRODUCT_NAME,
  /** Shown as our address. The contact form sends to the server's SUPPORT_EMAIL. */
  supportEmail: 'support@forkfront.example',
  /** For questions about personal data. */
  privacyEmail: 'privacy@forkfront.example',
  /** Where the data controller is (spec §2). */
  country: 'the United Kingdom',
} as const;
