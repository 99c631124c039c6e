import { isDeepStrictEqual } from 'node:util';

/** The former values of the fields that are different now, as an event's `previous_attributes` tells them; null: none. */
export function changedFields(before: object, after: object): Record<string, unknown> | null {
  const now = new Map<string, unknown>(Object.entries(after));
  const changed = Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, now.get(name)));
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}
