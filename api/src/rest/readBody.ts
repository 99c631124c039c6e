import { z } from 'zod';
import type { ValidationFailure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';

/** The sentence above the problems of single fields. */
export const WRONG_FIELDS = 'Some fields are missing or wrong.';

/** A text; missing and null are empty, so that the service's own sentence is told. */
export const text = z
  .string({ error: 'Please send a text.' })
  .nullish()
  .transform((value) => value ?? '');

/** What a route needs of the JSON that was sent. Fields it does not name are ignored. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): Result<T, ValidationFailure> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return ok(parsed.data);
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return fail({ kind: 'validation', message: WRONG_FIELDS, fields });
}
