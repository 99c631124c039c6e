import type { Result } from '../../lib/result.ts';

/** Who somebody is, in the provider's words. */
export interface Identity {
  /** The provider's id of the person; never changes. */
  subject: string;
  /** null when the provider did not tell it. */
  email: string | null;
  /** Whether the provider vouches that the address is theirs. */
  emailVerified: boolean;
  /** null when the provider did not tell it. */
  name: string | null;
}

/** What the end of a sign-in is checked against. Only the browser that began it may hold it, and it may not read it. */
export interface SignInMemory {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SignInStart {
  /** The provider's page that the browser is sent to. */
  url: string;
  memory: SignInMemory;
}

/**
 * `denied`: the person said no, or the answer belongs to no sign-in that was begun here. `failed`: the provider did
 * not answer, or what it answered cannot be trusted; `reason` is for the log, without tokens and addresses.
 */
export type IdentityFailure = { kind: 'denied' } | { kind: 'failed'; reason: string };

/** Signs people in with an account that they have elsewhere. */
export interface IdentityGateway {
  begin(): Promise<Result<SignInStart, IdentityFailure>>;
  /** Who signed in. `answer`: the query with which the provider sent the browser back. */
  finish(answer: URLSearchParams, memory: SignInMemory): Promise<Result<Identity, IdentityFailure>>;
}
