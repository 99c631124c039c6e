/**
 * @generated SignedSource<<97a6977379e1e8310d75b3d8ea2e28b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "ACCEPTED" | "CANCELLED" | "COMPLETED" | "EXPIRED" | "OUT_FOR_DELIVERY" | "PLACED" | "PREPARING" | "READY" | "REJECTED" | "%future added value";
export type orderStatusPageQuery$variables = {
  token: string;
};
export type orderStatusPageQuery$data = {
  readonly orderStatus: {
    readonly customerName: string;
    readonly isTest: boolean;
    readonly lines: ReadonlyArray<{
      readonly isAlcohol: boolean;
      readonly name: string;
      readonly note: string;
      readonly options: ReadonlyArray<{
        readonly groupName: string;
        readonly name: string;
        readonly price: number;
        readonly quantity: number;
      }>;
      readonly quantity: number;
      readonly sizeName: string;
      readonly total: number;
      readonly unitPrice: number;
    }>;
    readonly note: string;
    readonly number: number;
    readonly placedAt: string;
    readonly readyAt: string | null | undefined;
    readonly rejectionReason: string | null | undefined;
    readonly restaurantName: string;
    readonly restaurantPhone: string | null | undefined;
    readonly state: OrderState;
    readonly storefrontUrl: string;
    readonly total: number;
  } | null | undefined;
};
export type orderStatusPageQuery = {
  response: orderStatusPageQuery$data;
  variables: orderStatusPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "OrderStatus",
    "kind": "LinkedField",
    "name": "orderStatus",
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isTest",
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
        "name": "readyAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rejectionReason",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderStatusLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sizeName",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unitPrice",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderStatusOption",
            "kind": "LinkedField",
            "name": "options",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "groupName",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAlcohol",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customerName",
        "storageKey": null
      },
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "restaurantName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "restaurantPhone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "storefrontUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "orderStatusPageQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderStatusPageQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "6a8727dc1b5298a8861762f22b68c1c9",
    "id": null,
    "metadata": {},
    "name": "orderStatusPageQuery",
    "operationKind": "query",
    "text": "query orderStatusPageQuery(\n  $token: String!\n) {\n  orderStatus(token: $token) {\n    number\n    state\n    isTest\n    placedAt\n    readyAt\n    rejectionReason\n    total\n    lines {\n      name\n      sizeName\n      quantity\n      unitPrice\n      total\n      options {\n        groupName\n        name\n        quantity\n        price\n      }\n      note\n      isAlcohol\n    }\n    customerName\n    note\n    restaurantName\n    restaurantPhone\n    storefrontUrl\n  }\n}\n"
  }
};
})();

(node as any).hash = "f945a5dfea3846f73575258ef94c5bbe";

export default node;
