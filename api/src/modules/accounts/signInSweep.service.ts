import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { LoginCode } from './google/loginCode.entity.ts';
import { PasswordReset } from './passwords/passwordReset.entity.ts';
import type { SessionService } from './sessions/session.service.ts';

/** Forgets sessions, reset links and login codes that have expired: what browsers called themselves is personal too. */
export class SignInSweep {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const expired = { expiresAt: { $lte: this.clock() } };
    await this.sessions.endExpired();
    await this.em.nativeDelete(PasswordReset, expired);
    await this.em.nativeDelete(LoginCode, expired);
  }
}
