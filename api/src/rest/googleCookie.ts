import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { SignInMemory } from '../gateways/identity/identity.gateway.ts';
import type { RestCall } from './restRoute.ts';

const NAME = 'google_sign_in';
const LIFETIME_MS = 10 * 60 * 1000;
const VALUE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([\w.-]{1,2048})(?:;|$)`);
const Memory = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });

/** Google's answer is a navigation from another site: `lax` lets the cookie through. */
const attributes = ({ scope }: RestCall) => {
  const secure = scope.shared.infrastructure.publicUrl.startsWith('https:');
  return { httpOnly: true, sameSite: 'lax', secure, path: '/api/v1/users/google' } as const;
};

/** A key of its own, so that nothing else made with our secret opens the cookie or is opened by it. */
const keyOf = ({ scope }: RestCall) =>
  new Uint8Array(hkdfSync('sha256', scope.shared.infrastructure.secret, '', 'google sign-in cookie', 32));

/** Keeps what a sign-in with Google is checked against in the browser that began it: sealed, for ten minutes. */
export const googleCookie = {
  /** null when the request carries none, or one that we did not make or that is too old. */
  async read(call: RestCall): Promise<SignInMemory | null> {
    const sealed = VALUE.exec(call.request.headers.cookie ?? '')?.[1];
    if (sealed === undefined) return null;
    try {
      const { payload } = await jwtDecrypt(sealed, keyOf(call), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        requiredClaims: ['exp'],
        currentDate: call.scope.shared.infrastructure.clock(),
      });
      return Memory.parse(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  },
  async set(call: RestCall, memory: SignInMemory): Promise<void> {
    const expires = new Date(call.scope.shared.infrastructure.clock().getTime() + LIFETIME_MS);
    const sealed = await new EncryptJWT({ ...memory })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(expires)
      .encrypt(keyOf(call));
    call.response.cookie(NAME, sealed, { ...attributes(call), maxAge: LIFETIME_MS });
  },
  clear(call: RestCall): void {
    call.response.clearCookie(NAME, attributes(call));
  },
};
