import type { FieldProblem, ValidationFailure } from '../../lib/result.ts';

/** A failure with every wrong field. For several fields `message` is the summary. */
export const invalidFields = (fields: FieldProblem[], message: string): ValidationFailure => ({
  kind: 'validation',
  message: fields.length === 1 ? (fields[0]?.message ?? message) : message,
  fields,
});
