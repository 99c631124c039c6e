/**
 * @generated SignedSource<<fb5bdd8f7936d91c75c1885686117ab0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RestaurantTilesQuery$variables = Record<PropertyKey, never>;
export type RestaurantTilesQuery$data = {
  readonly viewer: {
    readonly restaurantCounts: {
      readonly active: number;
      readonly expired: number;
      readonly inTrial: number;
      readonly total: number;
    };
  } | null | undefined;
};
export type RestaurantTilesQuery = {
  response: RestaurantTilesQuery$data;
  variables: RestaurantTilesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "RestaurantCounts",
  "kind": "LinkedField",
  "name": "restaurantCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inTrial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expired",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RestaurantTilesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RestaurantTilesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4fca7b9621fbd1092f6066920e69669e",
    "id": null,
    "metadata": {},
    "name": "RestaurantTilesQuery",
    "operationKind": "query",
    "text": "query RestaurantTilesQuery {\n  viewer {\n    restaurantCounts {\n      total\n      active\n      inTrial\n      expired\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8bd1f625f17fd65e2637f0cffc7d7494";

export default node;
