import { getConsent } from './consent.ts';

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
