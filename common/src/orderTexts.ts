/** Texts of an order that its mails, its pages and the owner's app share. Texts in which a diner or an owner is addressed are apart. */
export const orderTexts = {
  placedAt: (time: string) => `Placed at ${time}`,
  toPay: { COLLECTION: 'Pay on collection', DELIVERY: 'Pay on delivery' },
  notCharged: 'Total · not charged',
  /** Part of a total: what was sold with a rate, VAT included. */
  vat: (rate: number, gross: string) => `VAT ${rate}%, contained in ${gross}`,
  trader: (trader: string, vatNumber: string) => `Sold by ${trader}. VAT number ${vatNumber}.`,
  ifMissing: 'If something is missing',
  /** Of a grocery shop; `CALL` names the person who is called. */
  ifMissingWays: { LEAVE_OUT: 'Leave it out', SUBSTITUTE: 'Choose a similar product' },
  callCustomer: 'Call the customer',
  acceptFor: (time: string) => `Accept for ${time}`,
  pause: 'Pause new orders for 30 minutes',
  nobodyAnswered: 'Sorry, nobody answered in time',
  cancelledByDiner: 'The customer cancelled this order. Please do not make it.',
  /** `of`: which dishes, and in brackets which allergens when others are confirmed. */
  unconfirmed: {
    diner: {
      all: 'The allergens of this order are not confirmed.',
      of: (dishes: string) => `Allergens that are not confirmed: ${dishes}.`,
      more: 'Allergies? Please ask us.',
      call: 'Allergies? Please call us:',
    },
    owner: {
      all: 'You have not confirmed the allergens of these dishes.',
      of: (dishes: string) => `You have not confirmed all allergens: ${dishes}.`,
      more: 'You can confirm them in the editor of your website: open Products, then “Allergens to confirm”.',
    },
  },
} as const;
