import { hkdfSync } from 'node:crypto';
import type { Request, Response } from 'express';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../lib/clock.ts';
import type { Secrets } from '../../../lib/secrets.ts';
import { publicRoute, type RestRoute, sendFailure } from '../../../rest/restRoute.ts';
import { refusalLanding, successLanding } from './google.rules.ts';
import { GoogleSignInService, type GoogleSignInFailure } from './googleSignIn.service.ts';
import { LOGIN_CODE_LIFETIME_MS, loginCodeCookie } from './loginCode.service.ts';

const COOKIE = 'google_sign_in';
const LIFETIME_MS = 10 * 60 * 1000;
const COOKIE_VALUE = new RegExp(String.raw`(?:^|;\s*)${COOKIE}=([\w.-]{1,2048})(?:;|$)`);
const Memory = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });
type Memory = z.infer<typeof Memory>;

/** The cookies and redirects of a sign-in with Google. */
export class GoogleBrowser {
  private readonly isSecure: boolean;

  constructor(
    private readonly secrets: Secrets,
    private readonly publicUrl: string,
    private readonly clock: Clock,
  ) {
    this.isSecure = publicUrl.startsWith('https:');
  }

  /** The state of the sign-in; null when the request has none, or a forged or expired one. */
  async read({ headers }: Request): Promise<Memory | null> {
    const sealed = COOKIE_VALUE.exec(headers.cookie ?? '')?.[1];
    if (sealed === undefined) return null;
    for (const secret of this.secrets) {
      const memory = await this.opened(sealed, secret);
      if (memory) return memory;
    }
    return null;
  }

  /** Stores it in the browser: encrypted, for ten minutes. */
  async set(response: Response, memory: Memory): Promise<void> {
    const sealed = await new EncryptJWT({ ...memory })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(new Date(this.clock().getTime() + LIFETIME_MS))
      .encrypt(keyOf(this.secrets[0]));
    response.cookie(COOKIE, sealed, { ...this.attributes(), maxAge: LIFETIME_MS });
  }

  clear(response: Response): void {
    response.clearCookie(COOKIE, this.attributes());
  }

  /** Binds the login code to this browser and redirects to our page. */
  enter(response: Response, code: string): void {
    response.cookie(loginCodeCookie.name, loginCodeCookie.valueOf(this.secrets, code), {
      httpOnly: true,
      sameSite: 'strict',
      secure: this.isSecure,
      path: '/graphql',
      maxAge: LOGIN_CODE_LIFETIME_MS,
    });
    response.redirect(successLanding(this.publicUrl, code));
  }

  /** A browser is redirected to our pages; a program gets the error with the time to wait. */
  refuse(request: Request, response: Response, failure: GoogleSignInFailure): void {
    const isProgram = request.accepts(['json', 'html']) !== 'html';
    if (failure.kind === 'rateLimited' && isProgram) sendFailure(response, failure);
    else response.redirect(refusalLanding(this.publicUrl, failure.kind));
  }

  /** Google's redirect comes from another site: `lax` allows the cookie. */
  private attributes() {
    return { httpOnly: true, sameSite: 'lax', secure: this.isSecure, path: '/api/v1/users/google' } as const;
  }

  /** Null when it was not encrypted with this secret, or has expired. */
  private async opened(sealed: string, secret: string): Promise<Memory | null> {
    try {
      const { payload } = await jwtDecrypt(sealed, keyOf(secret), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        requiredClaims: ['exp'],
        currentDate: this.clock(),
      });
      return Memory.parse(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}

/** A separate key, so that other encrypted values are not interchangeable with this cookie. */
const keyOf = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'google sign-in cookie', 32));

/** Spec §7: sign-in with Google. */
export const googleRoutes: RestRoute[] = [
  publicRoute({
    method: 'get',
    path: '/users/google',
    operationId: 'startGoogleSignIn',
    tag: 'users',
    summary: 'Sign in with Google',
    description:
      'For a navigation of the browser, not for a program. It comes back to `/auth/callback`, whose `token` the GraphQL mutation `exchangeLoginCode` takes once, within 60 seconds.',
    answers: {
      302: {
        description:
          'To Google; to `/login?error=auth-failed` when Google does not answer, and a browser that has to wait to `/login?error=too-many-tries`.',
        headers: {
          Location: 'Where the browser goes next.',
          'Set-Cookie': `\`${COOKIE}\`, which the callback checks Google's answer against.`,
        },
      },
    },
    failures: [429],
    uses: { signIns: GoogleSignInService, browser: GoogleBrowser },
    async answer({ signIns, browser, ip, request, response }) {
      const started = await signIns.begin(ip);
      if (!started.ok) browser.refuse(request, response, started.error);
      else {
        await browser.set(response, started.value.memory);
        response.redirect(started.value.url);
      }
      return null;
    },
  }),
  publicRoute({
    method: 'get',
    path: '/users/google/callback',
    operationId: 'finishGoogleSignIn',
    tag: 'users',
    summary: 'Where Google sends the browser back to',
    description: 'Only Google leads here; what comes along is checked against a cookie of `/users/google`.',
    answers: {
      302: {
        description:
          'To `/auth/callback`, with a `token` after a sign-in and without one when there was none; to `/login` with `error=auth-failed`, `error=email-unverified` or, a browser that has to wait, `error=too-many-tries`.',
        headers: {
          Location: 'Where the browser goes next.',
          'Set-Cookie': `Removes \`${COOKIE}\`. After a sign-in also \`${loginCodeCookie.name}\`, without which the \`token\` is not taken.`,
        },
      },
    },
    failures: [429],
    uses: { signIns: GoogleSignInService, browser: GoogleBrowser },
    async answer({ signIns, browser, ip, request, response }) {
      const { searchParams } = new URL(request.originalUrl, 'http://localhost');
      const memory = await browser.read(request);
      browser.clear(response);
      const finished = await signIns.finish(searchParams, memory, ip);
      if (finished.ok) browser.enter(response, finished.value);
      else browser.refuse(request, response, finished.error);
      return null;
    },
  }),
];
