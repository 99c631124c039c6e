/** Every key the app keeps in the browser's storage (spec §2, §3; onboardingConversation and the redirects are ours). */
export type StorageKey =
  | 'user'
  | 'token'
  /** An operator looks at a site as its owner sees it; for the visit only. */
  | 'watch'
  | 'darkMode'
  | 'restaurantClaimToken'
  | 'restaurantPreviewUrl'
  /** Secret token of the conversation on /setup, which a reload restores. */
  | 'onboardingConversation'
  /** What the visitor typed about unread lines of a menu; for the visit only. */
  | 'onboardingReview'
  /** What the columns of imported lists are, by their headings. */
  | 'menuColumns'
  /** The last answer in that conversation; other tabs read it. */
  | 'onboardingTurn'
  /** Where to go after Google: the query string of the login screen, or the path of the register screen (spec §2). */
  | 'redirectState'
  /** The user who dismissed the verification banner; for the visit only. */
  | 'verificationDismissed'
  /** The visitor's consent to pixels. */
  | 'pixelConsent'
  /** Whether the chat widget is open; for the visit only. */
  | 'chatWidget'
  /** Whether the bubble of the chat widget was dismissed or used. */
  | 'chatBubble'
  /** `none`: My Restaurants showed no first steps at the last visit. */
  | 'firstSteps'
  /** Id of the user when they only help in kitchens: their header has fewer links. */
  | 'kitchenUser'
  /** Slug of the restaurant whose orders or website were shown last. */
  | 'orderDesk'
  /** Paper of the kitchen printer at this device: `58` or `80` (mm). */
  | 'ticketWidth'
  /** Volume of the order board's bell at this device: `off`, or one of its volumes. */
  | 'boardSound'
  /** `on`: this device prints the ticket of each new order. */
  | 'boardAutoPrint'
  /** Ids of the orders whose tickets this device has printed, between spaces. */
  | 'printedOrders';

/** Until it is removed, or until the tab is closed. */
type Lasting = 'always' | 'visit';

/** The stored text; null when there is none or storage is blocked. */
export function readStored(key: StorageKey, lasting: Lasting = 'always'): string | null {
  try {
    return areaOf(lasting).getItem(key);
  } catch {
    return null; // blocked storage (private mode, policy) is the same as empty storage
  }
}

/** Stores a text; null removes it. Returns false when storage is blocked or full. */
export function writeStored(key: StorageKey, value: string | null, lasting: Lasting = 'always'): boolean {
  try {
    if (value === null) areaOf(lasting).removeItem(key);
    else areaOf(lasting).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back when another tab has changed one of the keys, and when the page returns from the back/forward cache, where it
 * gets no events. Returns the function that unsubscribes.
 */
export function onStoredElsewhere(keys: StorageKey[], listener: () => void): () => void {
  // Pages are prerendered without a window.
  if (typeof window === 'undefined') return () => undefined;
  const names = new Set<string>(keys);
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

/** Throws where the browser blocks storage: call it inside the try. */
function areaOf(lasting: Lasting): Storage {
  return lasting === 'visit' ? sessionStorage : localStorage;
}
