import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { addJob, type JobPayloads } from '../../../gateways/jobs/jobs.gateway.ts';
import { type RateLimit, type RateLimiter } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import { conflict, invalid, notFound, ok, type Outcome } from '../../../lib/result.ts';
import type { Secrets } from '../../../lib/secrets.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { LoginCode, User } from '../account.entity.ts';
import { messages } from '../messages.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { CodeCheck } from './codeCheck.service.ts';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { makeRecoveryCodes } from './newRecoveryCodes.ts';
import { seal, unseal } from './sealedSecret.ts';
import { Authenticator, RecoveryCode } from './secondStep.entity.ts';
import { newTotpSecret, totpCode, totpUri } from './totp.rules.ts';

/** How long a secret waits for its first code. */
const START_MS = 60 * 60 * 1000;
const RESEALED_AT_ONCE = 500;
const FIRST_CODES: RateLimit = { name: 'authenticator-first-code', points: 20, seconds: 60 * 60 };

/** Second factors of a person. */
export interface SecondFactors {
  /** null without an authenticator. */
  authenticatorSince: Date | null;
  recoveryCodesLeft: number;
}

/** Adds and removes the authenticator of an account, and makes recovery codes. Callers have confirmed who they are. */
export class AuthenticatorService {
  constructor(
    private readonly em: EntityManager,
    private readonly codes: CodeCheck,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
  ) {}

  async factorsOf(userId: string): Promise<SecondFactors> {
    const known = { user: userId, confirmedAt: { $ne: null } };
    const authenticator = await this.em.findOne(Authenticator, known, { refresh: true });
    return {
      authenticatorSince: authenticator?.confirmedAt ?? null,
      recoveryCodesLeft: await this.em.count(RecoveryCode, { user: userId }),
    };
  }

  /** A new secret for an app. It counts from its first code on, which must come within an hour. */
  start({
    id,
    email,
    emailVerified,
  }: Pick<Viewer, 'id' | 'email' | 'emailVerified'>): Promise<
    Outcome<{ secret: string; uri: string }, 'conflict'>
  > {
    const secret = newTotpSecret();
    return this.change(id, async (em, user) => {
      // Otherwise a stranger could lock the owner of the mailbox out for good.
      if (!emailVerified) return conflict(messages.verifyEmailFirst);
      const before = await em.findOne(Authenticator, { user });
      if (before?.confirmedAt) return conflict(messages.authenticatorThere);
      if (before) await em.nativeDelete(Authenticator, { user });
      await em.insert(Authenticator, {
        id: newId(),
        user,
        sealedSecret: await seal(this.secrets, id, secret),
        lastStep: 0,
        confirmedAt: null,
        createdAt: this.clock(),
      });
      return ok({ secret, uri: totpUri(secret, email) });
    });
  }

  /**
   * Switches the authenticator on with its first code; ends all other sessions and mails a notice. Returns new recovery codes, which are
   * shown only now.
   */
  async confirm(
    { id, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
    typed: string,
  ): Promise<Outcome<string[], 'validation' | 'notFound' | 'rateLimited'>> {
    const code = totpCode(typed);
    const wrong = (message: string) => invalid(messages.authenticatorNotAdded, [{ path: 'code', message }]);
    if (code === null) return wrong(typed.trim() ? messages.codeWrong : messages.codeRequired);
    const allowed = await this.limiter.take(FIRST_CODES, id);
    if (!allowed.ok) return allowed;
    return this.change(id, async (em, user) => {
      const since = new Date(this.clock().getTime() - START_MS);
      const started = await em.findOne(Authenticator, { user, confirmedAt: null, createdAt: { $gt: since } });
      if (!started) return notFound(messages.authenticatorNotStarted);
      const step = await this.codes.stepOf(id, started, code);
      if (step === null) return wrong(messages.codeWrong);
      Object.assign(started, { confirmedAt: this.clock(), lastStep: step });
      await em.nativeDelete(LoginCode, { user });
      await this.sessions.endOthers(id, sessionId, em);
      await tell(em, id, 'authenticator-added');
      return ok(await makeRecoveryCodes(em, user));
    });
  }

  /** Removes the authenticator, and the recovery codes of an account without a passkey; mails a notice. */
  remove(id: string): Promise<Outcome<void, 'notFound'>> {
    return this.change(id, async (em, user) => {
      const removed = await em.nativeDelete(Authenticator, { user, confirmedAt: { $ne: null } });
      if (removed === 0) return notFound(messages.authenticatorGone);
      if ((await em.count(Passkey, { user })) === 0) await em.nativeDelete(RecoveryCode, { user });
      await tell(em, id, 'authenticator-removed');
      return ok(undefined);
    });
  }

  /** New recovery codes in place of the old ones; mails a notice. */
  renewRecoveryCodes(id: string): Promise<Outcome<string[], 'notFound'>> {
    return this.change(id, async (em, user) => {
      const authenticators = await em.count(Authenticator, { user, confirmedAt: { $ne: null } });
      if (authenticators + (await em.count(Passkey, { user })) === 0)
        return notFound(messages.authenticatorGone);
      await tell(em, id, 'recovery-codes-new');
      return ok(await makeRecoveryCodes(em, user));
    });
  }

  /** Seals secrets again that only the old `APP_SECRET` opens. Runs every day, so a rotation takes a day. */
  async resealAll(): Promise<void> {
    let after = '';
    for (;;) {
      const page = await this.em.find(Authenticator, after ? { id: { $gt: after } } : {}, {
        orderBy: { id: 'asc' },
        limit: RESEALED_AT_ONCE,
        disableIdentityMap: true,
      });
      for (const { id, user, sealedSecret } of page) {
        const unsealed = await unseal(this.secrets, user.id, sealedSecret);
        if (!unsealed?.isOld) continue;
        const again = await seal(this.secrets, user.id, unsealed.text);
        await this.em.nativeUpdate(Authenticator, { id, sealedSecret }, { sealedSecret: again });
      }
      const last = page.at(-1);
      if (!last || page.length < RESEALED_AT_ONCE) return;
      after = last.id;
    }
  }

  /** Every change of the sign-in methods of a user locks the user. */
  private change<T>(id: string, work: (em: EntityManager, user: User) => Promise<T>): Promise<T> {
    return this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      return work(em, user);
    });
  }
}

const tell = (em: EntityManager, userId: string, kind: JobPayloads['mailSecondStep']['kind']) =>
  addJob(em, 'mailSecondStep', { changeId: newId(), userId, kind });
