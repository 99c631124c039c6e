/** What the payment result pages say; spec §2 word for word where it gives a text. */
export const messages = {
  successTitle: 'Payment Successful!',
  successText: 'Thank you. Your plan is being set up; you can see your websites on the dashboard.',
  dashboard: 'Go to Dashboard',
  canceledTitle: 'Payment Canceled',
  canceledText: 'No charge was made. You can come back to the plans whenever you like.',
  services: 'Back to services',
} as const;
