/** Texts about the staff of a restaurant. */
export const messages = {
  memberUnknown: 'We couldn’t find this person.',
  invitationUnknown: 'This invitation has expired or was withdrawn. Please ask for a new one.',
  confirmFirst:
    'Please confirm your own email address before you invite others: open the link in our mail to you. The dashboard sends a new one.',
  otherAddress: (invited: string) =>
    `This invitation is for ${invited}. Please sign in with that address, or ask for an invitation to yours.`,
  isOwner: 'This is the address of the owner, who has access already.',
  isMember: 'This person has access already.',
  limitReached: (people: number) =>
    people === 1
      ? 'Your plan is for one person. Please choose a plan with staff accounts to invite others.'
      : `Your plan is for ${people} people. Please remove or pause somebody, or choose a larger plan.`,
  /** A person with a role, for the activity log. */
  asRole: (email: string, role: 'MANAGER' | 'KITCHEN') => `${email}, ${role.toLowerCase()}`,
  checkInvitation: 'Please check the address.',
  mail: {
    subject: (restaurant: string) => `You are invited to the team of ${restaurant}`,
    preheader: (restaurant: string) => `Answer the orders of ${restaurant} with your own account.`,
    body: {
      KITCHEN: (owner: string, restaurant: string) =>
        `${owner} invites you to the team of ${restaurant}. You can see and answer the orders of the kitchen.`,
      MANAGER: (owner: string, restaurant: string) =>
        `${owner} invites you to the team of ${restaurant}. You can answer orders, and change the menu and the settings of the site.`,
    },
    label: 'Open the invitation',
    note: 'The link works for 7 days. If you do not know this restaurant, you can ignore this email.',
    footer: 'You’re receiving this because a restaurant has invited you.',
  },
};
