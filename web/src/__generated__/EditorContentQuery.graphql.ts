/**
 * @generated SignedSource<<3981f6373e8a16bc008dbd61ff38ae63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditorContentQuery$variables = {
  id: string;
};
export type EditorContentQuery$data = {
  readonly node: {
    readonly restaurant: {
      readonly " $fragmentSpreads": FragmentRefs<"EditorHeader_restaurant" | "LivePreview_restaurant">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type EditorContentQuery = {
  response: EditorContentQuery$data;
  variables: EditorContentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "EditorContentQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EditorHeader_restaurant"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LivePreview_restaurant"
                }
              ],
              "type": "Restaurant",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "restaurant"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditorContentQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
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
                "kind": "ScalarField",
                "name": "isFreePlan",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSuspended",
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
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              }
            ],
            "type": "Restaurant",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "07847b330a10879df74d2db48dc84a92",
    "id": null,
    "metadata": {},
    "name": "EditorContentQuery",
    "operationKind": "query",
    "text": "query EditorContentQuery(\n  $id: ID!\n) {\n  viewer {\n    id\n  }\n  node(id: $id) {\n    __typename\n    ... on Restaurant {\n      ...EditorHeader_restaurant\n      ...LivePreview_restaurant\n    }\n    id\n  }\n}\n\nfragment ClosedNotice_restaurant on Restaurant {\n  isSuspended\n  subscription {\n    status\n  }\n  ...useReopenRestaurant_restaurant\n}\n\nfragment EditorHeader_restaurant on Restaurant {\n  name\n  isFreePlan\n  ...ClosedNotice_restaurant\n}\n\nfragment LivePreview_restaurant on Restaurant {\n  name\n  url\n  siteVersion\n  subscription {\n    status\n  }\n}\n\nfragment useReopenRestaurant_restaurant on Restaurant {\n  id\n  isActive\n  isFreePlan\n  hasPaidFeatures\n  siteVersion\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "27523d91f308aaf75ae05e20b1434dac";

export default node;
