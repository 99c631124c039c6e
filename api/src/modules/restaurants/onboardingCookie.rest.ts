import type { Request, Response } from 'express';

const NAME = 'onboarding';
/** As long as an unclaimed preview is kept (spec §9). */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,128})(?:;|$)`);

/** Keeps the secret of an onboarding conversation for clients that do not send it themselves. */
export class OnboardingCookie {
  constructor(private readonly publicUrl: string) {}

  /** null when the request carries none. */
  read({ headers }: Request): string | null {
    return VALUE.exec(headers.cookie ?? '')?.[1] ?? null;
  }

  set(response: Response, conversation: string): void {
    response.cookie(NAME, conversation, { ...this.attributes(), maxAge: LIFETIME_MS });
  }

  clear(response: Response): void {
    response.clearCookie(NAME, this.attributes());
  }

  /** Pages of other sites can neither read the cookie nor make a browser send it with their POST. */
  private attributes() {
    const secure = this.publicUrl.startsWith('https:');
    return { httpOnly: true, sameSite: 'lax', secure, path: '/api/v1' } as const;
  }
}
