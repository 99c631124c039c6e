import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type {
  IdentityFailure,
  IdentityGateway,
  SignInMemory,
  SignInStart,
} from '../../../gateways/identity/identity.gateway.ts';
import { addJob } from '../../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import { type RateLimitedFailure, fail, ok, type Result } from '../../../lib/result.ts';
import { User } from '../account.entity.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { type GooglePerson, googlePersonOf, type GoogleRefusal } from './google.rules.ts';
import type { LoginCodeService } from './loginCode.service.ts';

/** Somebody else can make the same account, and be sent to another, once each. */
const MAX_TRIES = 3;

/** The accounts of people who sign in with Google. */
export class GoogleAccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionService,
    private readonly codes: LoginCodeService,
    private readonly clock: Clock,
  ) {}

  /** A one-use code for the person's account, which is linked by its address or made at the first sign-in. */
  async enter(person: GooglePerson): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.em.fork().transactional(async (em) => {
          const user = await this.accountOf(person, em);
          return this.codes.make(user, em);
        });
      } catch (error) {
        const isTaken = error instanceof UniqueConstraintViolationException;
        if (!isTaken || tries === MAX_TRIES) throw error;
      }
    }
  }

  /** Each change of a user's sign-in methods locks the user. */
  private async accountOf(person: GooglePerson, em: EntityManager): Promise<User> {
    const { subject, email, name } = person;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const known = await em.findOne(User, { googleSubject: subject }, lock);
    if (known) return known;
    const user = await em.findOne(User, { email }, lock);
    if (!user) return em.create(User, { name, email, googleSubject: subject, emailVerifiedAt: this.clock() });
    // A parallel sign-in may have linked it while we waited for the lock.
    if (user.googleSubject !== subject) await this.link(user, person, em);
    return user;
  }

  /**
   * Opens an account with the same address to the person. Whoever made it without ever showing that the address is
   * theirs loses every way in; so do the devices of another Google account that had the address before.
   */
  private async link(user: User, { subject, name }: GooglePerson, em: EntityManager): Promise<void> {
    const isProven = user.emailVerifiedAt != null;
    const isReplaced = user.googleSubject != null;
    const passwordRemoved = !isProven && user.passwordHash != null;
    user.googleSubject = subject;
    if (!isProven) {
      user.emailVerifiedAt = this.clock();
      // A stranger's word for the person.
      user.name = name;
      user.passwordHash = null;
      user.pendingEmail = null;
    }
    if (!isProven || isReplaced) {
      await this.sessions.endAll(user.id, em);
      await this.codes.endAll(user.id, em);
    }
    await addJob(em, 'mailGoogleAdded', { linkId: newId(), userId: user.id, passwordRemoved });
  }
}

const STARTS: RateLimit = { name: 'google-start', points: 60, seconds: 15 * 60 };
const ENDS: RateLimit = { name: 'google-end', points: 30, seconds: 15 * 60 };

/** Why a sign-in with Google failed. */
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
