import type { ServerResponse } from 'node:http';
import { type Metrics, secondsSince, statusClass } from '../gateways/metrics/metrics.ts';
import type { Purpose } from './admission.ts';
import type { HostTarget } from './hosts.ts';

/** Measures a request until its answer is sent or its client has left. */
export function measureRequest(
  { httpSeconds }: Metrics,
  response: ServerResponse,
  host: HostTarget['kind'] | 'grocery',
  purpose: Purpose | null,
): void {
  const begun = performance.now();
  response.once('close', () =>
    httpSeconds.observe(
      { host, purpose: purpose ?? 'other', status: statusClass(response.statusCode) },
      secondsSince(begun),
    ),
  );
}
