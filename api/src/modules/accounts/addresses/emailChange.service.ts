import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../../gateways/jobs/jobs.gateway.ts';
import { type RateLimit, type RateLimiter, takeEach } from '../../../gateways/limits/rateLimiter.gateway.ts';
import { newId } from '../../../lib/ids.ts';
import { fail, ok, type FieldProblem, type Outcome, type ValidationFailure } from '../../../lib/result.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { User } from '../account.entity.ts';
import { mailboxOf, normaliseEmail, emailChangeProblems, type EmailChange } from '../account.rules.ts';
import { messages } from '../messages.ts';
import { type PasswordCheck, refusedAt } from '../passwords/passwordCheck.service.ts';
import type { SessionService } from '../sessions/session.service.ts';

const CHANGES_PER_USER: RateLimit = { name: 'email-change-user', points: 5, seconds: 60 * 60 };
/** The new address may be a stranger's. */
const CHANGES_PER_MAILBOX: RateLimit = { name: 'email-change-mailbox', points: 5, seconds: 60 * 60 };
const CHANGES_PER_IP: RateLimit = { name: 'email-change-ip', points: 20, seconds: 60 * 60 };

/** Requests of a change of address. `EmailVerificationService` completes them when the mailed link is opened. */
export class EmailChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwordCheck: PasswordCheck,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Stores the new address in place of an earlier one, mails it the link, and informs the old one; at most 5 an hour per
   * account, 5 per new mailbox and 20 per IP. Only the job looks up whether another account has the address.
   */
  async request(
    viewer: Viewer,
    change: EmailChange,
    ip: string,
  ): Promise<Outcome<User, 'validation' | 'rateLimited'>> {
    const fields = emailChangeProblems(change, viewer);
    if (fields.length > 0) return fail(refused(fields));
    const confirmed = await this.confirm(viewer, change.password, ip);
    if (!confirmed.ok) return confirmed;
    const to = normaliseEmail(change.email);
    const allowed = await takeEach(this.limiter, [
      [CHANGES_PER_IP, ip],
      [CHANGES_PER_USER, viewer.id],
      [CHANGES_PER_MAILBOX, hashSecret(mailboxOf(to))],
    ]);
    if (!allowed.ok) return allowed;
    const user = await this.store(viewer, confirmed.value, to);
    return user ? ok(user) : fail(refused([{ path: 'password', message: messages.accountChangedMeanwhile }]));
  }

  /** Removes the pending address, so that its link becomes invalid. */
  cancel(viewerId: string): Promise<Outcome<User, 'notFound'>> {
    return this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const user = await em.findOne(User, { id: viewerId, pendingEmail: { $ne: null } }, lock);
      if (!user) return fail({ kind: 'notFound', message: messages.noPendingEmail });
      user.pendingEmail = null;
      return ok(user);
    });
  }

  /** Returns the confirmed hash; null for an account without a password. */
  private async confirm(
    { id, sessionId, hasPassword }: Viewer,
    password: string | null,
    ip: string,
  ): Promise<Outcome<string | null, 'validation' | 'rateLimited'>> {
    if (hasPassword) {
      const checked = await this.passwordCheck.check(id, password ?? '', ip);
      if (!checked.ok) return fail(refusedAt('password', messages.emailChangeFailed, checked.error));
      return ok(checked.value.passwordHash ?? null);
    }
    if (!password && (await this.sessions.isFresh(sessionId))) return ok(null);
    return fail(refused([{ path: 'password', message: messages.signInAgain }]));
  }

  /** Null when the address or the password has changed since it was confirmed. */
  private store({ id, email }: Viewer, passwordHash: string | null, to: string): Promise<User | null> {
    return this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
      const user = await em.findOne(User, { id, email, passwordHash }, lock);
      if (!user) return null;
      user.pendingEmail = to;
      const change = { changeId: newId(), userId: id, from: email, to };
      await addJob(em, 'mailEmailChange', { ...change, kind: 'asked-new' });
      await addJob(em, 'mailEmailChange', { ...change, kind: 'asked-old' });
      return user;
    });
  }
}

const refused = (fields: FieldProblem[]): ValidationFailure => ({
  kind: 'validation',
  message: messages.emailChangeFailed,
  fields,
});
