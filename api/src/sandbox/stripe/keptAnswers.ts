import { StripeRefusal } from './stripeRefusal.ts';
import type { World } from './world.ts';

export interface WireAnswer {
  status: number;
  /** JSON. */
  body: string;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 255;

/** What a request with this key was answered within 24 hours; null: it is new. Throws StripeRefusal for another request. */
export function keptAnswer(world: World, key: string, fingerprint: string): WireAnswer | null {
  if (key.length > LONGEST_KEY)
    throw new StripeRefusal(
      400,
      'idempotency_error',
      'Idempotency keys must be at most 255 characters long.',
    );
  const kept = world.ledger.get('answer', key);
  if (!kept || kept.at <= world.clock().getTime() - KEPT_MS) return null;
  if (kept.fingerprint !== fingerprint)
    throw new StripeRefusal(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { code: 'idempotency_key_in_use' },
    );
  return { status: kept.status, body: kept.body };
}

export function keepAnswer(
  world: World,
  key: string,
  fingerprint: string,
  { status, body }: WireAnswer,
): void {
  const at = world.clock().getTime();
  for (const old of world.ledger.all('answer')) {
    if (old.at > at - KEPT_MS) break;
    world.ledger.remove('answer', old.id);
  }
  world.ledger.put('answer', { id: key, fingerprint, status, body, at });
}
