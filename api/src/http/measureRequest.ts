import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Metrics, secondsSince, statusClass } from '../gateways/metrics/metrics.ts';
import { inRequestSpan } from '../lib/spans.ts';
import type { Purpose } from './admission.ts';
import type { HostTarget } from './hosts.ts';

/** Answers a request by `work`, and measures and traces it until its answer is sent or its client has left. */
export function measureRequest<T>(
  { httpSeconds }: Metrics,
  request: IncomingMessage,
  response: ServerResponse,
  host: HostTarget['kind'] | 'grocery',
  purpose: Purpose | null,
  work: () => T,
): T {
  const begun = performance.now();
  response.once('close', () =>
    httpSeconds.observe(
      { host, purpose: purpose ?? 'other', status: statusClass(response.statusCode) },
      secondsSince(begun),
    ),
  );
  return inRequestSpan(request, response, host, work);
}
