import type { Request, Response } from 'express';

const NAME = 'onboarding';
/** As long as an unclaimed preview is kept (spec §9). */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,128})(?:;|$)`);

/** Stores the secret of an onboarding conversation for clients that do not send it. */
export class OnboardingCookie {
  constructor(private readonly publicUrl: string) {}

  /** null without the cookie. */
  read({ headers }: Request): string | null {
    return VALUE.exec(headers.cookie ?? '')?.[1] ?? null;
  }

  set(response: Response, conversation: string): void {
    response.cookie(NAME, conversation, { ...this.attributes(), maxAge: LIFETIME_MS });
  }

  clear(response: Response): void {
    response.clearCookie(NAME, this.attributes());
  }

  /** No script can read the cookie, and a POST from another site does not send it. */
  private attributes() {
    const secure = this.publicUrl.startsWith('https:');
    return { httpOnly: true, sameSite: 'lax', secure, path: '/api/v1' } as const;
  }
}
