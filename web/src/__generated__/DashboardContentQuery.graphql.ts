/**
 * @generated SignedSource<<130e977c406a6438dbc115f83105501d>>
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
    readonly " $fragmentSpreads": FragmentRefs<"WebsitesCard_user">;
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
    "metadata": null,
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
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "RestaurantConnection",
            "kind": "LinkedField",
            "name": "restaurants",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": "restaurants(first:1)"
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
    "cacheID": "be1e6d8e4f5902de0839c5d9ff41a8aa",
    "id": null,
    "metadata": {},
    "name": "DashboardContentQuery",
    "operationKind": "query",
    "text": "query DashboardContentQuery {\n  viewer {\n    name\n    ...WebsitesCard_user\n    id\n  }\n}\n\nfragment WebsitesCard_user on User {\n  restaurants(first: 1) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "0c457abd53a3d0529673c90c9a291573";

export default node;
