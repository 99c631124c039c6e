/**
 * @generated SignedSource<<c3893e3daa7dcf4b201c44fe37239833>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useCancelEmailChangeMutation$variables = Record<PropertyKey, never>;
export type useCancelEmailChangeMutation$data = {
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
export type useCancelEmailChangeMutation$rawResponse = {
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
export type useCancelEmailChangeMutation = {
  rawResponse: useCancelEmailChangeMutation$rawResponse;
  response: useCancelEmailChangeMutation$data;
  variables: useCancelEmailChangeMutation$variables;
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
    "name": "useCancelEmailChangeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCancelEmailChangeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "9ed1fa01d3c4cb7560c7ea7f911be30f",
    "id": null,
    "metadata": {},
    "name": "useCancelEmailChangeMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelEmailChangeMutation {\n  cancelEmailChange {\n    __typename\n    ... on CancelEmailChangePayload {\n      user {\n        id\n        pendingEmail\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "89fc4b4b9b11b129a9f7b980f0a347db";

export default node;
