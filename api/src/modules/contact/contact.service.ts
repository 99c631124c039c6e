import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { sentId } from '../../lib/ids.ts';
import { ok, type Outcome, notFound, invalid } from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { normaliseEmail } from '@forkfront/common/email.ts';
import { Service } from '../catalogue/catalogue.entity.ts';
import { ContactMessage, PlanInterest } from './contact.entity.ts';
import { addContactMessage, addPlanInterest } from './contact.repository.ts';
import { contactProblems, type ContactInput, emailProblem, keptSince, tidyInput } from './contact.rules.ts';
import { messages } from './messages.ts';

const MESSAGES_PER_IP: RateLimit = { name: 'contact-ip', points: 5, seconds: 60 * 60 };
const MESSAGES_PER_ADDRESS: RateLimit = { name: 'contact-address', points: 3, seconds: 60 * 60 };
const INTERESTS_PER_IP: RateLimit = { name: 'plan-interest-ip', points: 10, seconds: 60 * 60 };

/** Messages from visitors, and addresses to inform when a plan is on sale. */
export class ContactService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a message and mails it to our support; at most 5 an hour per IP and 3 per address. A repeat on the
   * same day succeeds and changes nothing. The field `website` is hidden: a robot that fills it gets a success answer and
   * is ignored.
   */
  async send(
    written: ContactInput,
    website: string,
    ip: string,
  ): Promise<Outcome<void, 'validation' | 'rateLimited'>> {
    const input = tidyInput(written);
    const fields = contactProblems(input);
    if (fields.length > 0) return invalid(messages.notSent, fields);
    const allowed = await this.limiter.take(MESSAGES_PER_IP, ip);
    if (!allowed.ok) return allowed;
    if (website.trim()) return ok(undefined);
    const allowedAddress = await this.limiter.take(MESSAGES_PER_ADDRESS, hashSecret(input.email));
    if (!allowedAddress.ok) return allowedAddress;
    const createdAt = this.clock();
    const id = sentId(createdAt, input.name, input.email, input.subject, input.message);
    await this.em.transactional(async (em) => {
      const isNew = await addContactMessage(em, { id, ...input, createdAt });
      if (isNew) await addJob(em, 'mailContactMessage', { messageId: id });
    });
    return ok(undefined);
  }

  /** Stores an address for a planned plan and informs our support; at most 10 an hour per IP. A repeat succeeds too. */
  async registerInterest(
    serviceId: string | null,
    address: string,
    ip: string,
  ): Promise<Outcome<void, 'validation' | 'notFound' | 'rateLimited'>> {
    const email = normaliseEmail(address);
    const message = emailProblem(email);
    if (message) return invalid(message, [{ path: 'email', message }]);
    const plan = serviceId && (await this.em.findOne(Service, { id: serviceId, isComing: true }));
    if (!plan) return notFound(messages.planNotComing);
    const allowed = await this.limiter.take(INTERESTS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    await this.em.transactional(async (em) => {
      const interestId = await addPlanInterest(em, { serviceId: plan.id, email, createdAt: this.clock() });
      if (interestId !== null) await addJob(em, 'mailPlanInterest', { interestId });
    });
    return ok(undefined);
  }

  /** Deletes messages and plan interests after 12 months. */
  async sweep(): Promise<void> {
    const createdAt = { $lt: keptSince(this.clock()) };
    await this.em.nativeDelete(ContactMessage, { createdAt });
    await this.em.nativeDelete(PlanInterest, { createdAt });
  }
}
