import type { StorageKey } from '../../lib/storage.ts';

interface StoredThing {
  purpose: string;
  /** How long it is kept, after the word "Kept". */
  kept: string;
}

/** What this site keeps in the browser's storage. Each storage key needs an entry. */
export const storedThings: Record<StorageKey, StoredThing> = {
  user: { purpose: 'Your name and e-mail address, to greet you.', kept: 'until you sign out' },
  token: { purpose: 'Shows that you are signed in.', kept: 'until you sign out' },
  darkMode: { purpose: 'Whether you chose the dark or the light theme.', kept: 'until you clear it' },
  restaurantClaimToken: {
    purpose: 'Makes the preview that you started claimable by you alone.',
    kept: 'until you claim it',
  },
  restaurantPreviewUrl: { purpose: 'The address of that preview.', kept: 'until you claim it' },
  onboardingConversation: {
    purpose: 'Brings your setting-up chat back after a reload.',
    kept: 'until you claim the website or start anew',
  },
  onboardingTurn: {
    purpose: 'Shows new messages of that chat in your other tabs.',
    kept: 'until you claim the website or start anew',
  },
  redirectState: {
    purpose: 'Where you were going before you signed in with Google.',
    kept: 'until you are back',
  },
  verificationDismissed: {
    purpose: 'That you put the hint about your e-mail address away.',
    kept: 'until you close the tab',
  },
  pixelConsent: {
    purpose: 'Whether you accepted or rejected measurement.',
    kept: 'until you clear it',
  },
  chatWidget: {
    purpose: 'Whether the chat in the corner stands open.',
    kept: 'until you close the tab',
  },
  chatBubble: {
    purpose: 'That you closed the invitation to chat, or followed it.',
    kept: 'until you clear it',
  },
};

/** What restaurants' websites keep, by the beginning of the key. */
export const storedOnSites: Record<string, StoredThing> = {
  'basket:…': {
    purpose: 'What you put into the basket of a restaurant.',
    kept: 'until you order or clear it',
  },
  'basket-sent:…': {
    purpose: 'That the basket is on its way, so that nothing is ordered twice.',
    kept: 'until you close the tab',
  },
};

/** First-party cookies. */
export const cookies: Record<string, StoredThing> = {
  google_sign_in: {
    purpose: 'Ties a sign-in with Google to the browser that began it.',
    kept: 'for 10 minutes',
  },
  login_code: {
    purpose: 'Finishes that sign-in in the same browser and nowhere else.',
    kept: 'for a minute',
  },
  onboarding: {
    purpose: 'Keeps a setting-up chat together for programs that use our interface.',
    kept: 'for 30 days',
  },
};
