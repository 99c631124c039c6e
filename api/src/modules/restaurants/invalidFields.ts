import type { FieldProblem, ValidationFailure } from '../../lib/result.ts';

/** A failure that names every wrong field. One wrong field speaks for itself; several get `message` above them. */
export const invalidFields = (fields: FieldProblem[], message: string): ValidationFailure => ({
  kind: 'validation',
  message: fields.length === 1 ? (fields[0]?.message ?? message) : message,
  fields,
});
