/** What the approval demonstration says; spec §2 word for word where it gives a text. */
export const messages = {
  demonstrationTitle: 'Customer Project Approval Workflow',
  demonstrationText:
    'Send a project image to a client and have it approved by e-mail: this demonstration opens here soon.',
  confirmationTitle: 'Thank You!',
  confirmationText: 'Your response has been recorded. You can now safely close this window.',
  changesTitle: 'Request changes',
  changesText: 'The feedback form opens here soon. Until then, please answer the office by e-mail.',
  home: 'Back to the home page',
} as const;
