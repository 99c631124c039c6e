import { DAY_MS } from '@forkfront/common/durations.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { GeocoderGateway, Place } from '../../gateways/geocoder/geocoder.gateway.ts';
import type { RateLimit, RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { Postcode } from './postcode.entity.ts';
import { keepPostcode } from './postcode.repository.ts';

const KNOWN_MS = 90 * DAY_MS;
const UNKNOWN_MS = DAY_MS;
/** Questions to the geocoder; answers from the table are not counted. */
const LOOKUPS_PER_IP: RateLimit = { name: 'postcode-ip', points: 30, seconds: 10 * 60 };

/** `unavailable`: the geocoder did not answer, or the caller asked it too often. `unknown`: the postcode has no place. */
type Located = { kind: 'found'; place: Place } | { kind: 'unknown' } | { kind: 'unavailable' };

/** Finds places of postcodes, and remembers them. */
export class PostcodeService {
  constructor(
    private readonly em: EntityManager,
    private readonly geocoder: GeocoderGateway,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /**
   * The place of a postcode in normal form. A place is remembered for 90 days, an unknown postcode for one. At most 30
   * questions to the geocoder per IP in 10 minutes. While it does not answer, an older place is still used.
   */
  async locate(postcode: string, ip: string): Promise<Located> {
    const stored = await this.em.findOne(Postcode, { postcode }, { refresh: true });
    const known = stored && placeOf(stored);
    const age = stored ? this.clock().getTime() - stored.foundAt.getTime() : Infinity;
    if (stored && age < (known ? KNOWN_MS : UNKNOWN_MS)) return located(known);
    const allowed = await this.limiter.take(LOOKUPS_PER_IP, ip);
    if (!allowed.ok) return known ? located(known) : { kind: 'unavailable' };
    const answer = await this.geocoder.locate(postcode);
    if (!answer.ok) {
      this.log.warn({ reason: answer.error }, 'a postcode could not be located');
      return known ? located(known) : { kind: 'unavailable' };
    }
    await keepPostcode(this.em, postcode, answer.value, this.clock());
    return located(answer.value);
  }

  /** Deletes answers that are no longer used. */
  async sweep(): Promise<void> {
    const before = (age: number) => new Date(this.clock().getTime() - age);
    await this.em.nativeDelete(Postcode, {
      $or: [
        { foundAt: { $lt: before(2 * KNOWN_MS) } },
        { latitude: null, foundAt: { $lt: before(UNKNOWN_MS) } },
      ],
    });
  }
}

const located = (place: Place | null): Located => (place ? { kind: 'found', place } : { kind: 'unknown' });

const placeOf = ({ latitude, longitude }: Postcode): Place | null =>
  latitude == null || longitude == null ? null : { latitude, longitude };
