/** Words of the mails about payments. */
export const mailMessages = {
  footer: 'You get this mail because you pay for a plan with us.',
  billing: 'Manage Billing',

  /** `what` is the website, or the plan of one that is gone. */
  refund: (what: string) => ({
    subject: `Your second payment for ${what} is on its way back`,
    preheader: 'It was paid for twice. You are charged once.',
    panel: 'Given back',
    before: [
      `${what} was paid for twice, as can happen with two windows open. One plan is enough, so we have ended the second one and given its payment back.`,
    ],
    after: [
      'It goes back to the card you paid with. Until your bank shows it can take up to ten days.',
      'The plan that was paid for first goes on as before; you need not do anything. Your payments and invoices are in your dashboard under “Manage Billing”.',
    ],
  }),
};
