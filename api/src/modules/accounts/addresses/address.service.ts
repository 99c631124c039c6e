import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../../gateways/jobs/jobs.gateway.ts';
import { type RateLimit, type RateLimiter, takeEach } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import {
  fail,
  ok,
  type FieldProblem,
  type Outcome,
  type ValidationFailure,
  notFound,
  conflict,
} from '../../../lib/result.ts';
import { hashSecret, type Secrets } from '../../../lib/secrets.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { PasswordReset, User } from '../account.entity.ts';
import { mailboxOf, normaliseEmail } from '@forkfront/common/email.ts';
import { emailChangeProblems, type EmailChange } from '../account.rules.ts';
import { messages } from '../messages.ts';
import { type PasswordCheck, refusedAt } from '../passwords/passwordCheck.service.ts';
import { provesEmail, readEmailToken } from './emailToken.ts';

const MAILS_PER_MAILBOX: RateLimit = { name: 'verification-mail-mailbox', points: 5, seconds: 60 * 60 };
const MAILS_PER_IP: RateLimit = { name: 'verification-mail-ip', points: 20, seconds: 60 * 60 };
const TRIES_PER_IP: RateLimit = { name: 'verify-email', points: 60, seconds: 60 * 60 };

const CHANGES_PER_USER: RateLimit = { name: 'email-change-user', points: 5, seconds: 60 * 60 };
/** The new address may be a stranger's. */
const CHANGES_PER_MAILBOX: RateLimit = { name: 'email-change-mailbox', points: 5, seconds: 60 * 60 };
const CHANGES_PER_IP: RateLimit = { name: 'email-change-ip', points: 20, seconds: 60 * 60 };

/** Verifies and changes addresses of accounts. The link that is mailed to a new address completes its change. */
export class AddressService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwordCheck: PasswordCheck,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
  ) {}

  /** Mails the viewer's link again, at most 5 an hour per mailbox and 20 per IP; returns the address. */
  async send(
    { id, email, emailVerified }: Viewer,
    ip: string,
  ): Promise<Outcome<string, 'conflict' | 'rateLimited'>> {
    if (emailVerified) return conflict(messages.emailVerifiedAlready);
    const allowed = await takeEach(this.limiter, [
      [MAILS_PER_IP, ip],
      [MAILS_PER_MAILBOX, hashSecret(mailboxOf(email))],
    ]);
    if (!allowed.ok) return allowed;
    await addJob(this.em, 'mailEmailVerification', { mailId: newId(), userId: id, email });
    return ok(email);
  }

  /** Accepts the token of a link. A repeat succeeds too, as long as the account has the address. */
  async verify(token: string, ip: string): Promise<Outcome<User, 'notFound' | 'conflict' | 'rateLimited'>> {
    const allowed = await this.limiter.take(TRIES_PER_IP, ip);
    if (!allowed.ok) return allowed;
    try {
      const user = await this.em.transactional((em) => this.follow(token, em));
      return user ? ok(user) : notFound(messages.emailLinkInvalid);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return conflict(messages.newEmailTaken);
      throw error;
    }
  }

  /**
   * Stores the new address in place of an earlier one, mails it the link, and informs the old one; at most 5 an hour per
   * account, 5 per new mailbox and 20 per IP. Only the job looks up whether another account has the address.
   */
  async requestChange(
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
    const user = await this.storeChange(viewer, confirmed.value, to);
    return user ? ok(user) : fail(refused([{ path: 'password', message: messages.accountChangedMeanwhile }]));
  }

  /** Removes the pending address, so that its link becomes invalid. */
  cancelChange(viewerId: string): Promise<Outcome<User, 'notFound'>> {
    return this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const user = await em.findOne(User, { id: viewerId, pendingEmail: { $ne: null } }, lock);
      if (!user) return notFound(messages.noPendingEmail);
      user.pendingEmail = null;
      return ok(user);
    });
  }

  private async follow(token: string, em: EntityManager): Promise<User | null> {
    const claim = readEmailToken(token);
    const now = this.clock();
    if (!claim || claim.expiresAt <= now) return null;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const user = await em.findOne(User, { id: claim.userId }, lock);
    const proves = (email: string | null | undefined) =>
      email != null && provesEmail(this.secrets, token, { ...claim, email });
    if (!user) return null;
    if (proves(user.email)) user.emailVerifiedAt ??= now;
    else if (proves(user.pendingEmail)) await this.completeChange(user, now, em);
    else return null;
    return user;
  }

  /** Makes the pending address the address of the account. */
  private async completeChange(user: User, now: Date, em: EntityManager): Promise<void> {
    const { id: userId, email: from, pendingEmail: to } = user;
    if (to == null) throw new Error('there is no pending address');
    Object.assign(user, { email: to, emailVerifiedAt: now, pendingEmail: null });
    // Reset links in the old mailbox become invalid.
    await em.nativeDelete(PasswordReset, { user });
    await addJob(em, 'mailEmailChange', { changeId: newId(), kind: 'done-old', userId, from, to });
    await addJob(em, 'updateCustomer', { userId });
  }

  /** Returns the confirmed hash; null for an account without a password. */
  private async confirm(
    { id, isConfirmed, hasPassword }: Viewer,
    password: string | null,
    ip: string,
  ): Promise<Outcome<string | null, 'validation' | 'rateLimited'>> {
    if (hasPassword) {
      const checked = await this.passwordCheck.check(id, password ?? '', ip);
      if (!checked.ok) return fail(refusedAt('password', messages.emailChangeFailed, checked.error));
      return ok(checked.value.passwordHash ?? null);
    }
    if (!password && isConfirmed) return ok(null);
    return fail(refused([{ path: 'password', message: messages.signInAgain }]));
  }

  /** Null when the address or the password has changed since it was confirmed. */
  private storeChange({ id, email }: Viewer, passwordHash: string | null, to: string): Promise<User | null> {
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
