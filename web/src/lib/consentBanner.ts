import { createStore } from './createStore.ts';

/** Whether the question about pixels stands on the page: what floats at its bottom makes room. */
export const consentBanner = createStore(() => false);

/** Whether the visitor has asked for the cookie settings, by the footer's button, and has not chosen since. */
export const cookieSettings = createStore(() => false);
