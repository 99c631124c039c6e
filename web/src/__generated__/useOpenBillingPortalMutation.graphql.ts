/**
 * @generated SignedSource<<85724debf9a287fe9e851630d34f9431>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useOpenBillingPortalMutation$variables = Record<PropertyKey, never>;
export type useOpenBillingPortalMutation$data = {
  readonly createBillingPortalSession: {
    readonly __typename: "CreateBillingPortalSessionPayload";
    readonly url: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "RateLimitedError";
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: "UnavailableError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useOpenBillingPortalMutation = {
  response: useOpenBillingPortalMutation$data;
  variables: useOpenBillingPortalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "createBillingPortalSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "type": "CreateBillingPortalSessionPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfterSeconds",
            "storageKey": null
          }
        ],
        "type": "RateLimitedError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "UnavailableError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpenBillingPortalMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOpenBillingPortalMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "e0197c620229ad7a99ff04f24cf9076f",
    "id": null,
    "metadata": {},
    "name": "useOpenBillingPortalMutation",
    "operationKind": "mutation",
    "text": "mutation useOpenBillingPortalMutation {\n  createBillingPortalSession {\n    __typename\n    ... on CreateBillingPortalSessionPayload {\n      url\n    }\n    ... on NotFoundError {\n      message\n    }\n    ... on RateLimitedError {\n      message\n      retryAfterSeconds\n    }\n    ... on UnavailableError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e2047db7fc654164c4cc1cf90a832677";

export default node;
