import { graphql, readInlineData } from 'react-relay';
import type {
  refusal_userError$data,
  refusal_userError$key,
} from '../__generated__/refusal_userError.graphql.ts';
import { problemText } from './networkProblem.ts';

/** `You can try again in 3 minutes.` for 180 `seconds`. */
export function waitText(seconds: number): string {
  // Rounded up, so that a retry after this time is accepted.
  const minutes = Math.ceil(seconds / 60);
  const [amount, unit] =
    seconds < 60
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : minutes < 60
        ? [minutes, 'minute']
        : [Math.ceil(minutes / 60), 'hour'];
  return `You can try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`;
}

/** Why a form or an action was refused. */
export interface Refusal {
  /** The text of the alert; empty when the errors of the fields are enough. */
  message: string;
  /** Error messages by field name. */
  fields: Readonly<Record<string, string>>;
  /** Seconds after which a retry is accepted. */
  waitSeconds?: number;
  /** Set when a sign-in needs its second step. */
  secondStep?: SecondStep;
}

/** The second step of a sign-in: what goes back with it, and how it can be passed. */
export interface SecondStep {
  challenge: string;
  factors: readonly string[];
}

// Each error type has its fields: with fields of the interface, Relay would miss them in every optimistic response.
const USER_ERROR = graphql`
  fragment refusal_userError on UserError
  @inline
  @argumentDefinitions(withWait: { type: "Boolean!", defaultValue: true }) {
    __typename
    ... on ConfirmationNeededError {
      message
      ways
    }
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
    ... on SecondStepNeededError {
      message
      challenge
      factors
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

/** A way in which a person can prove again who they are. */
export type ConfirmationWay = ConfirmationNeeded['ways'][number];
type ConfirmationNeeded = Extract<refusal_userError$data, { __typename: 'ConfirmationNeededError' }>;

/** The name of an error type of the API. */
export type ErrorName = refusal_userError$data['__typename'];

/** The text when the server sent none (spec §8); `error` is null when the server did not answer. */
export type Fallback = string | ((error: ErrorName | null) => string);

/** The fields of all errors; not every error has every field. */
interface UserError {
  readonly __typename: ErrorName;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly retryAfterSeconds?: number | undefined;
  readonly ways?: readonly ConfirmationWay[];
  readonly challenge?: string;
  readonly factors?: readonly string[];
}

/** The Refusal of a result's error, its name, and the ways to confirm who the person is. An empty message becomes the fallback (spec §8), a rate limit gets its time. */
export function readRefusal(
  key: refusal_userError$key | null | undefined,
  fallback: Fallback,
): { refusal: Refusal; error: ErrorName | null; ways: readonly ConfirmationWay[] } {
  if (!key) return { refusal: { message: textOf(fallback, null), fields: {} }, error: null, ways: [] };
  const data: UserError = readInlineData(USER_ERROR, key);
  const {
    __typename: error,
    fields: wrong = [],
    retryAfterSeconds: waitSeconds,
    ways = [],
    challenge,
    factors = [],
  } = data;
  const message = data.message || textOf(fallback, error);
  const fields = Object.fromEntries(wrong.map((field) => [field.path, field.message]));
  if (challenge !== undefined)
    return { refusal: { message, fields, secondStep: { challenge, factors } }, error, ways };
  if (!waitSeconds) return { refusal: { message, fields }, error, ways };
  return { refusal: { message: `${message} ${waitText(waitSeconds)}`, fields, waitSeconds }, error, ways };
}

/** The Refusal of a request without an answer; `fallback` is its text (spec §8). */
export const problemFailure = (problem: unknown, fallback: Fallback): Refusal => ({
  message: problemText(problem, textOf(fallback, null)),
  fields: {},
});

const textOf = (fallback: Fallback, error: ErrorName | null): string =>
  typeof fallback === 'string' ? fallback : fallback(error);
