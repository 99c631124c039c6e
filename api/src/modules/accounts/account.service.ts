import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import { newId } from '../../lib/ids.ts';
import { oneLine } from '../../lib/plainText.ts';
import {
  type ConflictFailure,
  type RateLimitedFailure,
  type UnauthenticatedFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { User } from './account.entity.ts';
import {
  accountProblems,
  emailProblem,
  mailboxOf,
  normaliseEmail,
  type NewAccount,
  nameProblem,
} from './account.rules.ts';
import { messages } from './messages.ts';
import type { PasswordService } from './passwords/password.service.ts';
import { SignInTries, signInCounters } from './passwords/passwordCheck.service.ts';
import type { SessionService } from './sessions/session.service.ts';

const REGISTRATIONS_PER_IP: RateLimit = { name: 'register', points: 30, seconds: 60 * 60 };
/** Each mails the address, which may be a stranger's. */
const REGISTRATIONS_PER_MAILBOX: RateLimit = { name: 'register-mailbox', points: 5, seconds: 60 * 60 };

/** A user and the token of the session that was just opened. */
export interface SignedIn {
  user: User;
  token: string;
}

type RegisterFailure = ValidationFailure | ConflictFailure | RateLimitedFailure;
type LoginFailure = ValidationFailure | UnauthenticatedFailure | RateLimitedFailure;

/** Accounts: making them, signing in, and the name. */
export class AccountService {
  private readonly tries: SignInTries;

  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
  ) {
    this.tries = new SignInTries(limiter);
  }

  /** Makes an account and signs it in. */
  async register(account: NewAccount, ip: string): Promise<Result<SignedIn, RegisterFailure>> {
    const prepared = await this.prepare(account, ip);
    if (!prepared.ok) return prepared;
    try {
      return ok(await this.em.transactional((em) => this.add(em, prepared.value)));
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return fail(emailTaken);
      throw error;
    }
  }

  /**
   * All checks of a new account and its password's hash, before any transaction is open; at most 5 tries an hour per
   * mailbox and 30 per IP.
   */
  async prepare(account: NewAccount, ip: string): Promise<Result<PreparedAccount, RegisterFailure>> {
    const fields = accountProblems(account);
    if (fields.length > 0) return fail({ kind: 'validation', message: messages.registrationFailed, fields });
    const email = normaliseEmail(account.email);
    const allowed = await this.limiter.take(REGISTRATIONS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    const mailbox = hashSecret(mailboxOf(email));
    const allowedMailbox = await this.limiter.take(REGISTRATIONS_PER_MAILBOX, mailbox);
    if (!allowedMailbox.ok) return allowedMailbox;
    if ((await this.em.count(User, { email })) > 0) return fail(emailTaken);
    const passwordHash = await this.passwords.hash(account.password);
    return ok({ name: oneLine(account.name), email, passwordHash });
  }

  /**
   * Adds a prepared account with a session and the mail that verifies its address to the caller's transaction, whose
   * flush is the caller's too.
   */
  async add(em: EntityManager, account: PreparedAccount): Promise<SignedIn> {
    const user = em.create(User, { id: newId(), ...account });
    await addJob(em, 'mailEmailVerification', { mailId: newId(), userId: user.id, email: user.email });
    return { user, token: this.sessions.open(user, em) };
  }

  /** Signs in with email and password; at most 10 wrong tries in 15 minutes per IP and 100 an hour per address. */
  async login(email: string, password: string, ip: string): Promise<Result<SignedIn, LoginFailure>> {
    const fields = loginProblems(email, password);
    if (fields.length > 0) return fail({ kind: 'validation', message: messages.loginFailed, fields });
    const address = normaliseEmail(email);
    const counters = signInCounters(hashSecret(address), ip);
    const allowed = await this.tries.take(counters);
    if (!allowed.ok) return allowed;
    const user = await this.em.findOne(User, { email: address });
    const matches = await this.passwords.matches(password, user?.passwordHash ?? null);
    const signedIn = user && matches ? await this.openSession(user) : null;
    if (!signedIn) return fail({ kind: 'unauthenticated', message: messages.wrongCredentials });
    await this.tries.giveBack(counters);
    return ok(signedIn);
  }

  /** Null when the password was changed since it was checked: such a session would outlive the change. */
  private openSession({ id, passwordHash }: User): Promise<SignedIn | null> {
    return this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_READ };
      const user = await em.findOne(User, { id, passwordHash }, lock);
      return user && { user, token: this.sessions.open(user, em) };
    });
  }

  /** A user by id; null when there is none. */
  find(id: string): Promise<User | null> {
    return this.em.findOne(User, { id });
  }

  /** Gives a person another name. */
  async rename(viewerId: string, name: string): Promise<Result<User, ValidationFailure>> {
    const problem = nameProblem(name);
    if (problem) {
      const fields = [{ path: 'name', message: problem }];
      return fail({ kind: 'validation', message: messages.nameNotSaved, fields });
    }
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

/** The answer to an address that has an account. */
export const emailTaken: ConflictFailure = { kind: 'conflict', message: messages.emailTaken };

function loginProblems(email: string, password: string) {
  const problem = emailProblem(email);
  return [
    ...(problem ? [{ path: 'email', message: problem }] : []),
    ...(password ? [] : [{ path: 'password', message: messages.passwordRequired }]),
  ];
}
