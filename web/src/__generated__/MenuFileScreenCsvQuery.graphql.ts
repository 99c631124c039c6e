/**
 * @generated SignedSource<<ebb0722c2fc82df7c22a14ed00785e8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type MenuFileScreenCsvQuery$variables = {
  id: string;
};
export type MenuFileScreenCsvQuery$data = {
  readonly node: {
    readonly restaurant: {
      readonly menuCsv: string;
    } | null | undefined;
  } | null | undefined;
};
export type MenuFileScreenCsvQuery = {
  response: MenuFileScreenCsvQuery$data;
  variables: MenuFileScreenCsvQuery$variables;
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
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "menuCsv",
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MenuFileScreenCsvQuery",
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
            "fragment": (v2/*:: as any*/),
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
    "name": "MenuFileScreenCsvQuery",
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
          (v2/*:: as any*/),
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
    "cacheID": "5ce23adb535097951fe4fd08cfafbd98",
    "id": null,
    "metadata": {},
    "name": "MenuFileScreenCsvQuery",
    "operationKind": "query",
    "text": "query MenuFileScreenCsvQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Restaurant {\n      menuCsv\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b889edb9d1917a212f629337e3e0ee6a";

export default node;
