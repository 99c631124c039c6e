import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import { fail, ok, type Outcome } from '../../../lib/result.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { LoginCode, PasswordReset, User } from '../account.entity.ts';
import { newPasswordProblems } from '../account.rules.ts';
import { messages } from '../messages.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { PasswordService } from './password.service.ts';
import { type PasswordCheck, refusedAt } from './passwordCheck.service.ts';

/** Each change sends a mail to an address that may be a stranger's. */
const CHANGES: RateLimit = { name: 'password-change', points: 10, seconds: 60 * 60 };

/** Replaces a known password. */
export class PasswordChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwordCheck: PasswordCheck,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Sets a new password, ends all other sessions, reset links and login codes, and mails a notice; 10 times an hour. */
  async change(
    { id, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    ip: string,
  ): Promise<Outcome<User, 'validation' | 'rateLimited'>> {
    const message = messages.passwordChangeFailed;
    const fields = newPasswordProblems(currentPassword, newPassword);
    if (fields.length > 0) return fail({ kind: 'validation', message, fields });
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
}
