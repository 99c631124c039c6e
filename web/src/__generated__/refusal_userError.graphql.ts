/**
 * @generated SignedSource<<99477e3de392de04cdf13cd7b418f699>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConfirmationWay = "AUTHENTICATOR" | "PASSWORD" | "%future added value";
export type SecondFactor = "AUTHENTICATOR" | "PASSKEY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type refusal_userError$data = {
  readonly __typename: "ConfirmationNeededError";
  readonly message: string;
  readonly ways: ReadonlyArray<ConfirmationWay>;
  readonly " $fragmentType": "refusal_userError";
} | {
  readonly __typename: "ConflictError";
  readonly message: string;
  readonly " $fragmentType": "refusal_userError";
} | {
  readonly __typename: "NotFoundError";
  readonly message: string;
  readonly " $fragmentType": "refusal_userError";
} | {
  readonly __typename: "PaidPlanError";
  readonly message: string;
  readonly " $fragmentType": "refusal_userError";
} | {
  readonly __typename: "RateLimitedError";
  readonly message: string;
  readonly retryAfterSeconds?: number;
  readonly " $fragmentType": "refusal_userError";
} | {
  readonly __typename: "SecondStepNeededError";
  readonly challenge: string;
  readonly factors: ReadonlyArray<SecondFactor>;
  readonly message: string;
  readonly " $fragmentType": "refusal_userError";
} | {
  readonly __typename: "UnauthenticatedError";
  readonly message: string;
  readonly " $fragmentType": "refusal_userError";
} | {
  readonly __typename: "UnavailableError";
  readonly message: string;
  readonly " $fragmentType": "refusal_userError";
} | {
  readonly __typename: "ValidationError";
  readonly fields: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "refusal_userError";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "refusal_userError";
};
export type refusal_userError$key = {
  readonly " $data"?: refusal_userError$data;
  readonly " $fragmentSpreads": FragmentRefs<"refusal_userError">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refusal_userError"
};

(node as any).hash = "d72c2e5095400a140148154e72c65511";

export default node;
