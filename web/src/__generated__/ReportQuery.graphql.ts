/**
 * @generated SignedSource<<109e1c3e2c0e78338e0add0fe97dc694>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
export type ReportQuery$variables = {
  from: string;
  id: string;
  to: string;
};
export type ReportQuery$data = {
  readonly node: {
    readonly restaurant: {
      readonly report: {
        readonly __typename: string;
        readonly message?: string;
        readonly report: {
          readonly days: ReadonlyArray<{
            readonly day: string;
            readonly orders: number;
            readonly value: number;
          }>;
          readonly fulfilments: ReadonlyArray<{
            readonly fulfilment: Fulfilment;
            readonly orders: number;
            readonly value: number;
          }>;
          readonly hours: ReadonlyArray<{
            readonly hour: number;
            readonly orders: number;
            readonly value: number;
          }>;
          readonly ledger: {
            readonly commissions: ReadonlyArray<{
              readonly cost: number;
              readonly rate: number;
            }>;
            readonly planPrice: number;
            readonly value: number;
          };
          readonly offers: ReadonlyArray<{
            readonly code: string | null | undefined;
            readonly name: string;
            readonly saving: number;
            readonly uses: number;
            readonly value: number;
          }>;
          readonly options: ReadonlyArray<{
            readonly detail: string;
            readonly name: string;
            readonly quantity: number;
            readonly value: number;
          }>;
          readonly products: ReadonlyArray<{
            readonly detail: string;
            readonly name: string;
            readonly quantity: number;
            readonly value: number;
          }>;
          readonly totals: {
            readonly average: number;
            readonly cancelled: number;
            readonly expired: number;
            readonly newDiners: number;
            readonly orders: number;
            readonly rejected: number;
            readonly repeatOrders: number;
            readonly value: number;
          };
          readonly vat: ReadonlyArray<{
            readonly gross: number;
            readonly rate: number;
            readonly vat: number;
          }> | null | undefined;
          readonly weekdays: ReadonlyArray<{
            readonly orders: number;
            readonly value: number;
            readonly weekday: number;
          }>;
        } | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type ReportQuery = {
  response: ReportQuery$data;
  variables: ReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "PaidPlanError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "ValidationError",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = [
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "detail",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "quantity",
    "storageKey": null
  },
  (v10/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rate",
  "storageKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "average",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newDiners",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "repeatOrders",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v9/*:: as any*/),
        (v10/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportHour",
      "kind": "LinkedField",
      "name": "hours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
        (v9/*:: as any*/),
        (v10/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportWeekday",
      "kind": "LinkedField",
      "name": "weekdays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        },
        (v9/*:: as any*/),
        (v10/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportFulfilment",
      "kind": "LinkedField",
      "name": "fulfilments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fulfilment",
          "storageKey": null
        },
        (v9/*:: as any*/),
        (v10/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportItem",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": (v12/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportItem",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": (v12/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportOffer",
      "kind": "LinkedField",
      "name": "offers",
      "plural": true,
      "selections": [
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uses",
          "storageKey": null
        },
        (v10/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saving",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VatRate",
      "kind": "LinkedField",
      "name": "vat",
      "plural": true,
      "selections": [
        (v13/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommissionLedger",
      "kind": "LinkedField",
      "name": "ledger",
      "plural": false,
      "selections": [
        (v10/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Commission",
          "kind": "LinkedField",
          "name": "commissions",
          "plural": true,
          "selections": [
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cost",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
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
    "name": "ReportQuery",
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
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "report",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    {
                      "fragment": (v14/*:: as any*/),
                      "kind": "AliasedInlineFragmentSpread",
                      "name": "report"
                    }
                  ],
                  "storageKey": null
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": null,
                "kind": "LinkedField",
                "name": "report",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v14/*:: as any*/)
                ],
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
    "cacheID": "433d3ff1379e978edb9ef13c279a53ac",
    "id": null,
    "metadata": {},
    "name": "ReportQuery",
    "operationKind": "query",
    "text": "query ReportQuery(\n  $id: ID!\n  $from: String!\n  $to: String!\n) {\n  node(id: $id) {\n    __typename\n    ... on Restaurant {\n      report(from: $from, to: $to) {\n        __typename\n        ... on PaidPlanError {\n          message\n        }\n        ... on ValidationError {\n          message\n        }\n        ... on Report {\n          totals {\n            orders\n            value\n            average\n            rejected\n            expired\n            cancelled\n            newDiners\n            repeatOrders\n          }\n          days {\n            day\n            orders\n            value\n          }\n          hours {\n            hour\n            orders\n            value\n          }\n          weekdays {\n            weekday\n            orders\n            value\n          }\n          fulfilments {\n            fulfilment\n            orders\n            value\n          }\n          products {\n            name\n            detail\n            quantity\n            value\n          }\n          options {\n            name\n            detail\n            quantity\n            value\n          }\n          offers {\n            name\n            code\n            uses\n            value\n            saving\n          }\n          vat {\n            rate\n            gross\n            vat\n          }\n          ledger {\n            value\n            planPrice\n            commissions {\n              rate\n              cost\n            }\n          }\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "97e35046d2b3cfbc72ebbb1b8832274f";

export default node;
