import { formFailure, type FormFailure } from '../lib/formFailure.ts';
import { waitText } from './waitText.ts';

/** Why something was not accepted; `waitSeconds` when another try is let through after that. */
export interface Refusal extends FormFailure {
  waitSeconds?: number;
}

/** Any member of a result, also one that this version does not know; the fields are those of error members. */
export interface ResultMember {
  readonly __typename: string;
  readonly message?: string | undefined;
  readonly fields?: readonly { readonly path: string; readonly message: string }[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** A returned error member as a Refusal: an empty message becomes the situation's fallback (spec §8), a limit says how long to wait. */
export function refusal({ message, fields, retryAfterSeconds }: ResultMember, fallback: string): Refusal {
  const failure = formFailure({ message, fields }, fallback);
  if (!retryAfterSeconds) return failure;
  return {
    ...failure,
    message: `${failure.message} ${waitText(retryAfterSeconds)}`,
    waitSeconds: retryAfterSeconds,
  };
}
