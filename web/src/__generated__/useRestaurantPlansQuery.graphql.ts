/**
 * @generated SignedSource<<efeeef7424399aabcaa5a5fbccb1b8d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceInterval = "MONTH" | "WEEK" | "YEAR" | "%future added value";
export type useRestaurantPlansQuery$variables = Record<PropertyKey, never>;
export type useRestaurantPlansQuery$data = {
  readonly services: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly prices: ReadonlyArray<{
      readonly interval: PriceInterval;
      readonly unitAmount: number;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PackageCard_service">;
  }>;
};
export type useRestaurantPlansQuery = {
  response: useRestaurantPlansQuery$data;
  variables: useRestaurantPlansQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "category",
    "value": "RESTAURANT"
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "interval",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unitAmount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRestaurantPlansQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Service",
        "kind": "LinkedField",
        "name": "services",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Price",
            "kind": "LinkedField",
            "name": "prices",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PackageCard_service"
          }
        ],
        "storageKey": "services(category:\"RESTAURANT\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRestaurantPlansQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Service",
        "kind": "LinkedField",
        "name": "services",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Price",
            "kind": "LinkedField",
            "name": "prices",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stripePriceId",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subtitle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imageUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isComing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderLimit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "staffLimit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platformsManaged",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "postsPerWeek",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adSpendIncluded",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ServiceFeature",
            "kind": "LinkedField",
            "name": "features",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "header",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isEmphasis",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tooltip",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "services(category:\"RESTAURANT\")"
      }
    ]
  },
  "params": {
    "cacheID": "716211f49f019d4c07fc7ca3b0ff8e25",
    "id": null,
    "metadata": {},
    "name": "useRestaurantPlansQuery",
    "operationKind": "query",
    "text": "query useRestaurantPlansQuery {\n  services(category: RESTAURANT) {\n    id\n    name\n    prices {\n      interval\n      unitAmount\n    }\n    ...PackageCard_service\n  }\n}\n\nfragment PackageCard_service on Service {\n  id\n  name\n  subtitle\n  imageUrl\n  isComing\n  prices {\n    interval\n    unitAmount\n    stripePriceId\n  }\n  orderLimit\n  staffLimit\n  platformsManaged\n  postsPerWeek\n  adSpendIncluded\n  features {\n    header\n    isEmphasis\n    text\n    tooltip\n  }\n}\n"
  }
};
})();

(node as any).hash = "5399182deff849bd140c2c8c78e7813c";

export default node;
