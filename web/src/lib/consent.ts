import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

/** What the visitor said about pixels. */
export type Consent = 'granted' | 'denied';

const listeners = new Set<() => void>();
/** For browsers that refuse storage: the answer counts until the page is left. */
let unstored: Consent | null = null;

/** The visitor's answer, kept in this browser; null until they have given one. */
export function getConsent(): Consent | null {
  const stored = readStored('pixelConsent') ?? unstored;
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

/** Keeps the answer; the last one counts, at once and in every tab. */
export function setConsent(consent: Consent): void {
  unstored = writeStored('pixelConsent', consent) ? null : consent;
  changed();
}

/** Calls back after every answer, also one given in another tab. Returns the function that stops it. */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onStoredElsewhere(['pixelConsent'], changed);

function changed(): void {
  for (const listener of listeners) listener();
}
