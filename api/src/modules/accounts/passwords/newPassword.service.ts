import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../../gateways/jobs/jobs.gateway.ts';
import { type RateLimit, type RateLimiter, takeEach } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import { fail, ok, problemAt, type Outcome, invalid, notFound } from '../../../lib/result.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { LoginCode, PasswordReset, User } from '../account.entity.ts';
import { mailboxOf, normaliseEmail } from '@forkfront/common/email.ts';
import { emailProblem, newPasswordProblems, resetProblems } from '../account.rules.ts';
import type { SignedIn } from '../sessions/signedIn.ts';
import { messages } from '../messages.ts';
import type { EntryService } from '../secondStep/entry.service.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { PasswordService } from './password.service.ts';
import { type PasswordCheck, refusedAt } from './passwordCheck.service.ts';

const LINKS_PER_MAILBOX: RateLimit = { name: 'reset-link-mailbox', points: 5, seconds: 60 * 60 };
const LINKS_PER_IP: RateLimit = { name: 'reset-link-ip', points: 20, seconds: 60 * 60 };
const RESETS_PER_IP: RateLimit = { name: 'reset-password', points: 20, seconds: 60 * 60 };

/** Each change sends a mail to an address that may be a stranger's. */
const CHANGES: RateLimit = { name: 'password-change', points: 10, seconds: 60 * 60 };

/** Sets new passwords: with the link for a forgotten one, or in place of a known one. */
export class NewPasswordService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwordCheck: PasswordCheck,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly entries: EntryService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Requests a link; at most 5 an hour per mailbox and 20 per IP. Only the job looks up whether there is an account. */
  async request(email: string, ip: string): Promise<Outcome<void, 'validation' | 'rateLimited'>> {
    const fields = problemAt('email', emailProblem(email));
    if (fields.length > 0) return invalid(messages.resetLinkFailed, fields);
    const address = normaliseEmail(email);
    const allowed = await takeEach(this.limiter, [
      [LINKS_PER_IP, ip],
      [LINKS_PER_MAILBOX, hashSecret(mailboxOf(address))],
    ]);
    if (!allowed.ok) return allowed;
    await addJob(this.em, 'mailPasswordReset', { resetId: newId(), email: address });
    return ok(undefined);
  }

  /** Sets a new password with the token of a link, once and within an hour. Ends all sessions and signs in, or begins the second step. */
  async reset(
    token: string,
    password: string,
    ip: string,
  ): Promise<Outcome<SignedIn, 'validation' | 'notFound' | 'rateLimited' | 'secondStep'>> {
    const fields = resetProblems(token, password);
    if (fields.length > 0) return invalid(messages.resetFailed, fields);
    const allowed = await this.limiter.take(RESETS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    // Checked before the expensive hash, and again under the lock.
    const reset = await this.em.findOne(PasswordReset, this.open(token), { disableIdentityMap: true });
    if (!reset) return linkInvalid;
    const passwordHash = await this.passwords.hash(password);
    return (await this.use(token, reset.user.id, passwordHash)) ?? linkInvalid;
  }

  /** Sets a new password, ends all other sessions, reset links and login codes, and mails a notice; 10 times an hour. */
  async change(
    { id, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    ip: string,
  ): Promise<Outcome<User, 'validation' | 'rateLimited'>> {
    const message = messages.passwordChangeFailed;
    const fields = newPasswordProblems(currentPassword, newPassword);
    if (fields.length > 0) return invalid(message, fields);
    const checked = await this.passwordCheck.check(id, currentPassword, ip);
    if (!checked.ok) return fail(refusedAt('currentPassword', message, checked.error));
    const allowed = await this.limiter.take(CHANGES, id);
    if (!allowed.ok) return allowed;
    const { passwordHash } = checked.value;
    const newHash = await this.passwords.hash(newPassword);
    const user = await this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
      const locked = await em.findOne(User, { id, passwordHash }, lock);
      if (!locked) return null;
      locked.passwordHash = newHash;
      // A thief may have requested it.
      locked.pendingEmail = null;
      await em.nativeUpdate(PasswordReset, { user: id, usedAt: null }, { usedAt: this.clock() });
      await em.nativeDelete(LoginCode, { user: id });
      await this.sessions.endOthers(id, sessionId, em);
      await addJob(em, 'mailPasswordChanged', { changeId: newId(), userId: id });
      return locked;
    });
    if (user) return ok(user);
    // Another request changed it after the check.
    const refused = { kind: 'refused', message: messages.passwordWrong } as const;
    return fail(refusedAt('currentPassword', message, refused));
  }

  /** Every change of the links or the password of a user locks the user first. */
  private use(
    token: string,
    userId: string,
    passwordHash: string,
  ): Promise<Outcome<SignedIn, 'secondStep'> | null> {
    return this.em.transactional(async (em) => {
      const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const used = await em.nativeUpdate(PasswordReset, this.open(token), { usedAt: this.clock() });
      if (!user || used === 0) return null;
      user.passwordHash = passwordHash;
      // The link proves access to the mailbox.
      user.emailVerifiedAt ??= this.clock();
      // A thief may have requested it.
      user.pendingEmail = null;
      await this.sessions.endAll(user.id, em);
      await em.nativeDelete(LoginCode, { user: userId });
      await addJob(em, 'mailPasswordChanged', { changeId: newId(), userId });
      return this.entries.enter(user, em);
    });
  }

  private open(token: string) {
    return { tokenHash: hashSecret(token), usedAt: null, expiresAt: { $gt: this.clock() } };
  }
}

const linkInvalid = notFound(messages.resetLinkInvalid);
