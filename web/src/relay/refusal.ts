import { graphql, readInlineData } from 'react-relay';
import type {
  refusal_userError$data,
  refusal_userError$key,
} from '../__generated__/refusal_userError.graphql.ts';
import { formFailure, type FormFailure } from '../lib/forms.ts';
import { problemText } from './networkProblem.ts';

/** When the next try is accepted, `seconds` from now: `You can try again in 3 minutes.` */
export function waitText(seconds: number): string {
  const [amount, unit] = seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : minutesOrHours(seconds);
  return `You can try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`;
}

/** Rounded up, so that a try after the stated time is accepted. */
function minutesOrHours(seconds: number): [number, 'minute' | 'hour'] {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}

/** Why something was not accepted. `waitSeconds`: the next try is accepted after this time. */
export interface Refusal extends FormFailure {
  waitSeconds?: number;
}

// The fields are asked of each error and not of the interface: Relay would miss them in every optimistic response.
const USER_ERROR = graphql`
  fragment refusal_userError on UserError
  @inline
  @argumentDefinitions(withWait: { type: "Boolean!", defaultValue: true }) {
    __typename
    ... on ConflictError {
      message
    }
    ... on NotFoundError {
      message
    }
    ... on PaidPlanError {
      message
    }
    ... on RateLimitedError {
      message
      retryAfterSeconds @include(if: $withWait)
    }
    ... on UnauthenticatedError {
      message
    }
    ... on UnavailableError {
      message
    }
    ... on ValidationError {
      message
      fields {
        path
        message
      }
    }
  }
`;

/** The name of an error type of the API. */
export type ErrorName = refusal_userError$data['__typename'];

/** The text of a situation for which the server sent none (spec §8); `error` is null when the server did not answer. */
export type Fallback = string | ((error: ErrorName | null) => string);

/** Why the server refused, and the name of its error; null when the result is no error. */
interface ServerRefusal {
  refusal: Refusal;
  error: ErrorName | null;
}

/** Any of the errors; a field is left out by those that do not have it. */
interface UserError {
  readonly __typename: ErrorName;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * The error member of a result as a Refusal: an empty message becomes the situation's fallback (spec §8), a limit says how
 * long to wait.
 */
export function readRefusal(
  key: refusal_userError$key | null | undefined,
  fallback: Fallback,
): ServerRefusal {
  if (!key) return { refusal: formFailure({}, textOf(fallback, null)), error: null };
  const data: UserError = readInlineData(USER_ERROR, key);
  const error = data.__typename;
  const refusal = formFailure(data, textOf(fallback, error));
  const { retryAfterSeconds } = data;
  if (!retryAfterSeconds) return { refusal, error };
  const message = `${refusal.message} ${waitText(retryAfterSeconds)}`;
  return { refusal: { ...refusal, message, waitSeconds: retryAfterSeconds }, error };
}

/** A call that got no answer, as the failure of its form; `fallback` is the situation's text (spec §8). */
export const problemFailure = (problem: unknown, fallback: Fallback): FormFailure =>
  formFailure({ message: problemText(problem, textOf(fallback, null)) }, '');

const textOf = (fallback: Fallback, error: ErrorName | null): string =>
  typeof fallback === 'string' ? fallback : fallback(error);
