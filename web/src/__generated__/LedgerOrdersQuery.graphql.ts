/**
 * @generated SignedSource<<20caa7bf9632065ddce30a046cd9a557>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
export type OrderState = "ACCEPTED" | "CANCELLED" | "COMPLETED" | "EXPIRED" | "OUT_FOR_DELIVERY" | "PLACED" | "PREPARING" | "READY" | "REJECTED" | "%future added value";
export type OrderFilter = {
  from?: string | null | undefined;
  fulfilment?: Fulfilment | null | undefined;
  search?: string | null | undefined;
  states?: ReadonlyArray<OrderState> | null | undefined;
  to?: string | null | undefined;
};
export type LedgerOrdersQuery$variables = {
  filter: OrderFilter;
  id: string;
};
export type LedgerOrdersQuery$data = {
  readonly node: {
    readonly restaurant: {
      readonly " $fragmentSpreads": FragmentRefs<"LedgerOrders_restaurant">;
    } | null | undefined;
  } | null | undefined;
};
export type LedgerOrdersQuery = {
  response: LedgerOrdersQuery$data;
  variables: LedgerOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LedgerOrdersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
                  "args": [
                    (v3/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "LedgerOrders_restaurant"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LedgerOrdersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "OrderConnection",
                "kind": "LinkedField",
                "name": "orders",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrderEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Order",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "number",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "placedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "timeZone",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "total",
                            "storageKey": null
                          },
                          (v5/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "filters": [
                  "filter"
                ],
                "handle": "connection",
                "key": "LedgerOrders_orders",
                "kind": "LinkedHandle",
                "name": "orders"
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
    "cacheID": "740ab28fdf70e2fa9b978131ce8bb1cd",
    "id": null,
    "metadata": {},
    "name": "LedgerOrdersQuery",
    "operationKind": "query",
    "text": "query LedgerOrdersQuery(\n  $id: ID!\n  $filter: OrderFilter!\n) {\n  node(id: $id) {\n    __typename\n    ... on Restaurant {\n      ...LedgerOrders_restaurant_Vt7Yj\n    }\n    id\n  }\n}\n\nfragment LedgerOrders_restaurant_Vt7Yj on Restaurant {\n  orders(first: 50, filter: $filter) {\n    edges {\n      node {\n        number\n        placedAt\n        timeZone\n        total\n        id\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n"
  }
};
})();

(node as any).hash = "5dc6cd37db2db3e4ad49a1542b7e4e26";

export default node;
