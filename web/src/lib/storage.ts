/** Every key the app keeps in the browser's storage (spec §2, §3; onboardingConversation and the redirects are ours). */
const KEYS = {
  user: 'user',
  token: 'token',
  darkMode: 'darkMode',
  restaurantClaimToken: 'restaurantClaimToken',
  restaurantPreviewUrl: 'restaurantPreviewUrl',
  /** Secret token of the conversation on /setup, so that it comes back after a reload. */
  onboardingConversation: 'onboardingConversation',
  /** Query string of the login screen, kept while the browser is away at Google. */
  redirectState: 'redirectState',
} as const;

export type StorageKey = keyof typeof KEYS;

/** The stored text; null when there is none or the browser refuses storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(KEYS[key]);
  } catch {
    return null; // blocked storage (private mode, policy) is the same as empty storage
  }
}

/** Stores a text; null removes it. Answers false when the browser refuses (blocked or full): the app goes on without. */
export function writeStored(key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(KEYS[key]);
    else localStorage.setItem(KEYS[key], value);
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab changed one of the keys. Returns the function that stops it. */
export function onStoredElsewhere(keys: StorageKey[], listener: () => void): () => void {
  const names = new Set<string>(keys.map((key) => KEYS[key]));
  const heard = (event: StorageEvent): void => {
    if (event.key === null || names.has(event.key)) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
