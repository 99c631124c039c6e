import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  type NotFoundFailure,
  type RateLimitedFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../lib/result.ts';
import { normaliseEmail } from '../accounts/account.rules.ts';
import { Service } from '../catalogue/catalogue.entity.ts';
import { addPlanInterest, planInterestsOf, removeOfPerson } from './contact.repository.ts';
import { emailProblem } from './contact.rules.ts';
import { messages } from './messages.ts';

const INTERESTS_PER_IP: RateLimit = { name: 'plan-interest-ip', points: 10, seconds: 60 * 60 };

/** Who wants to hear when a plan is on sale. */
export class PlanInterestService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores an address for a planned plan (a null id names none) and informs our support. At most 10 requests per hour and IP. A repeat changes
   * nothing and succeeds.
   */
  async register(
    serviceId: string | null,
    address: string,
    ip: string,
  ): Promise<Result<void, ValidationFailure | NotFoundFailure | RateLimitedFailure>> {
    const email = normaliseEmail(address);
    const problem = emailProblem(email);
    if (problem)
      return fail({ kind: 'validation', message: problem, fields: [{ path: 'email', message: problem }] });
    const plan = serviceId && (await this.em.findOne(Service, { id: serviceId, isComing: true }));
    if (!plan) return fail({ kind: 'notFound', message: messages.planNotComing });
    const allowed = await this.limiter.take(INTERESTS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    await this.em.transactional(async (em) => {
      const interestId = await addPlanInterest(em, { serviceId: plan.id, email, createdAt: this.clock() });
      if (interestId !== null) await addJob(em, 'mailPlanInterest', { interestId });
    });
    return ok(undefined);
  }
}

/** The plans a person asked to hear about. */
export class PlanInterestAccountPart implements AccountPart {
  readonly name = 'planInterests';

  export(em: EntityManager, userId: string): Promise<unknown> {
    return planInterestsOf(em, userId);
  }

  remove(em: EntityManager, userId: string): Promise<void> {
    return removeOfPerson(em, 'plan_interests', userId);
  }
}
