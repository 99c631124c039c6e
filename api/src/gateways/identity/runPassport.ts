import type passport from 'passport';

/** The parts of a request that the strategy looks at. */
export interface PassportRequest {
  method: 'GET';
  /** Query of the provider's answer, with its question mark; empty to begin. */
  originalUrl: string;
  session: Record<string, unknown>;
}

/** `verified` carries the claims of the ID token. */
export type PassportOutcome =
  | { kind: 'redirect'; url: string }
  | { kind: 'verified'; claims: unknown }
  | { kind: 'refused' }
  | { kind: 'error'; error: unknown };

/** Lets Passport handle one request by a named strategy and tells what it would answer. */
export function runPassport(
  authenticator: passport.Authenticator,
  strategy: string,
  request: PassportRequest,
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
        { session: false, prompt: 'select_account' },
        (error: unknown, claims: unknown) => {
          if (error) resolve({ kind: 'error', error });
          else resolve(claims ? { kind: 'verified', claims } : { kind: 'refused' });
        },
      );
    middleware(request, response, reject);
  });
}
