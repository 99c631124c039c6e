import type { RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { RateLimitedFailure } from '../../lib/failure.ts';
import type { RateLimit } from '../../lib/rateLimits.ts';
import { ok, type Result } from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { mailboxOf } from '../accounts/account.rules.ts';
import type { ProjectAddresses } from './demonstration.rules.ts';

const HOUR = 60 * 60;
const SENT_PER_IP: RateLimit = { name: 'project-ip', points: 5, seconds: HOUR };
const SENT_PER_OFFICE: RateLimit = { name: 'project-office', points: 10, seconds: 24 * HOUR };
const SENT_PER_CLIENT: RateLimit = { name: 'project-client', points: 3, seconds: 24 * HOUR };

/** How often projects are sent: 5 an hour per IP, 10 a day per office, 3 a day per client. */
export class ProjectLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Takes one try of each; the addresses are tidied. */
  async take(addresses: ProjectAddresses, ip: string): Promise<Result<void, RateLimitedFailure>> {
    const allowed = await this.limiter.take(SENT_PER_IP, ip);
    if (!allowed.ok) return allowed;
    for (const [limit, key] of mailboxes(addresses)) {
      const allowedAddress = await this.limiter.take(limit, key);
      if (!allowedAddress.ok) return allowedAddress;
    }
    return ok(undefined);
  }

  /** Nobody was mailed: the tries of the addresses are given back, that of the IP is not. */
  async giveBack(addresses: ProjectAddresses): Promise<void> {
    await Promise.all(mailboxes(addresses).map(([limit, key]) => this.limiter.giveBack(limit, key)));
  }
}

const mailboxes = ({ officeEmail, clientEmail }: ProjectAddresses): [RateLimit, string][] => [
  [SENT_PER_OFFICE, hashSecret(mailboxOf(officeEmail))],
  [SENT_PER_CLIENT, hashSecret(mailboxOf(clientEmail))],
];
