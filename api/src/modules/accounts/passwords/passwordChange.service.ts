import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import {
  type RateLimitedFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../../lib/result.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { LoginCode, PasswordReset, User } from '../account.entity.ts';
import { newPasswordProblems } from '../account.rules.ts';
import { messages } from '../messages.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { PasswordService } from './password.service.ts';
import { type PasswordCheck, refusedAt } from './passwordCheck.service.ts';

/** Each mails the address of the account, which may be a stranger's. */
const CHANGES: RateLimit = { name: 'password-change', points: 10, seconds: 60 * 60 };

/** A password and the one that replaces it. */
export interface PasswordPair {
  currentPassword: string;
  newPassword: string;
}

/** Changing a password that one knows. */
export class PasswordChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwordCheck: PasswordCheck,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets a new password, ends all other ways into the account and tells the person by mail; at most 10 times an hour
   * per account.
   */
  async change(
    { id, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
    { currentPassword, newPassword }: PasswordPair,
    ip: string,
  ): Promise<Result<User, ValidationFailure | RateLimitedFailure>> {
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
      // A thief's wish for another address ends as well.
      locked.pendingEmail = null;
      await em.nativeUpdate(PasswordReset, { user: id, usedAt: null }, { usedAt: this.clock() });
      await em.nativeDelete(LoginCode, { user: id });
      await this.sessions.endOthers(id, sessionId, em);
      await addJob(em, 'mailPasswordChanged', { changeId: newId(), userId: id });
      return locked;
    });
    if (user) return ok(user);
    // Changed by somebody else since it was checked: it is not the current one any more.
    const refused = { kind: 'refused', message: messages.passwordWrong } as const;
    return fail(refusedAt('currentPassword', message, refused));
  }
}
