import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/addJob.ts';
import type { RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NotFoundFailure, RateLimitedFailure, ValidationFailure } from '../../lib/failure.ts';
import { newId } from '../../lib/ids.ts';
import type { RateLimit } from '../../lib/rateLimits.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { normaliseEmail } from '../accounts/account.rules.ts';
import { Service } from '../catalogue/service.entity.ts';
import { emailProblem } from './contact.rules.ts';
import { messages } from './messages.ts';

const INTERESTS_PER_IP: RateLimit = { name: 'plan-interest-ip', points: 10, seconds: 60 * 60 };

const INSERT = `
  insert into plan_interests (id, service_id, email, created_at) values (?, ?, ?, ?)
  on conflict (service_id, email) do nothing
  returning id`;

/** Who wants to hear when a plan is on sale. */
export class PlanInterestService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps an address for a plan that is coming (a null id names none) and has our support told; at most 10 an hour per IP. A repeat changes
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
      const [added] = await em.execute<{ id: string }[]>(INSERT, [newId(), plan.id, email, this.clock()]);
      if (added) await addJob(em, 'mailPlanInterest', { interestId: added.id });
    });
    return ok(undefined);
  }
}
