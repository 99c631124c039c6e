import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { logUnexpected } from '../log.ts';
import { requestId } from '../http/request.ts';
import { asTryAgain } from '../lib/tryAgain.ts';

/** How a request failed: an outage passes, anything else is a fault of ours with a reference to the log. */
export interface Failure {
  status: 500 | 503;
  /** Id of the request in the log; null in an outage. */
  reference: string | null;
  headers: string[];
}

/** Logs a failed request: an outage as a warning with its reason, anything else as an error with its stack. */
export function logFailure(log: Logger, request: IncomingMessage, error: unknown): Failure {
  const id = requestId(request);
  const again = asTryAgain(error);
  if (again) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason, requestId: id }, 'try again');
    return { status: 503, reference: null, headers: ['retry-after', String(again.retryAfterSeconds)] };
  }
  logUnexpected(log, { err: error, requestId: id });
  return { status: 500, reference: id, headers: [] };
}
