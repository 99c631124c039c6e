/**
 * @generated SignedSource<<d1064265f168dc5da8087a2fb3b9d0ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
export type IfMissing = "CALL" | "LEAVE_OUT" | "SUBSTITUTE" | "%future added value";
export type OrderState = "ACCEPTED" | "CANCELLED" | "COMPLETED" | "EXPIRED" | "OUT_FOR_DELIVERY" | "PLACED" | "PREPARING" | "READY" | "REJECTED" | "%future added value";
export type OrderFilter = {
  from?: string | null | undefined;
  fulfilment?: Fulfilment | null | undefined;
  search?: string | null | undefined;
  states?: ReadonlyArray<OrderState> | null | undefined;
  to?: string | null | undefined;
};
export type SaveOrdersQuery$variables = {
  cursor?: string | null | undefined;
  desk: string;
  filter: OrderFilter;
};
export type SaveOrdersQuery$data = {
  readonly node: {
    readonly desk: {
      readonly orders: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly customerEmail: string;
            readonly customerName: string;
            readonly customerPhone: string;
            readonly deliveryAddress: {
              readonly line1: string;
              readonly line2: string;
              readonly postcode: string;
              readonly town: string;
            } | null | undefined;
            readonly deliveryFee: number;
            readonly discount: number;
            readonly fulfilment: Fulfilment;
            readonly ifMissing: IfMissing | null | undefined;
            readonly lines: ReadonlyArray<{
              readonly name: string;
              readonly quantity: number;
              readonly sizeName: string;
            }>;
            readonly note: string;
            readonly number: number;
            readonly placedAt: string;
            readonly promotion: {
              readonly code: string | null | undefined;
              readonly name: string;
            } | null | undefined;
            readonly readyAt: string | null | undefined;
            readonly rejectionReason: string | null | undefined;
            readonly scheduledFor: string | null | undefined;
            readonly state: OrderState;
            readonly total: number;
          };
        }>;
        readonly pageInfo: {
          readonly endCursor: string | null | undefined;
          readonly hasNextPage: boolean;
        };
      };
    } | null | undefined;
  } | null | undefined;
};
export type SaveOrdersQuery = {
  response: SaveOrdersQuery$data;
  variables: SaveOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cursor"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "desk"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "desk"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v5 = {
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
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fulfilment",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placedAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledFor",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "readyAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerPhone",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerEmail",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryFee",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discount",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "AppliedPromotion",
  "kind": "LinkedField",
  "name": "promotion",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ifMissing",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectionReason",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderAddress",
  "kind": "LinkedField",
  "name": "deliveryAddress",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "town",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postcode",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderStatusLine",
  "kind": "LinkedField",
  "name": "lines",
  "plural": true,
  "selections": [
    (v17/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sizeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SaveOrdersQuery",
    "selections": [
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
                  "alias": null,
                  "args": (v4/*:: as any*/),
                  "concreteType": "OrderConnection",
                  "kind": "LinkedField",
                  "name": "orders",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
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
                            (v6/*:: as any*/),
                            (v7/*:: as any*/),
                            (v8/*:: as any*/),
                            (v9/*:: as any*/),
                            (v10/*:: as any*/),
                            (v11/*:: as any*/),
                            (v12/*:: as any*/),
                            (v13/*:: as any*/),
                            (v14/*:: as any*/),
                            (v15/*:: as any*/),
                            (v16/*:: as any*/),
                            (v18/*:: as any*/),
                            (v19/*:: as any*/),
                            (v20/*:: as any*/),
                            (v21/*:: as any*/),
                            (v22/*:: as any*/),
                            (v23/*:: as any*/),
                            (v24/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "OrderDesk",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "desk"
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveOrdersQuery",
    "selections": [
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "OrderConnection",
                "kind": "LinkedField",
                "name": "orders",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
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
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "OrderDesk",
            "abstractKey": null
          },
          (v25/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4a1b8bdae5d31b7ea493e8c35446f190",
    "id": null,
    "metadata": {},
    "name": "SaveOrdersQuery",
    "operationKind": "query",
    "text": "query SaveOrdersQuery(\n  $desk: ID!\n  $filter: OrderFilter!\n  $cursor: String\n) {\n  node(id: $desk) {\n    __typename\n    ... on OrderDesk {\n      orders(first: 100, after: $cursor, filter: $filter) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            number\n            state\n            fulfilment\n            placedAt\n            scheduledFor\n            readyAt\n            customerName\n            customerPhone\n            customerEmail\n            deliveryFee\n            discount\n            promotion {\n              name\n              code\n            }\n            total\n            note\n            ifMissing\n            rejectionReason\n            deliveryAddress {\n              line1\n              line2\n              town\n              postcode\n            }\n            lines {\n              name\n              sizeName\n              quantity\n            }\n            id\n          }\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0d9f6091ebbe4dd5f88d296d3e5c7016";

export default node;
