import type { Response } from 'express';
import type { Failure } from '../lib/failure.ts';
import type { Result } from '../lib/result.ts';
import { sendFailure } from './sendFailure.ts';

/** Answers with what a service returned: its value as `toBody` writes it, or its failure. */
export function respond<T>(
  response: Response,
  result: Result<T, Failure>,
  toBody: (value: T) => object,
  status = 200,
): void {
  if (result.ok) response.status(status).json(toBody(result.value));
  else sendFailure(response, result.error);
}
