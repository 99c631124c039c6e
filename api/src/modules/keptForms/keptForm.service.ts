import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimit, RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { type FormTexts, KeptForm } from './keptForm.entity.ts';

/** How long the page of a form can be reloaded. */
const FORM_KEPT_MINUTES = 30;
/** Characters of the encoded fields: twice the longest form of a site with letters that need twelve. */
const MAX_CHARACTERS = 50_000;
const MAX_PLACE = 300;
const PER_IP: RateLimit = { name: 'kept-form-ip', points: 200, seconds: 60 * 60 };

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

interface Sent {
  fields: URLSearchParams;
  words: FormTexts;
}

/** Keeps forms for a short time, so that each answer to a form is a page with an address of its own (decision 99). */
export class KeptFormService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a form for 30 minutes and returns its key; null when it is too long, or when this address had many kept: the page is
   * then the answer itself. `place`: only the page there finds it.
   */
  async keep(place: string, { fields, words }: Sent, ip: string): Promise<string | null> {
    const text = fields.toString();
    if (text.length > MAX_CHARACTERS || place.length > MAX_PLACE) return null;
    const allowed = await this.limiter.take(PER_IP, ip);
    if (!allowed.ok) return null;
    const id = randomUUID();
    const expiresAt = new Date(this.clock().getTime() + FORM_KEPT_MINUTES * 60_000);
    await this.em.insert(KeptForm, { id, place, fields: text, words, expiresAt });
    return id;
  }

  /** A kept form; null for an unknown key, another place, and after its time. */
  async find(place: string, key: string): Promise<Sent | null> {
    if (!UUID.test(key)) return null;
    const kept = await this.em.findOne(KeptForm, { id: key, place, expiresAt: { $gt: this.clock() } });
    return kept && { fields: new URLSearchParams(kept.fields), words: kept.words };
  }

  /** Deletes the forms whose time is over. */
  async sweep(): Promise<void> {
    await this.em.nativeDelete(KeptForm, { expiresAt: { $lte: this.clock() } });
  }
}
