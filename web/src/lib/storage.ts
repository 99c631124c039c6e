/** Every key the app keeps in the browser's storage (spec §2, §3; onboardingConversation and the redirects are ours). */
const KEYS = {
  user: 'user',
  token: 'token',
  darkMode: 'darkMode',
  restaurantClaimToken: 'restaurantClaimToken',
  restaurantPreviewUrl: 'restaurantPreviewUrl',
  /** Secret token of the conversation on /setup, so that it comes back after a reload. */
  onboardingConversation: 'onboardingConversation',
  /** The last answer in that conversation, so that other tabs notice it. */
  onboardingTurn: 'onboardingTurn',
  /** Where to go after Google: the query string of the login screen, or the path of the register screen (spec §2). */
  redirectState: 'redirectState',
  /** Whose hint about an unconfirmed address was put away; kept for the visit only. */
  verificationDismissed: 'verificationDismissed',
  /** What the visitor said about pixels. */
  pixelConsent: 'pixelConsent',
  /** Whether the chat widget stands open; kept for the visit only. */
  chatWidget: 'chatWidget',
  /** That the bubble of the chat widget was dismissed or used. */
  chatBubble: 'chatBubble',
} as const;

export type StorageKey = keyof typeof KEYS;

/** How long it is kept: until removed, or until the tab is closed. */
type Lasting = 'always' | 'visit';

/** The stored text; null when there is none or the browser refuses storage. */
export function readStored(key: StorageKey, lasting: Lasting = 'always'): string | null {
  try {
    return areaOf(lasting).getItem(KEYS[key]);
  } catch {
    return null; // blocked storage (private mode, policy) is the same as empty storage
  }
}

/** Stores a text; null removes it. Answers false when the browser refuses (blocked or full): the app goes on without. */
export function writeStored(key: StorageKey, value: string | null, lasting: Lasting = 'always'): boolean {
  try {
    if (value === null) areaOf(lasting).removeItem(KEYS[key]);
    else areaOf(lasting).setItem(KEYS[key], value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back when another tab changed one of the keys, or may have: a page that Back brings out of the browser's cache heard
 * nothing meanwhile. There are no tabs where pages are made at build. Returns the function that stops it.
 */
export function onStoredElsewhere(keys: StorageKey[], listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const names = new Set<string>(keys.map((key) => KEYS[key]));
  const heard = (event: StorageEvent): void => {
    if (event.key === null || names.has(event.key)) listener();
  };
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) listener();
  };
  window.addEventListener('storage', heard);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('storage', heard);
    window.removeEventListener('pageshow', shown);
  };
}

/** Merely naming the storage throws where the browser refuses it: call it inside the try. */
function areaOf(lasting: Lasting): Storage {
  return lasting === 'visit' ? sessionStorage : localStorage;
}
