/**
 * @generated SignedSource<<f8f7423527ab4e057bb829f976a05f0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
export type OrderState = "ACCEPTED" | "CANCELLED" | "COMPLETED" | "EXPIRED" | "OUT_FOR_DELIVERY" | "PLACED" | "PREPARING" | "READY" | "REJECTED" | "%future added value";
export type OrderFilter = {
  from?: string | null | undefined;
  fulfilment?: Fulfilment | null | undefined;
  search?: string | null | undefined;
  states?: ReadonlyArray<OrderState> | null | undefined;
  to?: string | null | undefined;
};
export type OrdersTodayDeskQuery$variables = {
  desk: string;
  today: OrderFilter;
  waiting: OrderFilter;
};
export type OrdersTodayDeskQuery$data = {
  readonly node: {
    readonly desk: {
      readonly today: {
        readonly totals: {
          readonly sold: number;
          readonly total: number;
        };
      };
      readonly waiting: {
        readonly totals: {
          readonly waiting: number;
        };
      };
    } | null | undefined;
  } | null | undefined;
};
export type OrdersTodayDeskQuery = {
  response: OrdersTodayDeskQuery$data;
  variables: OrdersTodayDeskQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "desk"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "today"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "waiting"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "desk"
  }
],
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "today",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "today"
        },
        (v2/*:: as any*/)
      ],
      "concreteType": "OrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderTotals",
          "kind": "LinkedField",
          "name": "totals",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sold",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "waiting",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "waiting"
        },
        (v2/*:: as any*/)
      ],
      "concreteType": "OrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderTotals",
          "kind": "LinkedField",
          "name": "totals",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "waiting",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OrdersTodayDeskQuery",
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
            "fragment": (v3/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrdersTodayDeskQuery",
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
    "cacheID": "5a40c64d056dba626f4dd7ecf12c7ef6",
    "id": null,
    "metadata": {},
    "name": "OrdersTodayDeskQuery",
    "operationKind": "query",
    "text": "query OrdersTodayDeskQuery(\n  $desk: ID!\n  $today: OrderFilter!\n  $waiting: OrderFilter!\n) {\n  node(id: $desk) {\n    __typename\n    ... on OrderDesk {\n      today: orders(first: 1, filter: $today) {\n        totals {\n          sold\n          total\n        }\n      }\n      waiting: orders(first: 1, filter: $waiting) {\n        totals {\n          waiting\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "eb11d9235b39f0201254af8ce5f503f8";

export default node;
