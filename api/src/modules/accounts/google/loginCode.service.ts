import { LockMode, ref, type EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter, RateLimit } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { type Outcome, notFound } from '../../../lib/result.ts';
import { hashSecret, isMadeByOne, newSecret, type Secrets, sign } from '../../../lib/secrets.ts';
import { LoginCode, User } from '../account.entity.ts';
import { deleteExpiredLoginCodes } from '../account.repository.ts';
import type { SignedIn } from '../sessions/signedIn.ts';
import { messages } from '../messages.ts';
import type { EntryService } from '../secondStep/entry.service.ts';

const NAME = 'login_code';
const VALUE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([\w.-]{1,128})(?:;|$)`);

/**
 * Binds a login code to the browser that came back from Google. Otherwise an attacker could send a link with a code of
 * their own and sign another person in to the wrong account. The value is signed, so a code from a log is not enough.
 */
export const loginCodeCookie = {
  name: NAME,
  /** The value for the browser that gets this code. */
  valueOf: ([secret]: Secrets, code: string): string => sign(secret, `login-code:${code}`),
  /** Whether the `Cookie` header (null without one) belongs to the browser that got this code. */
  matches: (secrets: Secrets, header: string | null, code: string): boolean =>
    isMadeByOne(secrets, VALUE.exec(header ?? '')?.[1] ?? '', (secret) =>
      loginCodeCookie.valueOf([secret], code),
    ),
};

export const LOGIN_CODE_LIFETIME_MS = 60 * 1000;
const EXCHANGES: RateLimit = { name: 'login-code', points: 20, seconds: 15 * 60 };
/** Expired codes that one sign-in deletes at most. */
const SWEEP = 100;

/** Creates single-use codes after a sign-in with Google, and exchanges them for sessions. */
export class LoginCodeService {
  constructor(
    private readonly em: EntityManager,
    private readonly entries: EntryService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Creates a code for a user, valid for 60 seconds; the caller flushes. */
  async make(user: User, em: EntityManager): Promise<string> {
    const code = newSecret();
    const now = this.clock();
    await deleteExpiredLoginCodes(em, now, SWEEP);
    const expiresAt = new Date(now.getTime() + LOGIN_CODE_LIFETIME_MS);
    em.create(LoginCode, { user: ref(user), codeHash: hashSecret(code), isSecondStep: false, expiresAt });
    return code;
  }

  /** Deletes all codes of a user in the caller's transaction. */
  async endAll(userId: string, em: EntityManager): Promise<void> {
    await em.nativeDelete(LoginCode, { user: userId });
  }

  /**
   * Opens a session for a code, or begins the second step, once and only in the browser that got it (`isHolder`); at most 20 wrong codes per IP in
   * 15 minutes.
   */
  async exchange(
    code: string,
    isHolder: boolean,
    ip: string,
  ): Promise<Outcome<SignedIn, 'notFound' | 'rateLimited' | 'secondStep'>> {
    const allowed = await this.limiter.take(EXCHANGES, ip);
    if (!allowed.ok) return allowed;
    const entry = isHolder ? await this.use(code) : null;
    if (!entry) return notFound(messages.loginCodeInvalid);
    await this.limiter.giveBack(EXCHANGES, ip);
    return entry;
  }

  /** Locks the user before the code, like every other deletion of codes. Of two uses only one deletes the row. */
  private use(code: string): Promise<Outcome<SignedIn, 'secondStep'> | null> {
    const open = { codeHash: hashSecret(code), isSecondStep: false, expiresAt: { $gt: this.clock() } };
    return this.em.transactional(async (em) => {
      const found = await em.findOne(LoginCode, open, { disableIdentityMap: true });
      if (!found) return null;
      const user = await em.findOne(User, { id: found.user.id }, { lockMode: LockMode.PESSIMISTIC_READ });
      const used = await em.nativeDelete(LoginCode, open);
      return user && used === 1 ? this.entries.enter(user, em) : null;
    });
  }
}
