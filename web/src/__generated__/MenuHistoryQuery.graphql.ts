/**
 * @generated SignedSource<<caa014c82245acba7224304ab465f50c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuHistoryQuery$variables = {
  before?: number | null | undefined;
  id: string;
};
export type MenuHistoryQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"MenuHistory_restaurant">;
  } | null | undefined;
};
export type MenuHistoryQuery = {
  response: MenuHistoryQuery$data;
  variables: MenuHistoryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "before"
  },
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
  "kind": "Variable",
  "name": "before",
  "variableName": "before"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MenuHistoryQuery",
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
            "args": [
              (v2/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "MenuHistory_restaurant"
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
    "name": "MenuHistoryQuery",
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
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
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
                "concreteType": "ImportUndo",
                "kind": "LinkedField",
                "name": "importUndo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "importedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "until",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MenuReviewRow",
                    "kind": "LinkedField",
                    "name": "changesSince",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subject",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sectionName",
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
                        "kind": "ScalarField",
                        "name": "details",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "newest",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
                "concreteType": "MenuVersion",
                "kind": "LinkedField",
                "name": "menuVersions",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": "menuVersions(first:1)"
              },
              {
                "alias": null,
                "args": [
                  (v2/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 11
                  }
                ],
                "concreteType": "MenuVersion",
                "kind": "LinkedField",
                "name": "menuVersions",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cause",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "productCount",
                    "storageKey": null
                  }
                ],
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
    "cacheID": "498d45134aa80cccd1b4a0189c9862ea",
    "id": null,
    "metadata": {},
    "name": "MenuHistoryQuery",
    "operationKind": "query",
    "text": "query MenuHistoryQuery(\n  $before: Int\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ...MenuHistory_restaurant_2BQBWK\n    id\n  }\n}\n\nfragment MenuHistory_restaurant_2BQBWK on Restaurant {\n  id\n  siteVersion\n  importUndo {\n    importedAt\n    until\n    changesSince {\n      kind\n      subject\n      sectionName\n      name\n      details\n    }\n  }\n  newest: menuVersions(first: 1) {\n    version\n    id\n  }\n  menuVersions(first: 11, before: $before) {\n    id\n    version\n    createdAt\n    cause\n    productCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "8d18c5707bcd07bfecee82b4ece8e9c2";

export default node;
