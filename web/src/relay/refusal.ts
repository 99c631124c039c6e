import { graphql, readInlineData } from 'react-relay';
import type {
  refusal_userError$data,
  refusal_userError$key,
} from '../__generated__/refusal_userError.graphql.ts';
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

/** Why something was not accepted. */
export interface Refusal {
  /** The sentence of the alert; empty when the fields say it all. */
  message: string;
  /** Sentences by field name. */
  fields: Readonly<Record<string, string>>;
  /** The next try is accepted after this time. */
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
  if (!key) return { refusal: { message: textOf(fallback, null), fields: {} }, error: null };
  const data: UserError = readInlineData(USER_ERROR, key);
  const { __typename: error, fields: wrong = [], retryAfterSeconds: waitSeconds } = data;
  const message = data.message || textOf(fallback, error);
  const fields = Object.fromEntries(wrong.map((field) => [field.path, field.message]));
  if (!waitSeconds) return { refusal: { message, fields }, error };
  return { refusal: { message: `${message} ${waitText(waitSeconds)}`, fields, waitSeconds }, error };
}

/** A call that got no answer, as a Refusal; `fallback` is the situation's text (spec §8). */
export const problemFailure = (problem: unknown, fallback: Fallback): Refusal => ({
  message: problemText(problem, textOf(fallback, null)),
  fields: {},
});

const textOf = (fallback: Fallback, error: ErrorName | null): string =>
  typeof fallback === 'string' ? fallback : fallback(error);
