import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import {
  type ConflictFailure,
  type NotFoundFailure,
  type RateLimitedFailure,
  fail,
  ok,
  type Result,
} from '../../../lib/result.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { PasswordReset, User } from '../account.entity.ts';
import { mailboxOf } from '../account.rules.ts';
import { messages } from '../messages.ts';
import { provesEmail, readEmailToken } from './emailToken.ts';

const MAILS_PER_MAILBOX: RateLimit = { name: 'verification-mail-mailbox', points: 5, seconds: 60 * 60 };
const MAILS_PER_IP: RateLimit = { name: 'verification-mail-ip', points: 20, seconds: 60 * 60 };
const TRIES_PER_IP: RateLimit = { name: 'verify-email', points: 60, seconds: 60 * 60 };

type SendFailure = ConflictFailure | RateLimitedFailure;
type VerifyFailure = NotFoundFailure | ConflictFailure | RateLimitedFailure;

/** Proof that an account's address is its owner's: mailing the link once more, and following it. */
export class EmailVerificationService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly secret: string,
  ) {}

  /** Mails the viewer's link once more, at most 5 an hour per mailbox and 20 per IP; gives the address. */
  async send({ id, email, emailVerified }: Viewer, ip: string): Promise<Result<string, SendFailure>> {
    if (emailVerified) return fail({ kind: 'conflict', message: messages.emailVerifiedAlready });
    const allowed = await this.limiter.take(MAILS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    const allowedMailbox = await this.limiter.take(MAILS_PER_MAILBOX, hashSecret(mailboxOf(email)));
    if (!allowedMailbox.ok) return allowedMailbox;
    await addJob(this.em, 'mailEmailVerification', { mailId: newId(), userId: id, email });
    return ok(email);
  }

  /** Follows a link; the same link again is the same success for as long as the address is the account's. */
  async verify(token: string, ip: string): Promise<Result<User, VerifyFailure>> {
    const allowed = await this.limiter.take(TRIES_PER_IP, ip);
    if (!allowed.ok) return allowed;
    try {
      const user = await this.em.transactional((em) => this.follow(token, em));
      return user ? ok(user) : fail({ kind: 'notFound', message: messages.emailLinkInvalid });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException)
        return fail({ kind: 'conflict', message: messages.newEmailTaken });
      throw error;
    }
  }

  private async follow(token: string, em: EntityManager): Promise<User | null> {
    const claim = readEmailToken(token);
    const now = this.clock();
    if (!claim || claim.expiresAt <= now) return null;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const user = await em.findOne(User, { id: claim.userId }, lock);
    const proves = (email: string | null | undefined) =>
      email != null && provesEmail(this.secret, token, { ...claim, email });
    if (!user) return null;
    if (proves(user.email)) user.emailVerifiedAt ??= now;
    else if (proves(user.pendingEmail)) await this.change(user, now, em);
    else return null;
    return user;
  }

  /** Gives the account the address that waited. */
  private async change(user: User, now: Date, em: EntityManager): Promise<void> {
    const { id: userId, email: from, pendingEmail: to } = user;
    if (to == null) throw new Error('no address waits');
    Object.assign(user, { email: to, emailVerifiedAt: now, pendingEmail: null });
    // Links for a new password that lie in the old mailbox end with it.
    await em.nativeDelete(PasswordReset, { user });
    await addJob(em, 'mailEmailChange', { changeId: newId(), kind: 'done-old', userId, from, to });
    await addJob(em, 'updateCustomer', { userId });
  }
}
