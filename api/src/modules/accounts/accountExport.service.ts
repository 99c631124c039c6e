import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import { type RateLimitedFailure, fail, ok, type Result } from '../../lib/result.ts';
import { Session, User } from './account.entity.ts';
import { messages } from './messages.ts';
import { deviceOf } from './sessions/session.service.ts';

const EXPORTS_PER_USER: RateLimit = { name: 'data-export', points: 10, seconds: 60 * 60 };

/** The document that a person downloads. After these fields it has one field for each `AccountPart`. */
export interface AccountExport {
  /** How to read it. */
  about: string;
  account: {
    name: string;
    email: string;
    /** RFC 3339, UTC; null until verified. */
    emailVerifiedAt: Date | null;
    pendingEmail: string | null;
    hasPassword: boolean;
    /** Google's id of the person; null when never signed in that way. */
    googleSubject: string | null;
    createdAt: Date;
  };
  /** Every sign-in that is kept, also those that have expired; last used first. */
  sessions: {
    device: string;
    userAgent: string | null;
    createdAt: Date;
    lastUsedAt: Date;
    expiresAt: Date;
  }[];
  [part: string]: unknown;
}

/** All that is kept about a person, to take away. */
export class AccountExportService {
  private readonly made = new Map<string, Promise<Result<string, RateLimitedFailure>>>();

  constructor(
    private readonly em: EntityManager,
    private readonly parts: readonly AccountPart[],
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * A JSON text as of one moment, made and counted once however often a request asks for it; ten an hour. Throws when
   * the account is gone.
   */
  export(userId: string): Promise<Result<string, RateLimitedFailure>> {
    const made = this.made.get(userId) ?? this.take(userId);
    this.made.set(userId, made);
    return made;
  }

  private async take(userId: string): Promise<Result<string, RateLimitedFailure>> {
    const allowed = await this.limiter.take(EXPORTS_PER_USER, userId);
    if (!allowed.ok) return fail({ ...allowed.error, message: messages.exportedEnough });
    return ok(await this.make(userId));
  }

  private make(userId: string): Promise<string> {
    return this.em.fork().transactional(
      async (em) => {
        const document: AccountExport = { about: messages.exportAbout, ...(await accountOf(em, userId)) };
        for (const part of this.parts) document[part.name] = await part.export(em, userId);
        return `${JSON.stringify(document, null, 2)}\n`;
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }
}

async function accountOf(
  em: EntityManager,
  id: string,
): Promise<Pick<AccountExport, 'account' | 'sessions'>> {
  const user = await em.findOneOrFail(User, { id });
  const sessions = await em.find(Session, { user: id }, { orderBy: { lastUsedAt: 'desc', id: 'desc' } });
  const { name, email, createdAt } = user;
  return {
    account: {
      name,
      email,
      emailVerifiedAt: user.emailVerifiedAt ?? null,
      pendingEmail: user.pendingEmail ?? null,
      hasPassword: user.passwordHash != null,
      googleSubject: user.googleSubject ?? null,
      createdAt,
    },
    sessions: sessions.map(({ userAgent = null, createdAt: began, lastUsedAt, expiresAt }) => ({
      device: deviceOf(userAgent),
      userAgent,
      createdAt: began,
      lastUsedAt,
      expiresAt,
    })),
  };
}
