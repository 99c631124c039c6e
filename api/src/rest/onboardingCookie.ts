import type { Request, Response } from 'express';

const NAME = 'onboarding';
/** As long as an unclaimed preview is kept (spec §9). */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,128})(?:;|$)`);

/** Other sites can neither read the cookie nor have it sent with a POST of theirs. */
const attributes = (request: Request) =>
  ({ httpOnly: true, sameSite: 'lax', secure: request.secure, path: '/api/v1' }) as const;

/** Keeps the secret of a setting-up conversation for clients that do not send it themselves. */
export const onboardingCookie = {
  /** null when the request carries none. */
  read: (request: Request): string | null => VALUE.exec(request.headers.cookie ?? '')?.[1] ?? null,
  set(response: Response, conversation: string): void {
    response.cookie(NAME, conversation, { ...attributes(response.req), maxAge: LIFETIME_MS });
  },
  clear(response: Response): void {
    response.clearCookie(NAME, attributes(response.req));
  },
};
