import type { StorageKey } from '../../lib/storage.ts';

interface StoredThing {
  purpose: string;
  /** How long it is kept, after the word "Kept". */
  kept: string;
}

/** What this site keeps in the browser's storage. Each storage key needs an entry. */
export const storedThings: Record<StorageKey, StoredThing> = {
  user: { purpose: 'Your name and email address, to greet you.', kept: 'until you sign out' },
  token: { purpose: 'Shows that you are signed in.', kept: 'until you sign out' },
  darkMode: { purpose: 'Whether you chose the dark or the light theme.', kept: 'until you clear it' },
  restaurantClaimToken: {
    purpose: 'Lets only you claim the preview that you started.',
    kept: 'until you claim it',
  },
  restaurantPreviewUrl: { purpose: 'The address of that preview.', kept: 'until you claim it' },
  onboardingConversation: {
    purpose: 'Restores your setup chat after a reload.',
    kept: 'until you claim the website or start over',
  },
  onboardingTurn: {
    purpose: 'Shows new messages of that chat in your other tabs.',
    kept: 'until you claim the website or start over',
  },
  onboardingReview: {
    purpose: 'What you typed about lines of your menu that we could not read.',
    kept: 'until you close the tab',
  },
  menuColumns: {
    purpose: 'What you said about the columns of lists that you imported.',
    kept: 'until you clear it',
  },
  redirectState: {
    purpose: 'Where you were going before you signed in with Google.',
    kept: 'until you return',
  },
  watch: {
    purpose: 'For our staff only: that they look at a website as its owner sees it.',
    kept: 'until you close the tab',
  },
  verificationDismissed: {
    purpose: 'That you dismissed the hint about your email address.',
    kept: 'until you close the tab',
  },
  pixelConsent: {
    purpose: 'Whether you accepted or rejected measurement.',
    kept: 'until you clear it',
  },
  chatWidget: {
    purpose: 'Whether the chat in the corner is open.',
    kept: 'until you close the tab',
  },
  kitchenUser: {
    purpose: 'That you only help in kitchens, so that the header has fewer links.',
    kept: 'until you clear it',
  },
  orderDesk: { purpose: 'Which restaurant you worked on last.', kept: 'until you clear it' },
  ticketWidth: { purpose: 'How wide the paper of your kitchen printer is.', kept: 'until you clear it' },
  boardSound: { purpose: 'How loud your order board rings.', kept: 'until you clear it' },
  boardAutoPrint: {
    purpose: 'That this device prints the ticket of each new order.',
    kept: 'until you clear it',
  },
  printedOrders: {
    purpose: 'Which orders this device has printed, so that none is printed twice.',
    kept: 'until you clear it',
  },
  chatBubble: {
    purpose: 'That you dismissed the invitation to chat, or accepted it.',
    kept: 'until you clear it',
  },
  firstSteps: {
    purpose: 'That there were no first steps with a new website to show.',
    kept: 'until you claim a website',
  },
};

/** What restaurants' websites keep, by the name of the cookie or the beginning of the key. */
export const storedOnSites: Record<string, StoredThing> = {
  basket: {
    purpose: 'A cookie with what you put in your basket at a restaurant.',
    kept: 'until you order or empty it, at most a week',
  },
  'basket-sent:…': {
    purpose: 'That the basket has been sent, so nothing is ordered twice.',
    kept: 'until you close the tab',
  },
};

/** First-party cookies. */
export const cookies: Record<string, StoredThing> = {
  google_sign_in: {
    purpose: 'Links a sign-in with Google to the browser that started it.',
    kept: 'for 10 minutes',
  },
  login_code: {
    purpose: 'Makes sure that sign-in is completed in the same browser.',
    kept: 'for a minute',
  },
  onboarding: {
    purpose: 'Keeps a setup chat together for programs that use our API.',
    kept: 'for 30 days',
  },
};
