import { z } from 'zod';
import { fail, ok } from '../../lib/result.ts';
import type { GeocoderConfig } from '../../serviceSettings.ts';
import type { GeocoderGateway, Place } from './geocoder.gateway.ts';

/** A diner waits for the answer. */
const TIMEOUT_MS = 3_000;

/** Postcodes of the Channel Islands and the Isle of Man have no coordinates. */
const Position = z.object({
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});
const Found = z.object({ result: Position });
/** `error` tells an unknown postcode from a wrong address of the service. */
const Unknown = z.object({ error: z.string().regex(/postcode/i), terminated: Position.nullish() });
const UnknownOutcode = z.object({ error: z.string().regex(/outcode/i) });

const placeOf = ({ latitude, longitude }: z.infer<typeof Position>): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Asks a service with the HTTP API of postcodes.io. `timeoutMs` limits the time of all requests for one postcode. */
export function createHttpGeocoder(
  { url }: GeocoderConfig,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): GeocoderGateway {
  return {
    async locate(postcode) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const known = await get(`${url}/postcodes/${encodeURIComponent(postcode)}`, signal);
        if (known.isFound) return ok(placeOf(Found.parse(known.body).result));
        const { error, terminated } = Unknown.parse(known.body);
        if (terminated) return ok(placeOf(terminated));
        if (/invalid/i.test(error)) return ok(null);
        return ok(await centreOf(url, postcode, signal));
      } catch (error) {
        return fail(`the geocoder gave no usable answer: ${String(error)}`);
      }
    },
  };
}

/** The centre of the outward code of a postcode: new postcodes are in use before the service knows them. */
async function centreOf(url: string, postcode: string, signal: AbortSignal): Promise<Place | null> {
  const [outcode = ''] = postcode.split(' ');
  const { isFound, body } = await get(`${url}/outcodes/${encodeURIComponent(outcode)}`, signal);
  if (isFound) return placeOf(Found.parse(body).result);
  UnknownOutcode.parse(body);
  return null;
}

/** The JSON of an answer 200 or 404. Throws for every other answer. */
async function get(address: string, signal: AbortSignal): Promise<{ isFound: boolean; body: unknown }> {
  const response = await fetch(address, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal,
  });
  if (response.status === 200 || response.status === 404)
    return { isFound: response.status === 200, body: await response.json() };
  await response.body?.cancel();
  throw new Error(`it answered ${response.status}`);
}
