import type { Logger } from 'pino';
import type {
  IdentityFailure,
  IdentityGateway,
  SignInMemory,
  SignInStart,
} from '../../../gateways/identity/identity.gateway.ts';
import type { RateLimiter } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { RateLimitedFailure } from '../../../lib/failure.ts';
import type { RateLimit } from '../../../lib/rateLimits.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { googlePersonOf, type GoogleRefusal } from './google.rules.ts';
import type { GoogleAccountService } from './googleAccount.service.ts';

const STARTS: RateLimit = { name: 'google-start', points: 60, seconds: 15 * 60 };
const ENDS: RateLimit = { name: 'google-end', points: 30, seconds: 15 * 60 };

/** Why a sign-in with Google did not go on. */
export type GoogleSignInFailure = { kind: GoogleRefusal } | RateLimitedFailure;

/** Sign-in with Google: there and back. */
export class GoogleSignInService {
  constructor(
    private readonly identity: IdentityGateway,
    private readonly accounts: GoogleAccountService,
    private readonly limiter: RateLimiter,
    private readonly log: Logger,
  ) {}

  /** Begins a sign-in; at most 60 per IP in 15 minutes. */
  async begin(ip: string): Promise<Result<SignInStart, GoogleSignInFailure>> {
    const allowed = await this.limiter.take(STARTS, ip);
    if (!allowed.ok) return allowed;
    const started = await this.identity.begin();
    return started.ok ? started : fail(this.refusalOf(started.error));
  }

  /**
   * Ends a sign-in with the query of Google's answer; at most 30 that fail per IP in 15 minutes. The value is the
   * one-use code that `LoginCodeService.exchange` takes. `memory` is null when the browser brought none.
   */
  async finish(
    answer: URLSearchParams,
    memory: SignInMemory | null,
    ip: string,
  ): Promise<Result<string, GoogleSignInFailure>> {
    if (!memory) return fail({ kind: 'denied' });
    const allowed = await this.limiter.take(ENDS, ip);
    if (!allowed.ok) return allowed;
    const identity = await this.identity.finish(answer, memory);
    if (!identity.ok) return fail(this.refusalOf(identity.error));
    const person = googlePersonOf(identity.value);
    if (!person) return fail({ kind: 'emailUnverified' });
    const code = await this.accounts.enter(person);
    await this.limiter.giveBack(ENDS, ip);
    return ok(code);
  }

  private refusalOf(failure: IdentityFailure): { kind: GoogleRefusal } {
    if (failure.kind === 'failed') this.log.warn({ reason: failure.reason }, 'sign-in with Google failed');
    return { kind: failure.kind };
  }
}
