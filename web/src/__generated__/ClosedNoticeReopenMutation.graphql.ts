/**
 * @generated SignedSource<<a7b67533fda55c629d9bc95de11f04b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
export type ReopenRestaurantInput = {
  id: string;
};
export type ClosedNoticeReopenMutation$variables = {
  input: ReopenRestaurantInput;
};
export type ClosedNoticeReopenMutation$data = {
  readonly reopenRestaurant: {
    readonly __typename: "ConflictError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "ReopenRestaurantPayload";
    readonly restaurant: {
      readonly hasPaidFeatures: boolean;
      readonly id: string;
      readonly isActive: boolean;
      readonly siteVersion: number;
      readonly subscription: {
        readonly status: SubscriptionStatus;
      };
      readonly updatedAt: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ClosedNoticeReopenMutation$rawResponse = {
  readonly reopenRestaurant: {
    readonly __typename: "ConflictError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "ReopenRestaurantPayload";
    readonly restaurant: {
      readonly hasPaidFeatures: boolean;
      readonly id: string;
      readonly isActive: boolean;
      readonly siteVersion: number;
      readonly subscription: {
        readonly status: SubscriptionStatus;
      };
      readonly updatedAt: string;
    };
  } | {
    readonly __typename: string;
  };
};
export type ClosedNoticeReopenMutation = {
  rawResponse: ClosedNoticeReopenMutation$rawResponse;
  response: ClosedNoticeReopenMutation$data;
  variables: ClosedNoticeReopenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "reopenRestaurant",
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
            "concreteType": "Restaurant",
            "kind": "LinkedField",
            "name": "restaurant",
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
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPaidFeatures",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "siteVersion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RestaurantSubscription",
                "kind": "LinkedField",
                "name": "subscription",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ReopenRestaurantPayload",
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
        "selections": (v1/*:: as any*/),
        "type": "ConflictError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ClosedNoticeReopenMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ClosedNoticeReopenMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "7fc4d1f5490a170f7e5c6ecb55410ada",
    "id": null,
    "metadata": {},
    "name": "ClosedNoticeReopenMutation",
    "operationKind": "mutation",
    "text": "mutation ClosedNoticeReopenMutation(\n  $input: ReopenRestaurantInput!\n) {\n  reopenRestaurant(input: $input) {\n    __typename\n    ... on ReopenRestaurantPayload {\n      restaurant {\n        id\n        isActive\n        hasPaidFeatures\n        siteVersion\n        updatedAt\n        subscription {\n          status\n        }\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n    ... on ConflictError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4bfcdf899f5390fbe1caf2ad0a8a2a3a";

export default node;
