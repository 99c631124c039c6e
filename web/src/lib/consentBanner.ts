import { createStore } from './createStore.ts';

/** Whether the consent banner is shown. Floating elements at the bottom move up for it. */
export const consentBanner = createStore(() => false);

/** Whether the footer's button has opened the cookie settings and the visitor has not answered yet. */
export const cookieSettings = createStore(() => false);
