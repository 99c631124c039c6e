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

/** A parallel sign-in can insert the same account, or link it, once each. */
const MAX_TRIES = 3;

const STARTS: RateLimit = { name: 'google-start', points: 60, seconds: 15 * 60 };
const ENDS: RateLimit = { name: 'google-end', points: 30, seconds: 15 * 60 };

export type GoogleSignInFailure = { kind: GoogleRefusal } | RateLimitedFailure;

/** Starts and finishes a sign-in with Google; finds, creates and links the accounts. */
export class GoogleSignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityGateway,
    private readonly sessions: SessionService,
    private readonly codes: LoginCodeService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Starts a sign-in; at most 60 per IP in 15 minutes. */
  async begin(ip: string): Promise<Result<SignInStart, GoogleSignInFailure>> {
    const allowed = await this.limiter.take(STARTS, ip);
    if (!allowed.ok) return allowed;
    const started = await this.identity.begin();
    return started.ok ? started : fail(this.refusalOf(started.error));
  }

  /**
   * Finishes a sign-in with the query of Google's redirect; at most 30 failures per IP in 15 minutes. Returns the code
   * for `LoginCodeService.exchange`. `memory` is null without a cookie.
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
    const code = await this.enter(person);
    await this.limiter.giveBack(ENDS, ip);
    return ok(code);
  }

  private refusalOf(failure: IdentityFailure): { kind: GoogleRefusal } {
    if (failure.kind === 'failed') this.log.warn({ reason: failure.reason }, 'sign-in with Google failed');
    return { kind: failure.kind };
  }

  /** Returns a single-use code for the account of this person. */
  private async enter(person: GooglePerson): Promise<string> {
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

  /** Every change of the sign-in methods of a user locks the user. */
  private async accountOf(person: GooglePerson, em: EntityManager): Promise<User> {
    const { email, name } = person;
    const identity = { googleIssuer: person.issuer, googleSubject: person.subject };
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const known = await em.findOne(User, identity, lock);
    if (known) return known;
    const user = await em.findOne(User, { email }, lock);
    if (!user) return em.create(User, { name, email, ...identity, emailVerifiedAt: this.clock() });
    // A parallel sign-in may have linked it before we got the lock.
    const isLinked = user.googleIssuer === person.issuer && user.googleSubject === person.subject;
    if (!isLinked) await this.link(user, person, em);
    return user;
  }

  /**
   * Links an account with the same address. If the address was never verified, all earlier ways to sign in are removed:
   * a stranger may have registered it. A replaced Google account loses its sessions.
   */
  private async link(user: User, { issuer, subject, name }: GooglePerson, em: EntityManager): Promise<void> {
    const isProven = user.emailVerifiedAt != null;
    const isReplaced = user.googleSubject != null;
    const passwordRemoved = !isProven && user.passwordHash != null;
    user.googleIssuer = issuer;
    user.googleSubject = subject;
    if (!isProven) {
      user.emailVerifiedAt = this.clock();
      // A stranger may have chosen the name.
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
