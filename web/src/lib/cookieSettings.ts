import { createStore } from './createStore.ts';

/** Whether the visitor has asked for the cookie settings, by the footer's button, and has not chosen since. */
export const cookieSettings = createStore(() => false);
