import { formFailure, type FormFailure } from '../lib/forms.ts';
import { problemText } from './networkProblem.ts';

/** When another try is let through, `seconds` from now: `You can try again in 3 minutes.` */
export function waitText(seconds: number): string {
  const [amount, unit] = seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : minutesOrHours(seconds);
  return `You can try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`;
}

/** Rounded up: who comes back at the time told is let through. */
function minutesOrHours(seconds: number): [number, 'minute' | 'hour'] {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}

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

/** What got no answer, as the failure of its form; `fallback` is the situation's text (spec §8). */
export const problemFailure = (problem: unknown, fallback: string): FormFailure =>
  formFailure({ message: problemText(problem, fallback) }, '');
