import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

/** The visitor's answer about pixels. */
export type Consent = 'granted' | 'denied';

const listeners = new Set<() => void>();
/** The answer when storage is blocked; valid until the page is left. */
let unstored: Consent | null = null;

/** The visitor's stored answer; null before the first answer. */
export function getConsent(): Consent | null {
  const stored = readStored('pixelConsent') ?? unstored;
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

/** Stores the answer for all tabs. */
export function setConsent(consent: Consent): void {
  unstored = writeStored('pixelConsent', consent) ? null : consent;
  changed();
}

/** Calls back after every answer, also in another tab. Returns the function that unsubscribes. */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onStoredElsewhere(['pixelConsent'], changed);

function changed(): void {
  for (const listener of listeners) listener();
}

/** The address of a pixel's events, and its id. */
export interface Pixel {
  id: string;
  url: string;
}

/** The pixels of this installation; null when not configured. */
export interface Pixels {
  social: Pixel | null;
  marketing: Pixel | null;
}

const NONE: Pixels = { social: null, marketing: null };
let configured = NONE;

/** Sets the pixels of the installation; nothing is sent before. */
export function configurePixels(pixels: Pixels): void {
  configured = pixels;
}

/** Sends a page view to the social pixel (spec §7). Nothing without consent or without a pixel. */
export function trackPageView(): void {
  send(configured.social, 'PageView');
}

/** Sends a prepared checkout to the marketing pixel (spec §7). Nothing without consent or without a pixel. */
export function trackCompleteRegistration(): void {
  send(configured.marketing, 'CompleteRegistration');
}

/** The request of an image pixel, with `keepalive` because a checkout leaves the page at once. */
function send(pixel: Pixel | null, event: string): void {
  if (!pixel || getConsent() !== 'granted') return;
  const url = new URL(pixel.url);
  url.searchParams.set('id', pixel.id);
  url.searchParams.set('ev', event);
  fetch(url, { mode: 'no-cors', credentials: 'include', keepalive: true, priority: 'low' }).catch(
    () => undefined, // content blockers may refuse it
  );
}
