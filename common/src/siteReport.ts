/** Why somebody reports a site, with the words of the form and of the mail to the support. */
export const REPORT_REASON_TEXTS = {
  impersonation: 'It pretends to be another business',
  phishing: 'It asks for passwords or card details',
  illegal: 'It sells something illegal',
  offensive: 'It is hateful or offensive',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASON_TEXTS;

/** The reasons as they are stored, in the order of the form. */
export const REPORT_REASONS = [
  'impersonation',
  'phishing',
  'illegal',
  'offensive',
  'other',
] as const satisfies readonly ReportReason[];
