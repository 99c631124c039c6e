import { getRandomValues } from 'node:crypto';
import { v5, v7 } from 'uuid';

const RANDOM_BYTES = 16;
/** Drawn for many ids at once: a draw takes ten times as long as the id. */
const random = new Uint8Array(256 * RANDOM_BYTES);
let used = random.length;
/** Of 31 bits. It orders the ids of one millisecond. */
let sequence = 0;

/** A new time-ordered UUID (version 7). */
export function newId(): string {
  if (used === random.length) {
    getRandomValues(random);
    used = 0;
  }
  const bytes = random.subarray(used, (used += RANDOM_BYTES));
  sequence = (sequence + 1) % 2 ** 31;
  return v7({ random: bytes, seq: sequence });
}

const NAMESPACE = '0f5f7d1c-7a0e-4b3e-9d55-6c1e2b8a4f93';

/**
 * The id, a UUID (version 5), of what a person sends: the same facts on the same day (UTC) have the same id. A second press, or a try
 * after a lost answer, then meets the primary key. The id can be guessed by those who know the facts.
 */
export const sentId = (sentAt: Date, ...facts: string[]): string =>
  v5(JSON.stringify([sentAt.toISOString().slice(0, 10), ...facts]), NAMESPACE);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isUuid = (value: string): boolean => UUID.test(value);
