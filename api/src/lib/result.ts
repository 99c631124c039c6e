/** The outcome of an operation that can fail in expected ways; the failures are listed in `E`. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** An invalid input field: `path` is the argument's name (`email`, `lines.0.quantity`), `message` is for the user. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** The most field problems of an answer, and the most characters of each text. */
const SHOWN = { fields: 10, characters: 200 };

/** The field problems as clients get them: the first ones, with short texts, however much was wrong in the input. */
export const shownFields = (fields: readonly FieldProblem[]): FieldProblem[] =>
  fields.slice(0, SHOWN.fields).map(({ path, message }) => ({ path: short(path), message: short(message) }));

const short = (text: string): string =>
  text.length <= SHOWN.characters ? text : `${text.slice(0, SHOWN.characters - 1)}…`;

/** The problem of one field as a list; empty when `message` is null. */
export const problemAt = (path: string, message: string | null): FieldProblem[] =>
  message === null ? [] : [{ path, message }];

/** `message` is for the user. */
interface Expected<Kind extends string> {
  kind: Kind;
  message: string;
}

export interface ValidationFailure extends Expected<'validation'> {
  fields: FieldProblem[];
}

/** Missing, or it belongs to another user; clients cannot distinguish the two. */
export type NotFoundFailure = Expected<'notFound'>;

export type UnauthenticatedFailure = Expected<'unauthenticated'>;

export type ConflictFailure = Expected<'conflict'>;

/** The result `notFound`: missing, or it belongs to another user. `message` is for the user. */
export const notFound = (message: string) => fail<NotFoundFailure>({ kind: 'notFound', message });

/** The result `conflict`: it does not fit what is there now. `message` is for the user. */
export const conflict = (message: string) => fail<ConflictFailure>({ kind: 'conflict', message });

/** The result `validation`: these fields are wrong. `message` is the summary for the user. */
export const invalid = (message: string, fields: FieldProblem[]) =>
  fail<ValidationFailure>({ kind: 'validation', message, fields });

export interface RateLimitedFailure extends Expected<'rateLimited'> {
  retryAfterSeconds: number;
}

/** An external service did not answer, or the server is overloaded; a retry may succeed. */
export interface UnavailableFailure extends Expected<'unavailable'> {
  /** Seconds until a retry makes sense, if known. */
  retryAfterSeconds?: number;
}

/** The result `unavailable`. `message` is for the user. */
export const unavailable = (message: string) => fail<UnavailableFailure>({ kind: 'unavailable', message });

/** The order's total differs from the total that the diner saw. `total` is in pence. */
export interface TotalChangedFailure extends Expected<'totalChanged'> {
  total: number;
}

/** The restaurant accepts no orders now. */
export type ClosedFailure = Expected<'closed'>;

/** The site's plan does not include it. */
export type PaidPlanFailure = Expected<'paidPlan'>;

/** How a signed-in person can prove again who they are. */
export type ConfirmationWay = 'PASSWORD' | 'AUTHENTICATOR';

/** The person must prove again who they are before this change. `ways` is empty when only a new sign-in does it. */
export interface ConfirmationFailure extends Expected<'confirmation'> {
  ways: ConfirmationWay[];
}

/** How a person passes the second step of a sign-in. A recovery code is always possible too. */
export type SecondFactor = 'PASSKEY' | 'AUTHENTICATOR';

/** The first step of a sign-in was right; a second one is needed. */
export interface SecondStepFailure extends Expected<'secondStep'> {
  /** Goes back with the second step. */
  challenge: string;
  factors: SecondFactor[];
}

/** The result `paidPlan`. `message` is for the user. */
export const paidPlan = (message: string) => fail<PaidPlanFailure>({ kind: 'paidPlan', message });

/** Every expected failure of a service. GraphQL returns it as a `UserError` member, REST as a status. */
export type Failure =
  | ValidationFailure
  | NotFoundFailure
  | UnauthenticatedFailure
  | ConflictFailure
  | RateLimitedFailure
  | UnavailableFailure
  | TotalChangedFailure
  | ClosedFailure
  | PaidPlanFailure
  | ConfirmationFailure
  | SecondStepFailure;

/** The failures of these kinds. */
export type FailureOf<Kind extends Failure['kind']> = Extract<Failure, { kind: Kind }>;

/** A result with the failures of these kinds: `Outcome<User, 'notFound' | 'conflict'>`. */
export type Outcome<T, Kind extends Failure['kind']> = Result<T, FailureOf<Kind>>;
