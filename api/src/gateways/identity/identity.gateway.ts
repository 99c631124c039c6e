import type { Result } from '../../lib/result.ts';

/** A person, as the provider describes them. */
export interface Identity {
  /** Address of the provider. */
  issuer: string;
  /** Id of the person at the provider; never changes. */
  subject: string;
  /** null when the provider did not tell it. */
  email: string | null;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  /** null when the provider did not tell it. */
  name: string | null;
}

/** The state of a sign-in. Only the browser that started it may hold it, encrypted. */
export interface SignInMemory {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SignInStart {
  /** The page of the provider. */
  url: string;
  memory: SignInMemory;
}

/**
 * `denied`: the person declined, or the answer belongs to no sign-in of this browser. `failed`: the provider did not
 * answer, or its answer is not trustworthy; `reason` is for the log, without tokens and addresses.
 */
export type IdentityFailure = { kind: 'denied' } | { kind: 'failed'; reason: string };

/** Sign-in with an account at a provider. */
export interface IdentityGateway {
  begin(): Promise<Result<SignInStart, IdentityFailure>>;
  /** Returns the person. `answer` is the query of the redirect from the provider. */
  finish(answer: URLSearchParams, memory: SignInMemory): Promise<Result<Identity, IdentityFailure>>;
}
