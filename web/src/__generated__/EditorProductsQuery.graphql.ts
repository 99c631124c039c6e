/**
 * @generated SignedSource<<721eb258c8e035e8ae448f3dab4fc3fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditorProductsQuery$variables = {
  id: string;
};
export type EditorProductsQuery$data = {
  readonly node: {
    readonly restaurant: {
      readonly " $fragmentSpreads": FragmentRefs<"ProductsTab_restaurant">;
    } | null | undefined;
  } | null | undefined;
};
export type EditorProductsQuery = {
  response: EditorProductsQuery$data;
  variables: EditorProductsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
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
    "metadata": null,
    "name": "EditorProductsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  "name": "ProductsTab_restaurant"
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
    "name": "EditorProductsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "type": "Restaurant",
            "abstractKey": null
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
    "cacheID": "559a679e45d92670fcf7590130167f39",
    "id": null,
    "metadata": {},
    "name": "EditorProductsQuery",
    "operationKind": "query",
    "text": "query EditorProductsQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Restaurant {\n      ...ProductsTab_restaurant\n    }\n    id\n  }\n}\n\nfragment ProductsTab_restaurant on Restaurant {\n  name\n}\n"
  }
};
})();

(node as any).hash = "57d6f467735cb4fb6b1bd1e41bd50e24";

export default node;
