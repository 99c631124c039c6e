import type { Request } from 'express';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomState,
  AuthorizationResponseError,
  ClientError,
  type Configuration,
  ResponseBodyError,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import {
  Strategy,
  type AuthenticateOptions,
  type StrategyOptions,
  type VerifyFunction,
} from 'openid-client/passport';
import passport from 'passport';
import { z } from 'zod';
import { isLoopbackHost } from '../../lib/isLoopbackHost.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { GoogleConfig } from '../../serviceSettings.ts';
import type { Identity, IdentityFailure, IdentityGateway, SignInMemory } from './identity.gateway.ts';

const TIMEOUT_MS = 10_000;
const STRATEGY = 'openid';
const SCOPE = 'openid email profile';
/** The ways to send the secret. A provider accepts the one that its client was registered with. */
const SECRET_BY = [ClientSecretPost, ClientSecretBasic] as const;

/** The session data of the strategy. */
const Kept = z.object({ state: z.string(), nonce: z.string(), code_verifier: z.string() });

const Claims = z.object({
  iss: z.string().min(1).max(255),
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.unknown().optional(),
  name: z.string().optional(),
});

/**
 * Sign-in with OpenID Connect. The provider is contacted at the first sign-in, and again after a failure; `timeoutMs`
 * limits each request. Without TLS it must be on this machine. The address is read from the ID token, or from UserInfo
 * when the token does not tell a verified one.
 */
export function createOpenIdIdentity(
  { issuer, clientId, clientSecret, prompt }: GoogleConfig,
  callbackUrl: string,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): IdentityGateway {
  const server = new URL(issuer);
  let connecting: Promise<passport.Authenticator> | null = null;
  /** The way to send the secret that is used, as an index of `SECRET_BY`. */
  let secretBy = 0;

  async function connect(): Promise<passport.Authenticator> {
    const authentication = SECRET_BY[secretBy]?.(clientSecret);
    const config = await discovery(server, clientId, clientSecret, authentication, {
      timeout: timeoutMs / 1000,
      // Also verifies the signatures of ID tokens that come directly from the provider.
      execute: isLoopbackHost(server.hostname)
        ? [enableNonRepudiationChecks, allowInsecureRequests]
        : [enableNonRepudiationChecks],
    }).catch((cause: unknown) => {
      throw new DiscoveryError(server, cause);
    });
    const strategy = new SignInStrategy(
      { config, name: STRATEGY, sessionKey: STRATEGY, scope: SCOPE },
      callbackUrl,
      (tokens, verified) =>
        void claimsOf(config, tokens).then(
          (claims) => verified(null, claims),
          (error: unknown) => verified(error),
        ),
    );
    return new passport.Passport().use(strategy);
  }

  function connected(): Promise<passport.Authenticator> {
    connecting ??= connect().catch((error: unknown) => {
      connecting = null;
      throw error;
    });
    return connecting;
  }

  /** Runs one step; an exception is an outcome too. */
  async function step(request: () => PassportRequest) {
    try {
      return await runPassport(await connected(), STRATEGY, request(), prompt);
    } catch (error) {
      return { kind: 'error', error } as const;
    }
  }

  /** Repeats a step with the next way to send the secret while the provider refuses the client. */
  async function finishingStep(request: () => PassportRequest) {
    const first = secretBy;
    for (;;) {
      const outcome = await step(request);
      const isRefused = outcome.kind === 'error' && isClientRefused(outcome.error);
      if (!isRefused) return outcome;
      connecting = null;
      secretBy = (secretBy + 1) % SECRET_BY.length;
      if (secretBy === first) return outcome;
    }
  }

  return {
    async begin() {
      const session: Record<string, unknown> = {};
      const outcome = await step(() => ({ method: 'GET', originalUrl: '', session }));
      if (outcome.kind !== 'redirect') return fail(failureOf(outcome));
      const { state, nonce, code_verifier: codeVerifier } = Kept.parse(session[STRATEGY]);
      return ok({ url: outcome.url, memory: { state, nonce, codeVerifier } });
    },

    async finish(answer, memory) {
      if (!belongsTo(answer, memory)) return fail({ kind: 'denied' });
      const { state, nonce, codeVerifier } = memory;
      const outcome = await finishingStep(() => ({
        method: 'GET',
        originalUrl: `?${answer.toString()}`,
        session: { [STRATEGY]: { state, nonce, code_verifier: codeVerifier } },
      }));
      return outcome.kind === 'verified' ? identityOf(outcome.claims) : fail(failureOf(outcome));
    },
  };
}

/** The claims of the ID token, with the address from UserInfo when the token does not say whether one is verified. */
async function claimsOf(
  config: Configuration,
  tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
): Promise<object | undefined> {
  const claims = tokens.claims();
  if (!claims || !config.serverMetadata().userinfo_endpoint) return claims;
  if (claims['email'] !== undefined && claims['email_verified'] !== undefined) return claims;
  const { email, email_verified, name } = await fetchUserInfo(config, tokens.access_token, claims.sub);
  // The address and its verification belong together.
  return { ...claims, email, email_verified, name: claims['name'] ?? name };
}

/** A provider may answer a wrong secret with a challenge (RFC 6749, 5.2). */
const isClientRefused = (error: unknown): boolean =>
  error instanceof WWWAuthenticateChallengeError
    ? error.cause.some(({ scheme }) => scheme === 'basic')
    : error instanceof ResponseBodyError && error.error === 'invalid_client';

/** The settings of the provider cannot be read. */
class DiscoveryError extends Error {
  constructor(
    readonly issuer: URL,
    cause: unknown,
  ) {
    super('no OpenID Connect provider', { cause });
  }
}

/** A redirect of another sign-in, or without an answer, is not worth a warning. */
const belongsTo = (answer: URLSearchParams, { state }: SignInMemory): boolean =>
  answer.get('state') === state && (answer.has('code') || answer.has('error'));

function identityOf(claims: unknown): Result<Identity, IdentityFailure> {
  const parsed = Claims.safeParse(claims);
  if (!parsed.success) return fail({ kind: 'failed', reason: 'the ID token lacks claims' });
  const { iss: issuer, sub: subject, email = null, email_verified: verified, name = null } = parsed.data;
  return ok({ issuer, subject, email, emailVerified: verified === true, name });
}

function failureOf(outcome: { kind: string; error?: unknown }): IdentityFailure {
  if (outcome.kind === 'refused') return { kind: 'denied' };
  return { kind: 'failed', reason: failureReason(outcome.error) };
}

/** The base class adds PKCE; this class adds a state and a nonce. */
class SignInStrategy extends Strategy {
  constructor(
    options: StrategyOptions,
    private readonly callbackUrl: string,
    verify: VerifyFunction,
  ) {
    super({ ...options, callbackURL: callbackUrl }, verify);
  }

  override authorizationRequestParams<Options extends AuthenticateOptions>(
    request: Request,
    options: Options,
  ): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options));
    params.set('state', randomState());
    params.set('nonce', randomNonce());
    return params;
  }

  /** Uses only the query of the request; headers must not change the address. */
  override currentUrl({ originalUrl }: Request): URL {
    return new URL(originalUrl, this.callbackUrl);
  }
}

/** The parts of a request that the strategy reads. */
interface PassportRequest {
  method: 'GET';
  /** Query of the redirect with its question mark; empty at the start. */
  originalUrl: string;
  session: Record<string, unknown>;
}

/** `verified` carries the claims. */
type PassportOutcome =
  | { kind: 'redirect'; url: string }
  | { kind: 'verified'; claims: unknown }
  | { kind: 'refused' }
  | { kind: 'error'; error: unknown };

/** Runs a Passport strategy for one request and returns its outcome. */
function runPassport(
  authenticator: passport.Authenticator,
  strategy: string,
  request: PassportRequest,
  prompt: string | null,
): Promise<PassportOutcome> {
  return new Promise((resolve, reject) => {
    let location = '';
    const response = {
      setHeader(name: string, value: string) {
        if (name === 'Location') location = value;
      },
      end: () => resolve({ kind: 'redirect', url: location }),
    };
    const middleware: (request: PassportRequest, response: object, next: (error: unknown) => void) => void =
      authenticator.authenticate(
        strategy,
        { session: false, ...(prompt === null ? {} : { prompt }) },
        (error: unknown, claims: unknown) => {
          if (error) resolve({ kind: 'error', error });
          else resolve(claims ? { kind: 'verified', claims } : { kind: 'refused' });
        },
      );
    middleware(request, response, reject);
  });
}

const ERROR_CODE = /^[a-z_]{1,60}$/;

/** The reason for the log. Causes can contain tokens and claims: only codes and messages of the library are used. */
function failureReason(error: unknown): string {
  if (error instanceof DiscoveryError) {
    const { origin, pathname } = error.issuer;
    const reason = failureReason(error.cause);
    return `${origin}${pathname} does not answer as an OpenID Connect provider, check GOOGLE_ISSUER: ${reason}`;
  }
  if (isClientRefused(error)) return 'the provider refused GOOGLE_CLIENT_ID or GOOGLE_CLIENT_SECRET';
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
