import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { fail, ok, type Outcome } from '../../lib/result.ts';
import { normaliseEmail } from '../accounts/account.rules.ts';
import { Service } from '../catalogue/catalogue.entity.ts';
import { addPlanInterest, planInterestsOf, removeOfPerson } from './contact.repository.ts';
import { emailProblem } from './contact.rules.ts';
import { messages } from './messages.ts';

const INTERESTS_PER_IP: RateLimit = { name: 'plan-interest-ip', points: 10, seconds: 60 * 60 };

/** Addresses to inform when a plan is on sale. */
export class PlanInterestService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Stores an address for a planned plan and informs our support; at most 10 an hour per IP. A repeat succeeds too. */
  async register(
    serviceId: string | null,
    address: string,
    ip: string,
  ): Promise<Outcome<void, 'validation' | 'notFound' | 'rateLimited'>> {
    const email = normaliseEmail(address);
    const message = emailProblem(email);
    if (message) return fail({ kind: 'validation', message, fields: [{ path: 'email', message }] });
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

/** The planned plans for which a person registered. */
export const planInterestsPart: AccountPart = {
  name: 'planInterests',
  export: planInterestsOf,
  remove: (em, userId) => removeOfPerson(em, 'plan_interests', userId),
};
