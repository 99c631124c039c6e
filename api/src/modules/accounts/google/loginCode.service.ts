import { LockMode, ref, type EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter, RateLimit } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { type NotFoundFailure, type RateLimitedFailure, fail, ok, type Result } from '../../../lib/result.ts';
import { digestsEqual, sign, hashSecret, newSecret } from '../../../lib/secrets.ts';
import { LoginCode, User } from '../account.entity.ts';
import { deleteExpiredLoginCodes } from '../account.repository.ts';
import type { SignedIn } from '../account.service.ts';
import { messages } from '../messages.ts';
import type { SessionService } from '../sessions/session.service.ts';

const NAME = 'login_code';
const VALUE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([\w.-]{1,128})(?:;|$)`);

/**
 * Ties a login code to the browser that came back from Google. Without it somebody could send another person a link
 * with a code of their own, and sign them in to the wrong account. The value needs our secret: whoever finds a code in a
 * log cannot make it.
 */
export const loginCodeCookie = {
  name: NAME,
  /** What the browser that is given this code keeps. */
  valueOf: (secret: string, code: string): string => sign(secret, `login-code:${code}`),
  /** Whether a request's `Cookie` header (null without one) comes from the browser that was given this code. */
  matches: (secret: string, header: string | null, code: string): boolean =>
    digestsEqual(VALUE.exec(header ?? '')?.[1] ?? '', loginCodeCookie.valueOf(secret, code)),
};

export const LOGIN_CODE_LIFETIME_MS = 60 * 1000;
const EXCHANGES: RateLimit = { name: 'login-code', points: 20, seconds: 15 * 60 };
/** How many old codes one sign-in clears away. */
const SWEEP = 100;

/** One-use codes that carry a finished sign-in to the page that opens the session. */
export class LoginCodeService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** A code for a user, good for 60 seconds, in the caller's unit of work (flush is the caller's). */
  async make(user: User, em: EntityManager): Promise<string> {
    const code = newSecret();
    const now = this.clock();
    await deleteExpiredLoginCodes(em, now, SWEEP);
    const expiresAt = new Date(now.getTime() + LOGIN_CODE_LIFETIME_MS);
    em.create(LoginCode, { user: ref(user), codeHash: hashSecret(code), expiresAt });
    return code;
  }

  /** Ends all codes of a user in the caller's transaction. */
  async endAll(userId: string, em: EntityManager): Promise<void> {
    await em.nativeDelete(LoginCode, { user: userId });
  }

  /**
   * Opens a session for a code, once and only in the browser that was given it (`isHolder`); at most 20 wrong codes per
   * IP in 15 minutes.
   */
  async exchange(
    code: string,
    isHolder: boolean,
    ip: string,
  ): Promise<Result<SignedIn, NotFoundFailure | RateLimitedFailure>> {
    const allowed = await this.limiter.take(EXCHANGES, ip);
    if (!allowed.ok) return allowed;
    const signedIn = isHolder ? await this.use(code) : null;
    if (!signedIn) return fail({ kind: 'notFound', message: messages.loginCodeInvalid });
    await this.limiter.giveBack(EXCHANGES, ip);
    return ok(signedIn);
  }

  /** Locks the user before the code, as everybody does who ends a user's codes. Of two uses one deletes the row. */
  private use(code: string): Promise<SignedIn | null> {
    const open = { codeHash: hashSecret(code), expiresAt: { $gt: this.clock() } };
    return this.em.transactional(async (em) => {
      const found = await em.findOne(LoginCode, open, { disableIdentityMap: true });
      if (!found) return null;
      const user = await em.findOne(User, { id: found.user.id }, { lockMode: LockMode.PESSIMISTIC_READ });
      const used = await em.nativeDelete(LoginCode, open);
      return user && used === 1 ? { user, token: this.sessions.open(user, em) } : null;
    });
  }
}
