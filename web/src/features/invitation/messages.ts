/** Texts of the page of an invitation. */
export const messages = {
  title: 'Invitation',
  loading: 'Loading your invitation…',
  failure: 'We couldn’t load your invitation.',
  invited: (restaurant: string) => `Join the team of ${restaurant}`,
  texts: {
    KITCHEN: (owner: string, restaurant: string) =>
      `${owner} invites you to help with ${restaurant}. You can see and answer its orders.`,
    MANAGER: (owner: string, restaurant: string) =>
      `${owner} invites you to manage ${restaurant}. You can answer its orders, and change its menu and its settings.`,
  },
  acceptAs: (name: string) => `Accept as ${name}`,
  accept: 'Accept',
  otherAccount: 'Use another account',
  otherAddress: (invited: string) =>
    `The invitation is for ${invited}. Please sign in with that address to accept.`,
  guest: 'Sign in or create an account to accept. We bring you back here.',
  register: 'Create an account',
  login: 'Sign in',
  accepted: (restaurant: string) => `You are in the team of ${restaurant}.`,
  acceptedTitle: 'You have accepted',
  openOrders: 'Go to the orders',
  open: 'Go to the dashboard',
  acceptFailed: 'The invitation could not be accepted.',
  goneTitle: 'This invitation does not work any more',
  goneText:
    'It has expired, was withdrawn, or was used with another account. Please ask the restaurant to invite you again.',
  toHome: 'Back to Home',
} as const;
