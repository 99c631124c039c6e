/**
 * @generated SignedSource<<04bd994d42c823f857c2efd8573e8381>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Allergen = "CELERY" | "CEREALS_WITH_GLUTEN" | "CRUSTACEANS" | "EGGS" | "FISH" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHUR_DIOXIDE" | "%future added value";
export type AllergenState = "CONTAINS" | "FREE_FROM" | "MAY_CONTAIN" | "UNCONFIRMED" | "%future added value";
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
export type IfMissing = "CALL" | "LEAVE_OUT" | "SUBSTITUTE" | "%future added value";
export type OrderCanceller = "DINER" | "RESTAURANT" | "%future added value";
export type OrderState = "ACCEPTED" | "CANCELLED" | "COMPLETED" | "EXPIRED" | "OUT_FOR_DELIVERY" | "PLACED" | "PREPARING" | "READY" | "REJECTED" | "%future added value";
export type orderStatusPageQuery$variables = {
  token: string;
};
export type orderStatusPageQuery$data = {
  readonly orderStatus: {
    readonly cancellableUntil: string | null | undefined;
    readonly cancelledBy: OrderCanceller | null | undefined;
    readonly customerName: string;
    readonly deliveryAddress: {
      readonly line1: string;
      readonly line2: string;
      readonly postcode: string;
      readonly town: string;
    } | null | undefined;
    readonly deliveryFee: number;
    readonly discount: number;
    readonly dueAt: string | null | undefined;
    readonly fulfilment: Fulfilment;
    readonly ifMissing: IfMissing | null | undefined;
    readonly isTest: boolean;
    readonly lines: ReadonlyArray<{
      readonly allergens: ReadonlyArray<{
        readonly allergen: Allergen;
        readonly state: AllergenState;
      }>;
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
    readonly promotion: {
      readonly name: string;
    } | null | undefined;
    readonly readyAt: string | null | undefined;
    readonly rejectionReason: string | null | undefined;
    readonly restaurantName: string;
    readonly restaurantPhone: string | null | undefined;
    readonly scheduledFor: string | null | undefined;
    readonly state: OrderState;
    readonly storefrontUrl: string;
    readonly total: number;
    readonly vatReceipt: {
      readonly rates: ReadonlyArray<{
        readonly gross: number;
        readonly rate: number;
        readonly vat: number;
      }>;
      readonly traderAddress: string | null | undefined;
      readonly traderName: string;
      readonly vatNumber: string;
    } | null | undefined;
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
  "name": "state",
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
  "name": "total",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v6 = [
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
      (v1/*:: as any*/),
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
        "name": "fulfilment",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scheduledFor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dueAt",
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deliveryFee",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rejectionReason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cancelledBy",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cancellableUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "discount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AppliedPromotion",
        "kind": "LinkedField",
        "name": "promotion",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "VatReceipt",
        "kind": "LinkedField",
        "name": "vatReceipt",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "vatNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "traderName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "traderAddress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VatRate",
            "kind": "LinkedField",
            "name": "rates",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gross",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vat",
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unitPrice",
            "storageKey": null
          },
          (v3/*:: as any*/),
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
              (v4/*:: as any*/),
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
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllergenAnswer",
            "kind": "LinkedField",
            "name": "allergens",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allergen",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
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
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ifMissing",
        "storageKey": null
      },
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
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderStatusPageQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "d982d771e071b80eea34646d2d57ad17",
    "id": null,
    "metadata": {},
    "name": "orderStatusPageQuery",
    "operationKind": "query",
    "text": "query orderStatusPageQuery(\n  $token: String!\n) {\n  orderStatus(token: $token) {\n    number\n    state\n    isTest\n    placedAt\n    fulfilment\n    scheduledFor\n    dueAt\n    readyAt\n    deliveryAddress {\n      line1\n      line2\n      town\n      postcode\n    }\n    deliveryFee\n    rejectionReason\n    cancelledBy\n    cancellableUntil\n    discount\n    promotion {\n      name\n    }\n    total\n    vatReceipt {\n      vatNumber\n      traderName\n      traderAddress\n      rates {\n        rate\n        gross\n        vat\n      }\n    }\n    lines {\n      name\n      sizeName\n      quantity\n      unitPrice\n      total\n      options {\n        groupName\n        name\n        quantity\n        price\n      }\n      note\n      allergens {\n        allergen\n        state\n      }\n      isAlcohol\n    }\n    customerName\n    note\n    ifMissing\n    restaurantName\n    restaurantPhone\n    storefrontUrl\n  }\n}\n"
  }
};
})();

(node as any).hash = "69d2f85c0dcf1814c15b1877ad63f4a3";

export default node;
