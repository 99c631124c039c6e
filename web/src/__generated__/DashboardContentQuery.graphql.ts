/**
 * @generated SignedSource<<18febaf30337d6d1c572a78984af4d67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardContentQuery$variables = Record<PropertyKey, never>;
export type DashboardContentQuery$data = {
  readonly viewer: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"GrowthCard_user" | "WebsitesCard_user">;
  } | null | undefined;
};
export type DashboardContentQuery = {
  response: DashboardContentQuery$data;
  variables: DashboardContentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DashboardContentQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "WebsitesCard_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GrowthCard_user"
          }
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
    "name": "DashboardContentQuery",
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
          },
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
    "cacheID": "bcc030469f8c0a062b9e63609abad324",
    "id": null,
    "metadata": {},
    "name": "DashboardContentQuery",
    "operationKind": "query",
    "text": "query DashboardContentQuery {\n  viewer {\n    name\n    ...WebsitesCard_user\n    ...GrowthCard_user\n    id\n  }\n}\n\nfragment GrowthCard_user on User {\n  restaurantCounts {\n    free\n    trialAvailable\n  }\n}\n\nfragment WebsitesCard_user on User {\n  restaurantCounts {\n    total\n  }\n}\n"
  }
};
})();

(node as any).hash = "84d5ad7fdf3dabcd1cd2d00823124b35";

export default node;
