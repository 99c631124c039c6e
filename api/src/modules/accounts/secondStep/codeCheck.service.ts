import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../../gateways/jobs/jobs.gateway.ts';
import {
  type Counter,
  type RateLimit,
  type RateLimiter,
  giveBackEach,
  takeEach,
} from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import { fail, ok, type RateLimitedFailure, type Result } from '../../../lib/result.ts';
import { hashSecret, type Secrets } from '../../../lib/secrets.ts';
import { messages } from '../messages.ts';
import { refused, type Refused } from '../passwords/passwordCheck.service.ts';
import { plainRecoveryCode } from './recoveryCode.rules.ts';
import { unseal } from './sealedSecret.ts';
import { Authenticator, RecoveryCode } from './secondStep.entity.ts';
import { takeStep } from './secondStep.repository.ts';
import { stepOfCode, totpCode } from './totp.rules.ts';

/** Five codes of a million count at a time: so few tries find none in years. Only who knows the password gets here. */
const CODES_PER_USER_AND_IP: RateLimit = { name: 'second-step-ip', points: 5, seconds: 15 * 60 };
const CODES_PER_USER: RateLimit = { name: 'second-step', points: 20, seconds: 60 * 60 };

/** Checks codes of authenticators and recovery codes. Each counts once. */
export class CodeCheck {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
  ) {}

  /** Uses a code up; `takesRecovery`: whether a recovery code counts too, whose use is mailed to the person. */
  async use(
    userId: string,
    typed: string,
    ip: string,
    takesRecovery: boolean,
  ): Promise<Result<void, Refused | RateLimitedFailure>> {
    if (!typed.trim()) return fail(refused(messages.codeRequired));
    const counters: Counter[] = [
      [CODES_PER_USER_AND_IP, `${userId}:${ip}`],
      [CODES_PER_USER, userId],
    ];
    const allowed = await takeEach(this.limiter, counters);
    if (!allowed.ok) return allowed;
    const code = totpCode(typed);
    const problem =
      code === null && takesRecovery
        ? await this.useRecovery(userId, typed)
        : await this.useTotp(userId, code);
    if (problem !== null) return fail(refused(problem));
    await giveBackEach(this.limiter, counters);
    return ok(undefined);
  }

  /** Null when the code is right and was not used before; else what is wrong. */
  private async useTotp(userId: string, code: string | null): Promise<string | null> {
    const found = await this.em.findOne(
      Authenticator,
      { user: userId, confirmedAt: { $ne: null } },
      { refresh: true },
    );
    const step = found && code !== null ? await this.stepOf(userId, found, code) : null;
    if (step === null) return messages.codeWrong;
    return (await takeStep(this.em, userId, step)) ? null : messages.codeUsed;
  }

  /** The step of a right code of this authenticator; null when the code is wrong. */
  async stepOf(userId: string, { sealedSecret }: Authenticator, code: string): Promise<number | null> {
    const unsealed = await unseal(this.secrets, userId, sealedSecret);
    return unsealed && stepOfCode(unsealed.text, code, this.clock());
  }

  private useRecovery(userId: string, typed: string): Promise<string | null> {
    return this.em.transactional(async (em) => {
      const codeHash = hashSecret(plainRecoveryCode(typed));
      if ((await em.nativeDelete(RecoveryCode, { user: userId, codeHash })) === 0)
        return messages.recoveryCodeWrong;
      await addJob(em, 'mailSecondStep', { changeId: newId(), userId, kind: 'recovery-code-used' });
      return null;
    });
  }
}
