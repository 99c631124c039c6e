/**
 * @generated SignedSource<<86f11db74f74a8b4f179c8d757f5eeba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DashboardScreenQuery$variables = Record<PropertyKey, never>;
export type DashboardScreenQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly name: string;
    readonly restaurantCounts: {
      readonly free: number;
      readonly total: number;
      readonly trialAvailable: number;
    };
  } | null | undefined;
};
export type DashboardScreenQuery = {
  response: DashboardScreenQuery$data;
  variables: DashboardScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
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
        "name": "name",
        "storageKey": null
      },
      {
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
            "name": "free",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trialAvailable",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DashboardScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "e738e2b850a947848dd694e45354d46c",
    "id": null,
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": "query DashboardScreenQuery {\n  viewer {\n    id\n    name\n    restaurantCounts {\n      total\n      free\n      trialAvailable\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6fe04d69f40f2815d769ec3b6852022f";

export default node;
