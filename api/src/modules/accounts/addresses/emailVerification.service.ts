import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../../gateways/jobs/jobs.gateway.ts';
import { type RateLimit, type RateLimiter, takeEach } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import { fail, ok, type Outcome } from '../../../lib/result.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { PasswordReset, User } from '../account.entity.ts';
import { mailboxOf } from '../account.rules.ts';
import { messages } from '../messages.ts';
import { provesEmail, readEmailToken } from './emailToken.ts';

const MAILS_PER_MAILBOX: RateLimit = { name: 'verification-mail-mailbox', points: 5, seconds: 60 * 60 };
const MAILS_PER_IP: RateLimit = { name: 'verification-mail-ip', points: 20, seconds: 60 * 60 };
const TRIES_PER_IP: RateLimit = { name: 'verify-email', points: 60, seconds: 60 * 60 };

/** Verifies addresses: mails the link again and accepts its token. */
export class EmailVerificationService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly secret: string,
  ) {}

  /** Mails the viewer's link again, at most 5 an hour per mailbox and 20 per IP; returns the address. */
  async send(
    { id, email, emailVerified }: Viewer,
    ip: string,
  ): Promise<Outcome<string, 'conflict' | 'rateLimited'>> {
    if (emailVerified) return fail({ kind: 'conflict', message: messages.emailVerifiedAlready });
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

  /** Makes the pending address the address of the account. */
  private async change(user: User, now: Date, em: EntityManager): Promise<void> {
    const { id: userId, email: from, pendingEmail: to } = user;
    if (to == null) throw new Error('there is no pending address');
    Object.assign(user, { email: to, emailVerifiedAt: now, pendingEmail: null });
    // Reset links in the old mailbox become invalid.
    await em.nativeDelete(PasswordReset, { user });
    await addJob(em, 'mailEmailChange', { changeId: newId(), kind: 'done-old', userId, from, to });
    await addJob(em, 'updateCustomer', { userId });
  }
}
