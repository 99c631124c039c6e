import type { RestCall } from './restRoute.ts';

const NAME = 'onboarding';
/** As long as an unclaimed preview is kept (spec §9). */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,128})(?:;|$)`);

/** Pages of other sites can neither read the cookie nor make a browser send it with their POST. */
const attributes = ({ scope }: RestCall) => {
  const secure = scope.shared.infrastructure.publicUrl.startsWith('https:');
  return { httpOnly: true, sameSite: 'lax', secure, path: '/api/v1' } as const;
};

/** Keeps the secret of a setting-up conversation for clients that do not send it themselves. */
export const onboardingCookie = {
  /** null when the request carries none. */
  read: ({ request }: RestCall): string | null => VALUE.exec(request.headers.cookie ?? '')?.[1] ?? null,
  set(call: RestCall, conversation: string): void {
    call.response.cookie(NAME, conversation, { ...attributes(call), maxAge: LIFETIME_MS });
  },
  clear(call: RestCall): void {
    call.response.clearCookie(NAME, attributes(call));
  },
};
