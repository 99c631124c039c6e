import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { type RateLimitedFailure, type ValidationFailure, fail, ok, type Result } from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { ContactMessage, PlanInterest } from './contact.entity.ts';
import { contactMessagesOf, removeOfPerson } from './contact.repository.ts';
import { contactProblems, tidyWords, type ContactWords, keptSince } from './contact.rules.ts';
import { messages } from './messages.ts';

const MESSAGES_PER_IP: RateLimit = { name: 'contact-ip', points: 5, seconds: 60 * 60 };
const MESSAGES_PER_ADDRESS: RateLimit = { name: 'contact-address', points: 3, seconds: 60 * 60 };

/** What visitors write to us. */
export class ContactService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a message and has it mailed to our support; at most 5 an hour per IP and 3 per address. People do not see
   * the field `website`: a value marks a robot, which gets a success answer and is ignored.
   */
  async send(
    written: ContactWords,
    website: string,
    ip: string,
  ): Promise<Result<void, ValidationFailure | RateLimitedFailure>> {
    const words = tidyWords(written);
    const fields = contactProblems(words);
    if (fields.length > 0) return fail({ kind: 'validation', message: messages.notSent, fields });
    const allowed = await this.limiter.take(MESSAGES_PER_IP, ip);
    if (!allowed.ok) return allowed;
    if (website.trim()) return ok(undefined);
    const allowedAddress = await this.limiter.take(MESSAGES_PER_ADDRESS, hashSecret(words.email));
    if (!allowedAddress.ok) return allowedAddress;
    const id = newId();
    await this.em.transactional(async (em) => {
      await em.insert(ContactMessage, { id, ...words, createdAt: this.clock() });
      await addJob(em, 'mailContactMessage', { messageId: id });
    });
    return ok(undefined);
  }
}

/** What a person wrote to us from the contact page. */
export class ContactAccountPart implements AccountPart {
  readonly name = 'contactMessages';

  export(em: EntityManager, userId: string): Promise<unknown> {
    return contactMessagesOf(em, userId);
  }

  remove(em: EntityManager, userId: string): Promise<void> {
    return removeOfPerson(em, 'contact_messages', userId);
  }
}

/** Deletes what visitors sent us once it is too old. */
export class ContactSweep {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const createdAt = { $lt: keptSince(this.clock()) };
    await this.em.nativeDelete(ContactMessage, { createdAt });
    await this.em.nativeDelete(PlanInterest, { createdAt });
  }
}
