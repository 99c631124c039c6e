import { v5, v7 } from 'uuid';

/** A new time-ordered UUID (version 7). */
export const newId = (): string => v7();

const NAMESPACE = '0f5f7d1c-7a0e-4b3e-9d55-6c1e2b8a4f93';

/**
 * The id, a UUID (version 5), of what a person sends: the same facts on the same day (UTC) have the same id. A second press, or a try
 * after a lost answer, then meets the primary key. The id can be guessed by those who know the facts.
 */
export const sentId = (sentAt: Date, ...facts: string[]): string =>
  v5(JSON.stringify([sentAt.toISOString().slice(0, 10), ...facts]), NAMESPACE);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isUuid = (value: string): boolean => UUID.test(value);
