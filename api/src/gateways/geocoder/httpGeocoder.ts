import { z } from 'zod';
import { fail, ok } from '../../lib/result.ts';
import type { GeocoderConfig } from '../../serviceSettings.ts';
import type { GeocoderGateway, Place } from './geocoder.gateway.ts';

/** A diner waits for the answer. */
const TIMEOUT_MS = 2_000;

/** Postcodes of the Channel Islands and the Isle of Man have no coordinates. */
const Position = z.object({
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});
const Found = z.object({ result: Position });
/** `error` tells an unknown postcode from a wrong address of the service. */
const Unknown = z.object({ error: z.string().regex(/postcode/i), terminated: Position.nullish() });

const placeOf = ({ latitude, longitude }: z.infer<typeof Position>): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Asks a service with the HTTP API of postcodes.io. `timeoutMs` limits each request with its answer. */
export function createHttpGeocoder(
  { url }: GeocoderConfig,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): GeocoderGateway {
  return {
    async locate(postcode) {
      try {
        const response = await fetch(`${url}/postcodes/${encodeURIComponent(postcode)}`, {
          headers: { Accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status === 200) return ok(placeOf(Found.parse(await response.json()).result));
        if (response.status === 404) {
          const { terminated } = Unknown.parse(await response.json());
          return ok(terminated ? placeOf(terminated) : null);
        }
        await response.body?.cancel();
        return fail(`the geocoder answered ${response.status}`);
      } catch (error) {
        return fail(`the geocoder gave no usable answer: ${String(error)}`);
      }
    },
  };
}
