import { readStored, writeStored } from '../../lib/storage.ts';
import type { LineValues } from './lines.rules.ts';

/** As stored: lacks what was added later. */
type StoredValues = Pick<LineValues, 'name' | 'price' | 'section' | 'newSection'> & Partial<LineValues>;

/** What the visitor typed about unread lines, by line, so that a reload loses nothing. Null until the first use. */
let typed: Map<string, LineValues> | null = null;

function stored(): Map<string, LineValues> {
  try {
    const value: unknown = JSON.parse(readStored('onboardingReview', 'visit') ?? '[]');
    return new Map(
      Array.isArray(value)
        ? value
            .filter(isEntry)
            .map(([id, values]) => [id, { description: '', sizes: [], diets: [], ...values }])
        : [],
    );
  } catch {
    return new Map(); // somebody else's text
  }
}

function isEntry(entry: unknown): entry is [string, StoredValues] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const values: unknown = entry[1];
  if (typeof values !== 'object' || values === null) return false;
  const told = new Map<string, unknown>(Object.entries(values));
  return ['name', 'price', 'section', 'newSection'].every((field) => typeof told.get(field) === 'string');
}

/** The typed values of a line; undefined without any. */
export const typedLine = (id: string): LineValues | undefined => (typed ??= stored()).get(id);

/** Keeps the typed values of a line; null forgets them. */
export function keepTyped(id: string, values: LineValues | null): void {
  typed ??= stored();
  if (values) typed.set(id, values);
  else typed.delete(id);
  writeStored('onboardingReview', typed.size > 0 ? JSON.stringify([...typed]) : null, 'visit');
}

/** Forgets all typed values, with the conversation. */
export function forgetTyped(): void {
  typed = null;
  writeStored('onboardingReview', null, 'visit');
}
