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

/** Where a pixel's events go, and under which id. */
export interface Pixel {
  id: string;
  url: string;
}

/** The pixels of this installation; null: not configured. */
export interface Pixels {
  social: Pixel | null;
  marketing: Pixel | null;
}

const NONE: Pixels = { social: null, marketing: null };
let configured = NONE;

/** Sets what the installation has; until then nothing is sent. */
export function configurePixels(pixels: Pixels): void {
  configured = pixels;
}

/** Tells the social pixel that a page was seen (spec §7). Nothing without consent or without a pixel. */
export function trackPageView(): void {
  send(configured.social, 'PageView');
}

/** Tells the marketing pixel that a checkout was prepared (spec §7). Nothing without consent or without a pixel. */
export function trackCompleteRegistration(): void {
  send(configured.marketing, 'CompleteRegistration');
}

/** What an image would ask for, but it outlives the page: a checkout leaves it in the same moment. */
function send(pixel: Pixel | null, event: string): void {
  if (!pixel || getConsent() !== 'granted') return;
  const url = new URL(pixel.url);
  url.searchParams.set('id', pixel.id);
  url.searchParams.set('ev', event);
  fetch(url, { mode: 'no-cors', credentials: 'include', keepalive: true, priority: 'low' }).catch(
    () => undefined, // blockers refuse it, and that is the visitor's good right
  );
}
