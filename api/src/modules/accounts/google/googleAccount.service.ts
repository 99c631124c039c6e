import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../../gateways/jobs/addJob.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import type { GooglePerson } from './google.rules.ts';
import type { LoginCodeService } from './loginCode.service.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { User } from '../user.entity.ts';

/** Somebody else can make the same account, and be sent to another, once each. */
const MAX_TRIES = 3;

/** The accounts of people who sign in with Google. */
export class GoogleAccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionService,
    private readonly codes: LoginCodeService,
    private readonly clock: Clock,
  ) {}

  /** A one-use code for the person's account, which is linked by its address or made at the first sign-in. */
  async enter(person: GooglePerson): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.em.fork().transactional(async (em) => {
          const user = await this.accountOf(person, em);
          return this.codes.make(user, em);
        });
      } catch (error) {
        const isTaken = error instanceof UniqueConstraintViolationException;
        if (!isTaken || tries === MAX_TRIES) throw error;
      }
    }
  }

  /** Whoever changes how a user signs in holds the lock of the user. */
  private async accountOf(person: GooglePerson, em: EntityManager): Promise<User> {
    const { subject, email, name } = person;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const known = await em.findOne(User, { googleSubject: subject }, lock);
    if (known) return known;
    const user = await em.findOne(User, { email }, lock);
    if (!user) return em.create(User, { name, email, googleSubject: subject, emailVerifiedAt: this.clock() });
    // A parallel sign-in may have linked it while we waited for the lock.
    if (user.googleSubject !== subject) await this.link(user, person, em);
    return user;
  }

  /**
   * Opens an account with the same address to the person. Whoever made it without ever showing that the address is
   * theirs loses every way in; so do the devices of another Google account that had the address before.
   */
  private async link(user: User, { subject, name }: GooglePerson, em: EntityManager): Promise<void> {
    const isProven = user.emailVerifiedAt != null;
    const isReplaced = user.googleSubject != null;
    const passwordRemoved = !isProven && user.passwordHash != null;
    user.googleSubject = subject;
    if (!isProven) {
      user.emailVerifiedAt = this.clock();
      // A stranger's word for the person.
      user.name = name;
      user.passwordHash = null;
      user.pendingEmail = null;
    }
    if (!isProven || isReplaced) {
      await this.sessions.endAll(user.id, em);
      await this.codes.endAll(user.id, em);
    }
    await addJob(em, 'mailGoogleAdded', { linkId: newId(), userId: user.id, passwordRemoved });
  }
}
