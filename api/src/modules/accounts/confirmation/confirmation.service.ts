import { fail, type Outcome, ok } from '../../../lib/result.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { messages } from '../messages.ts';
import { type PasswordCheck, refusedAt } from '../passwords/passwordCheck.service.ts';
import type { SessionService } from '../sessions/session.service.ts';

/** Takes the proof of a signed-in person that it is still they, before a change that a stolen session must not allow. */
export class ConfirmationService {
  constructor(
    private readonly passwordCheck: PasswordCheck,
    private readonly sessions: SessionService,
  ) {}

  /** Checks the password and stores the time in the session; returns until when the proof counts. */
  async confirm(
    { id, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
    password: string,
    ip: string,
  ): Promise<Outcome<Date, 'validation' | 'rateLimited'>> {
    const checked = await this.passwordCheck.check(id, password, ip);
    if (!checked.ok) return fail(refusedAt('password', messages.notConfirmed, checked.error));
    return ok(await this.sessions.confirm(sessionId));
  }
}
