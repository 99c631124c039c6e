import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { withDates } from '../../lib/rawSql.ts';
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

/** Anyone can name an address: an entry belongs to the person who has proved that the address is theirs. */
const OF_PERSON = 'email = (select u.email from users u where u.id = ? and u.email_verified_at is not null)';

/** The plans a person asked to hear about. */
export class PlanInterestAccountPart implements AccountPart {
  readonly name = 'planInterests';

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const interests = await em.execute<{ askedAt: string }[]>(
      `select s.name as plan, i.email, i.created_at as "askedAt"
       from plan_interests i join services s on s.id = i.service_id where ${OF_PERSON} order by i.created_at, i.id`,
      [userId],
    );
    return interests.map((interest) => withDates(interest, 'askedAt'));
  }

  async remove(em: EntityManager, userId: string): Promise<void> {
    await em.execute(`delete from plan_interests where ${OF_PERSON}`, [userId]);
  }
}
