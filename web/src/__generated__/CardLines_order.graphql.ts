/**
 * @generated SignedSource<<80780817bf64932ed2b5cceb19d6ae6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Allergen = "CELERY" | "CEREALS_WITH_GLUTEN" | "CRUSTACEANS" | "EGGS" | "FISH" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHUR_DIOXIDE" | "%future added value";
export type AllergenState = "CONTAINS" | "FREE_FROM" | "MAY_CONTAIN" | "UNCONFIRMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CardLines_order$data = {
  readonly lines: ReadonlyArray<{
    readonly __id: string;
    readonly allergens: ReadonlyArray<{
      readonly allergen: Allergen;
      readonly state: AllergenState;
    }>;
    readonly isAlcohol: boolean;
    readonly name: string;
    readonly note: string;
    readonly options: ReadonlyArray<{
      readonly __id: string;
      readonly name: string;
      readonly quantity: number;
    }>;
    readonly quantity: number;
    readonly sizeName: string;
  }>;
  readonly " $fragmentType": "CardLines_order";
};
export type CardLines_order$key = {
  readonly " $data"?: CardLines_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardLines_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v2 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__id",
      "storageKey": null
    }
  ]
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardLines_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderStatusLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sizeName",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAlcohol",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderStatusOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "6f0499a4bb11c59184a17a88abacf529";

export default node;
