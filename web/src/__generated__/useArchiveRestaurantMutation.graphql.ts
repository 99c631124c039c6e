/**
 * @generated SignedSource<<e79b6a5c6a4eb23c48c981abfdd6df8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
export type ArchiveRestaurantInput = {
  id: string;
};
export type useArchiveRestaurantMutation$variables = {
  input: ArchiveRestaurantInput;
};
export type useArchiveRestaurantMutation$data = {
  readonly archiveRestaurant: {
    readonly __typename: "ArchiveRestaurantPayload";
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
    readonly __typename: "ConflictError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useArchiveRestaurantMutation$rawResponse = {
  readonly archiveRestaurant: {
    readonly __typename: "ArchiveRestaurantPayload";
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
    readonly __typename: "ConflictError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: string;
  };
};
export type useArchiveRestaurantMutation = {
  rawResponse: useArchiveRestaurantMutation$rawResponse;
  response: useArchiveRestaurantMutation$data;
  variables: useArchiveRestaurantMutation$variables;
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
    "name": "archiveRestaurant",
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
        "type": "ArchiveRestaurantPayload",
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
    "name": "useArchiveRestaurantMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useArchiveRestaurantMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "d9e8250ea1ecab4d3debb0fff5a74a67",
    "id": null,
    "metadata": {},
    "name": "useArchiveRestaurantMutation",
    "operationKind": "mutation",
    "text": "mutation useArchiveRestaurantMutation(\n  $input: ArchiveRestaurantInput!\n) {\n  archiveRestaurant(input: $input) {\n    __typename\n    ... on ArchiveRestaurantPayload {\n      restaurant {\n        id\n        isActive\n        hasPaidFeatures\n        siteVersion\n        updatedAt\n        subscription {\n          status\n        }\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n    ... on ConflictError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "25b28dd6dcaaff8df9169824ca2ddaa8";

export default node;
