import { fail, type Outcome, ok } from '../../../lib/result.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { messages } from '../messages.ts';
import { type PasswordCheck, refusedAt } from '../passwords/passwordCheck.service.ts';
import type { CodeCheck } from '../secondStep/codeCheck.service.ts';
import type { SessionService } from '../sessions/session.service.ts';

/** What a person proves it with: one of these. */
export interface Proof {
  password?: string | null | undefined;
  /** Six digits of the authenticator app. */
  code?: string | null | undefined;
}

/** Takes the proof of a signed-in person that it is still they, before a change that a stolen session must not allow. */
export class ConfirmationService {
  constructor(
    private readonly passwordCheck: PasswordCheck,
    private readonly codes: CodeCheck,
    private readonly sessions: SessionService,
  ) {}

  /** Checks the proof and stores the time in the session; returns until when the proof counts. */
  async confirm(
    { id, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
    { password, code }: Proof,
    ip: string,
  ): Promise<Outcome<Date, 'validation' | 'rateLimited'>> {
    const checked =
      code == null
        ? await this.passwordCheck.check(id, password ?? '', ip)
        : await this.codes.use(id, code, ip, false);
    const path = code == null ? 'password' : 'code';
    if (!checked.ok) return fail(refusedAt(path, messages.notConfirmed, checked.error));
    return ok(await this.sessions.confirm(sessionId));
  }
}
