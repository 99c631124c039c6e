import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import { fail, ok, type Outcome } from '../../lib/result.ts';
import { Session, User } from './account.entity.ts';
import { messages } from './messages.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { Authenticator, RecoveryCode } from './secondStep/secondStep.entity.ts';
import { deviceOf } from './sessions/session.service.ts';

const EXPORTS_PER_USER: RateLimit = { name: 'data-export', points: 10, seconds: 60 * 60 };

/** The document that a person downloads: these fields, and one for each `AccountPart`. */
export type AccountExport = { about: string } & Awaited<ReturnType<typeof accountOf>>;

/** Exports all data that is stored about a person. */
export class AccountExportService {
  private readonly made = new Map<string, Promise<Outcome<string, 'rateLimited'>>>();

  constructor(
    private readonly em: EntityManager,
    private readonly parts: readonly AccountPart[],
    private readonly limiter: RateLimiter,
  ) {}

  /** A JSON text, from one snapshot; ten an hour. Several fields of one request share it. Throws without an account. */
  export(userId: string): Promise<Outcome<string, 'rateLimited'>> {
    const made = this.made.get(userId) ?? this.take(userId);
    this.made.set(userId, made);
    return made;
  }

  private async take(userId: string): Promise<Outcome<string, 'rateLimited'>> {
    const allowed = await this.limiter.take(EXPORTS_PER_USER, userId);
    if (!allowed.ok) return fail({ ...allowed.error, message: messages.exportedEnough });
    return ok(await this.make(userId));
  }

  private make(userId: string): Promise<string> {
    return this.em.fork().transactional(
      async (em) => {
        const account: AccountExport = { about: messages.exportAbout, ...(await accountOf(em, userId)) };
        const document: Record<string, unknown> = account;
        for (const part of this.parts) document[part.name] = await part.export(em, userId);
        return `${JSON.stringify(document, null, 2)}\n`;
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }
}

/** The sessions include expired ones, last used first. */
async function accountOf(em: EntityManager, id: string) {
  const user = await em.findOneOrFail(User, { id });
  const sessions = await em.find(Session, { user: id }, { orderBy: { lastUsedAt: 'desc', id: 'desc' } });
  const authenticator = await em.findOne(Authenticator, { user: id });
  const passkeys = await em.find(Passkey, { user: id }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  const { name, email, createdAt } = user;
  return {
    account: {
      name,
      email,
      emailVerifiedAt: user.emailVerifiedAt ?? null,
      pendingEmail: user.pendingEmail ?? null,
      hasPassword: user.passwordHash != null,
      googleIssuer: user.googleIssuer ?? null,
      googleSubject: user.googleSubject ?? null,
      createdAt,
      authenticatorSince: authenticator?.confirmedAt ?? null,
      recoveryCodesLeft: await em.count(RecoveryCode, { user: id }),
    },
    passkeys: passkeys.map(({ name: passkey, createdAt: added, lastUsedAt }) => ({
      name: passkey,
      createdAt: added,
      lastUsedAt: lastUsedAt ?? null,
    })),
    sessions: sessions.map(({ userAgent = null, createdAt: began, confirmedAt, lastUsedAt, expiresAt }) => ({
      device: deviceOf(userAgent),
      userAgent,
      createdAt: began,
      confirmedAt,
      lastUsedAt,
      expiresAt,
    })),
  };
}
