import type { FieldErrors } from './formFailure.ts';

/** The fields that have something wrong: null means that nothing is. */
export function presentErrors(errors: Readonly<Record<string, string | null>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
