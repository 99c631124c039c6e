import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { AccountPart, AfterCommit } from '../../lib/accountPart.ts';
import { newId } from '../../lib/ids.ts';
import { fail, ok, type Outcome } from '../../lib/result.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { User } from './account.entity.ts';
import { greetingOf } from './account.mail.ts';
import { normaliseEmail } from '@forkfront/common/email.ts';
import { messages } from './messages.ts';
import { type PasswordCheck, refusedAt } from './passwords/passwordCheck.service.ts';
import type { SessionService } from './sessions/session.service.ts';

/** Deletes accounts for good. */
export class AccountRemovalService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwordCheck: PasswordCheck,
    private readonly sessions: SessionService,
    /** In the order of removal. */
    private readonly parts: readonly AccountPart[],
  ) {}

  /**
   * Deletes the account with all its parts in one transaction. `confirmation` is the password; without one, the e-mail
   * address, after a recent sign-in.
   */
  async remove(
    viewer: Pick<Viewer, 'id' | 'isConfirmed'>,
    confirmation: string,
    ip: string,
  ): Promise<Outcome<void, 'validation' | 'rateLimited'>> {
    const confirmed = await this.confirm(viewer, confirmation, ip);
    if (!confirmed.ok) return confirmed;
    const { email, passwordHash } = confirmed.value;
    const afterCommit = await this.em.transactional((em) =>
      this.removeAll(em, { id: viewer.id, email, passwordHash }),
    );
    if (!afterCommit) return fail(refuse(messages.passwordWrong));
    for (const act of afterCommit) act();
    return ok(undefined);
  }

  private async confirm(
    { id, isConfirmed }: Pick<Viewer, 'id' | 'isConfirmed'>,
    confirmation: string,
    ip: string,
  ): Promise<Outcome<User, 'validation' | 'rateLimited'>> {
    const withoutPassword = await this.em.findOne(User, { id, passwordHash: null });
    if (withoutPassword) {
      if (normaliseEmail(confirmation) !== withoutPassword.email)
        return fail(refuse(messages.confirmationNotEmail));
      return isConfirmed ? ok(withoutPassword) : fail(refuse(messages.signInAgainToDelete));
    }
    const checked = await this.passwordCheck.check(id, confirmation, ip);
    return checked.ok ? checked : fail(refusedAt('confirmation', messages.deletionFailed, checked.error));
  }

  /** Actions for after the commit; null when the account has changed since it was confirmed. */
  private async removeAll(
    em: EntityManager,
    confirmed: Pick<User, 'id' | 'email' | 'passwordHash'>,
  ): Promise<AfterCommit[] | null> {
    // A sign-in, a claim and a change of password take this lock too.
    const user = await em.findOne(User, confirmed, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!user) return null;
    const { id, email } = user;
    const afterCommit: AfterCommit[] = [];
    for (const part of this.parts) {
      const act = await part.remove(em, id);
      if (act) afterCommit.push(act);
    }
    await this.sessions.endAll(id, em);
    await addJob(em, 'mailGoodbye', { removalId: newId(), email, greeting: greetingOf(user) });
    // The foreign keys delete reset links and login codes.
    await em.nativeDelete(User, { id });
    return afterCommit;
  }
}

const refuse = (message: string) =>
  refusedAt('confirmation', messages.deletionFailed, { kind: 'refused', message });
