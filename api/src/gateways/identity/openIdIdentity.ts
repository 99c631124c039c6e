import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';
import { isLoopbackHost } from '../../lib/isLoopbackHost.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { GoogleConfig } from '../../serviceSettings.ts';
import type { Identity, IdentityFailure, IdentityGateway, SignInMemory } from './identity.gateway.ts';

const TIMEOUT_MS = 10_000;
const SCOPE = 'openid email profile';

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.unknown().optional(),
  name: z.string().optional(),
});

/**
 * Sign-in with OpenID Connect. The provider is contacted at the first sign-in, and again after a failure; `timeoutMs`
 * limits each request. Without TLS it must be on this machine.
 */
export function createOpenIdIdentity(
  { issuer, clientId, clientSecret }: GoogleConfig,
  callbackUrl: string,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): IdentityGateway {
  const server = new URL(issuer);
  let connecting: Promise<Configuration> | null = null;

  const connect = () =>
    discovery(server, clientId, clientSecret, undefined, {
      timeout: timeoutMs / 1000,
      // Also verifies the signatures of ID tokens that come directly from the provider.
      execute: isLoopbackHost(server.hostname)
        ? [enableNonRepudiationChecks, allowInsecureRequests]
        : [enableNonRepudiationChecks],
    });

  function connected(): Promise<Configuration> {
    connecting ??= connect().catch((error: unknown) => {
      connecting = null;
      throw error;
    });
    return connecting;
  }

  return {
    async begin() {
      const state = randomState();
      const nonce = randomNonce();
      const codeVerifier = randomPKCECodeVerifier();
      try {
        const url = buildAuthorizationUrl(await connected(), {
          redirect_uri: callbackUrl,
          scope: SCOPE,
          prompt: 'select_account',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        return ok({ url: url.href, memory: { state, nonce, codeVerifier } });
      } catch (error) {
        return fail(failureOf(error));
      }
    },

    async finish(answer, memory) {
      if (!belongsTo(answer, memory)) return fail({ kind: 'denied' });
      // Only the query comes from the request; its headers must not change the address.
      const redirect = new URL(`?${answer.toString()}`, callbackUrl);
      try {
        const tokens = await authorizationCodeGrant(await connected(), redirect, {
          expectedState: memory.state,
          expectedNonce: memory.nonce,
          pkceCodeVerifier: memory.codeVerifier,
        });
        return identityOf(tokens.claims());
      } catch (error) {
        return fail(failureOf(error));
      }
    },
  };
}

/** A redirect of another sign-in, or without an answer, is not worth a warning. */
const belongsTo = (answer: URLSearchParams, { state }: SignInMemory): boolean =>
  answer.get('state') === state && (answer.has('code') || answer.has('error'));

function identityOf(claims: unknown): Result<Identity, IdentityFailure> {
  const parsed = Claims.safeParse(claims);
  if (!parsed.success) return fail({ kind: 'failed', reason: 'the ID token lacks claims' });
  const { sub: subject, email = null, email_verified: verified, name = null } = parsed.data;
  return ok({ subject, email, emailVerified: verified === true, name });
}

/** The person declined, or the provider's answer is not trustworthy. */
function failureOf(error: unknown): IdentityFailure {
  const isDenied = error instanceof AuthorizationResponseError && error.error === 'access_denied';
  return isDenied ? { kind: 'denied' } : { kind: 'failed', reason: failureReason(error) };
}

const ERROR_CODE = /^[a-z_]{1,60}$/;

/** The reason for the log. Causes can contain tokens and claims: only codes and messages of the library are used. */
function failureReason(error: unknown): string {
  if (error instanceof AuthorizationResponseError) return `the provider answered ${known(error.error)}`;
  if (error instanceof ResponseBodyError)
    return `the provider refused (${error.status}): ${known(error.error)}`;
  if (error instanceof ClientError)
    return [error.code, error.message, codeOf(error.cause)].filter(Boolean).join(': ');
  if (error instanceof Error)
    return [error.name, error.message, codeOf(error.cause)].filter(Boolean).join(': ');
  return 'unknown';
}

/** Error codes come from the provider. */
const known = (code: string): string => (ERROR_CODE.test(code) ? code : 'an unknown error');

/** The error code of the operating system, e.g. ECONNREFUSED. */
const codeOf = (cause: unknown): string | null =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
