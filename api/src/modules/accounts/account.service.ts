import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import {
  type RateLimit,
  type RateLimiter,
  giveBackEach,
  takeEach,
} from '../../gateways/limits/rateLimiter.gateway.ts';
import { newId } from '../../lib/ids.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { fail, ok, problemAt, type ConflictFailure, type Outcome, invalid } from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { User } from './account.entity.ts';
import { mailboxOf, normaliseEmail } from '@forkfront/common/email.ts';
import { accountProblems, emailProblem, type NewAccount, nameProblem } from './account.rules.ts';
import { messages } from './messages.ts';
import type { PasswordService } from './passwords/password.service.ts';
import { signInCounters } from './passwords/passwordCheck.service.ts';
import type { EntryService } from './secondStep/entry.service.ts';
import type { SessionService } from './sessions/session.service.ts';
import type { SignedIn } from './sessions/signedIn.ts';

const REGISTRATIONS_PER_IP: RateLimit = { name: 'register', points: 30, seconds: 60 * 60 };
/** Each registration sends a mail to an address that may be a stranger's. */
const REGISTRATIONS_PER_MAILBOX: RateLimit = { name: 'register-mailbox', points: 5, seconds: 60 * 60 };

/** Creates accounts, signs in, and changes the name. */
export class AccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly entries: EntryService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Creates an account and signs in. */
  async register(
    account: NewAccount,
    ip: string,
  ): Promise<Outcome<SignedIn, 'validation' | 'conflict' | 'rateLimited'>> {
    const prepared = await this.prepare(account, ip);
    if (!prepared.ok) return prepared;
    try {
      return ok(await this.em.transactional((em) => this.add(em, prepared.value)));
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return fail(emailTaken);
      throw error;
    }
  }

  /** Checks a new account and hashes its password, outside of a transaction; at most 5 an hour per mailbox and 30 per IP. */
  async prepare(
    account: NewAccount,
    ip: string,
  ): Promise<Outcome<PreparedAccount, 'validation' | 'conflict' | 'rateLimited'>> {
    const fields = accountProblems(account);
    if (fields.length > 0) return invalid(messages.registrationFailed, fields);
    const email = normaliseEmail(account.email);
    const allowed = await takeEach(this.limiter, [
      [REGISTRATIONS_PER_IP, ip],
      [REGISTRATIONS_PER_MAILBOX, hashSecret(mailboxOf(email))],
    ]);
    if (!allowed.ok) return allowed;
    if ((await this.em.count(User, { email })) > 0) return fail(emailTaken);
    const passwordHash = await this.passwords.hash(account.password);
    return ok({ name: oneLine(account.name), email, passwordHash });
  }

  /** Adds a prepared account, its session and its verification mail to the caller's transaction; the caller flushes. */
  async add(em: EntityManager, account: PreparedAccount): Promise<SignedIn> {
    const user = em.create(User, { id: newId(), ...account });
    await addJob(em, 'mailEmailVerification', { mailId: newId(), userId: user.id, email: user.email });
    return { user, token: this.sessions.open(user, em) };
  }

  /** Signs in with email and password, or begins the second step; at most 10 wrong tries in 15 minutes per IP and 100 an hour per address. */
  async login(
    email: string,
    password: string,
    ip: string,
  ): Promise<Outcome<SignedIn, 'validation' | 'unauthenticated' | 'rateLimited' | 'secondStep'>> {
    const fields = [
      ...problemAt('email', emailProblem(email)),
      ...problemAt('password', password ? null : messages.passwordRequired),
    ];
    if (fields.length > 0) return invalid(messages.loginFailed, fields);
    const address = normaliseEmail(email);
    const counters = signInCounters(hashSecret(address), ip);
    const allowed = await takeEach(this.limiter, counters);
    if (!allowed.ok) return allowed;
    const user = await this.em.findOne(User, { email: address });
    const matches = await this.passwords.matches(password, user?.passwordHash ?? null);
    const entry = user && matches ? await this.enter(user) : null;
    if (!entry) return fail({ kind: 'unauthenticated', message: messages.wrongCredentials });
    await giveBackEach(this.limiter, counters);
    return entry;
  }

  /** Null when the password has changed since it was checked: the session would outlive the change. */
  private enter({ id, passwordHash }: User): Promise<Outcome<SignedIn, 'secondStep'> | null> {
    return this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_READ };
      const user = await em.findOne(User, { id, passwordHash }, lock);
      return user && this.entries.enter(user, em);
    });
  }

  /** null when there is none. */
  find(id: string): Promise<User | null> {
    return this.em.findOne(User, { id });
  }

  /** Changes a person's name. */
  async rename(viewerId: string, name: string): Promise<Outcome<User, 'validation'>> {
    const fields = problemAt('name', nameProblem(name));
    if (fields.length > 0) return invalid(messages.nameNotSaved, fields);
    return this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, { id: viewerId });
      user.name = oneLine(name);
      await addJob(em, 'updateCustomer', { userId: viewerId });
      return ok(user);
    });
  }
}

/** A checked account whose password is hashed. */
interface PreparedAccount {
  name: string;
  email: string;
  passwordHash: string;
}

/** The address already has an account. */
export const emailTaken: ConflictFailure = { kind: 'conflict', message: messages.emailTaken };
