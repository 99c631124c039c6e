/**
 * @generated SignedSource<<f95d8b7563f5b658da655f2a6f8905d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
export type PromotionKind = "AMOUNT" | "FREE_DELIVERY" | "FREE_PRODUCT" | "PERCENT" | "%future added value";
export type PromotionInput = {
  amount?: number | null | undefined;
  cap?: number | null | undefined;
  code?: string | null | undefined;
  dinerLimit?: number | null | undefined;
  endsOn?: string | null | undefined;
  fulfilment?: Fulfilment | null | undefined;
  isFirstOrder: boolean;
  kind: PromotionKind;
  minimum: number;
  name: string;
  percent?: number | null | undefined;
  periods: ReadonlyArray<MenuPeriodInput>;
  productIds: ReadonlyArray<string>;
  sectionIds: ReadonlyArray<string>;
  startsOn?: string | null | undefined;
  useLimit?: number | null | undefined;
};
export type MenuPeriodInput = {
  days: ReadonlyArray<number>;
  from: string;
  to: string;
};
export type usePreviewQuery$variables = {
  id: string;
  terms: PromotionInput;
};
export type usePreviewQuery$data = {
  readonly node: {
    readonly restaurant: {
      readonly promotionPreview: {
        readonly effect: {
          readonly counted: number;
          readonly orders: number;
          readonly saving: number;
          readonly value: number;
        } | null | undefined;
        readonly sentence: string | null | undefined;
        readonly showsOldPrices: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type usePreviewQuery = {
  response: usePreviewQuery$data;
  variables: usePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "terms"
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
      "args": [
        {
          "kind": "Variable",
          "name": "terms",
          "variableName": "terms"
        }
      ],
      "concreteType": "PromotionPreview",
      "kind": "LinkedField",
      "name": "promotionPreview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showsOldPrices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PromotionEffect",
          "kind": "LinkedField",
          "name": "effect",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "orders",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "counted",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "saving",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
    "name": "usePreviewQuery",
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
    "name": "usePreviewQuery",
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
    "cacheID": "4b5c9a689e999ec2d9caa4b84f6d7b8f",
    "id": null,
    "metadata": {},
    "name": "usePreviewQuery",
    "operationKind": "query",
    "text": "query usePreviewQuery(\n  $id: ID!\n  $terms: PromotionInput!\n) {\n  node(id: $id) {\n    __typename\n    ... on Restaurant {\n      promotionPreview(terms: $terms) {\n        sentence\n        showsOldPrices\n        effect {\n          orders\n          counted\n          saving\n          value\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "dcb1b1697d9a887fa56f751bbfee3a46";

export default node;
