/**
 * @generated SignedSource<<14a185123b4ca33d914943e866233d38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type EmailDetailsCancelMutation$variables = Record<PropertyKey, never>;
export type EmailDetailsCancelMutation$data = {
  readonly cancelEmailChange: {
    readonly __typename: "CancelEmailChangePayload";
    readonly user: {
      readonly id: string;
      readonly pendingEmail: string | null | undefined;
    };
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type EmailDetailsCancelMutation$rawResponse = {
  readonly cancelEmailChange: {
    readonly __typename: "CancelEmailChangePayload";
    readonly user: {
      readonly id: string;
      readonly pendingEmail: string | null | undefined;
    };
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: string;
  };
};
export type EmailDetailsCancelMutation = {
  rawResponse: EmailDetailsCancelMutation$rawResponse;
  response: EmailDetailsCancelMutation$data;
  variables: EmailDetailsCancelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "cancelEmailChange",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pendingEmail",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CancelEmailChangePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "NotFoundError",
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
    "name": "EmailDetailsCancelMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmailDetailsCancelMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "ee17b8806087d70101586b4c6c287010",
    "id": null,
    "metadata": {},
    "name": "EmailDetailsCancelMutation",
    "operationKind": "mutation",
    "text": "mutation EmailDetailsCancelMutation {\n  cancelEmailChange {\n    __typename\n    ... on CancelEmailChangePayload {\n      user {\n        id\n        pendingEmail\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e58248cb83ac674d22fe6dbed96eb443";

export default node;
