import { createStore } from './createStore.ts';

/** Whether the question about pixels stands on the page: what floats at its bottom makes room. */
export const consentBanner = createStore(() => false);
