/**
 * @generated SignedSource<<2f67add74a4093e5e7bd7c4854d29dac>>
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
export type CloseSiteMutation$variables = {
  input: ArchiveRestaurantInput;
};
export type CloseSiteMutation$data = {
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
export type CloseSiteMutation$rawResponse = {
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
export type CloseSiteMutation = {
  rawResponse: CloseSiteMutation$rawResponse;
  response: CloseSiteMutation$data;
  variables: CloseSiteMutation$variables;
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
    "name": "CloseSiteMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CloseSiteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "ecfdafd714be114b60ff2d8b3104b9ff",
    "id": null,
    "metadata": {},
    "name": "CloseSiteMutation",
    "operationKind": "mutation",
    "text": "mutation CloseSiteMutation(\n  $input: ArchiveRestaurantInput!\n) {\n  archiveRestaurant(input: $input) {\n    __typename\n    ... on ArchiveRestaurantPayload {\n      restaurant {\n        id\n        isActive\n        hasPaidFeatures\n        siteVersion\n        updatedAt\n        subscription {\n          status\n        }\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n    ... on ConflictError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6b84b83bc7adc7f1837b1ab25fdca1d8";

export default node;
