import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../../gateways/limits/rateLimiter.gateway.ts';
import { newId } from '../../../lib/ids.ts';
import {
  type FieldProblem,
  type NotFoundFailure,
  type RateLimitedFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../../lib/result.ts';
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

type RequestFailure = ValidationFailure | RateLimitedFailure;

/** Wishes for another address. They come true when the link mailed there is followed (`EmailVerificationService`). */
export class EmailChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwordCheck: PasswordCheck,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Notes the new address and mails the link there, and word of it to the old one; at most 5 an hour per account,
   * 5 per new mailbox and 20 per IP. An address wished for before is forgotten. Whether another account has the address is looked up by the
   * mail's job alone, so that neither the answer nor its time tells.
   */
  async request(viewer: Viewer, change: EmailChange, ip: string): Promise<Result<User, RequestFailure>> {
    const fields = emailChangeProblems(change, viewer);
    if (fields.length > 0) return fail(refused(fields));
    const confirmed = await this.confirm(viewer, change.password, ip);
    if (!confirmed.ok) return confirmed;
    const allowed = await this.limiter.take(CHANGES_PER_IP, ip);
    if (!allowed.ok) return allowed;
    const allowedUser = await this.limiter.take(CHANGES_PER_USER, viewer.id);
    if (!allowedUser.ok) return allowedUser;
    const to = normaliseEmail(change.email);
    const allowedMailbox = await this.limiter.take(CHANGES_PER_MAILBOX, hashSecret(mailboxOf(to)));
    if (!allowedMailbox.ok) return allowedMailbox;
    const user = await this.note(viewer, confirmed.value, to);
    return user ? ok(user) : fail(refused([{ path: 'password', message: messages.accountChangedMeanwhile }]));
  }

  /** Forgets the address that waits for its link, which is worth nothing then. */
  async cancel(viewerId: string): Promise<Result<User, NotFoundFailure>> {
    return this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const user = await em.findOne(User, { id: viewerId, pendingEmail: { $ne: null } }, lock);
      if (!user) return fail({ kind: 'notFound', message: messages.noPendingEmail });
      user.pendingEmail = null;
      return ok(user);
    });
  }

  /** The hash that was confirmed; null for an account without a password. */
  private async confirm(
    { id, sessionId, hasPassword }: Viewer,
    password: string | null,
    ip: string,
  ): Promise<Result<string | null, RequestFailure>> {
    if (hasPassword) {
      const checked = await this.passwordCheck.check(id, password ?? '', ip);
      if (!checked.ok) return fail(refusedAt('password', messages.emailChangeFailed, checked.error));
      return ok(checked.value.passwordHash ?? null);
    }
    if (!password && (await this.sessions.isFresh(sessionId))) return ok(null);
    return fail(refused([{ path: 'password', message: messages.signInAgain }]));
  }

  /** Null when address or password are no longer those that were confirmed. */
  private note({ id, email }: Viewer, passwordHash: string | null, to: string): Promise<User | null> {
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
