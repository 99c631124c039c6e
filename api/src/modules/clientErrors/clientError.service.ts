import type { Logger } from 'pino';
import type { RateLimit, RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import { invalid, ok, type Outcome } from '../../lib/result.ts';
import { logUnexpected } from '../../log.ts';
import { CLIENT_ERROR_LENGTHS } from '@forkfront/common/limits.ts';
import { messages } from './messages.ts';

/** An unexpected error that a browser reports. */
export interface ClientError {
  /** Class of the error: `TypeError`. */
  name: string;
  message: string;
  /** The calls as the browser writes them. */
  stack: string;
  /** The route of the page, without values: `/editor/$id`. */
  page: string;
}

const FIELDS = Object.keys(CLIENT_ERROR_LENGTHS) as (keyof ClientError)[];

const PER_IP: RateLimit = { name: 'client-error', points: 20, seconds: 10 * 60 };

/** Logs, counts and reports unexpected errors of browsers like those of the server. */
export class ClientErrorService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly log: Logger,
  ) {}

  /** At most 20 in 10 minutes per IP. `requestId` becomes the reference. */
  async report(
    error: ClientError,
    requestId: string,
    ip: string,
  ): Promise<Outcome<void, 'validation' | 'rateLimited'>> {
    const long = FIELDS.filter((field) => error[field].length > CLIENT_ERROR_LENGTHS[field]);
    const problems = long.map((path) => ({ path, message: messages.tooLong(CLIENT_ERROR_LENGTHS[path]) }));
    if (problems.length > 0) return invalid(messages.notReported, problems);
    const allowed = await this.limiter.take(PER_IP, ip);
    if (!allowed.ok) return allowed;
    const { name, message, stack, page } = error;
    const err = Object.assign(new Error(message), { name, stack });
    logUnexpected(this.log, { err, requestId, where: 'browser', page });
    return ok(undefined);
  }
}
