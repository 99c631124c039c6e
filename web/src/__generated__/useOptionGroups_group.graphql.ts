/**
 * @generated SignedSource<<dd7906b591a70c7f4584a74ff66cb302>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Allergen = "CELERY" | "CEREALS_WITH_GLUTEN" | "CRUSTACEANS" | "EGGS" | "FISH" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHUR_DIOXIDE" | "%future added value";
export type AllergenState = "CONTAINS" | "FREE_FROM" | "MAY_CONTAIN" | "UNCONFIRMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOptionGroups_group$data = ReadonlyArray<{
  readonly id: string;
  readonly max: number;
  readonly min: number;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly allergenFacts: {
      readonly answers: ReadonlyArray<{
        readonly allergen: Allergen;
        readonly state: AllergenState;
      }>;
      readonly checkAgain: boolean;
      readonly confirmedAt: string | null | undefined;
      readonly confirmedBy: string | null | undefined;
      readonly suggestion: ReadonlyArray<{
        readonly allergen: Allergen;
        readonly state: AllergenState;
      }> | null | undefined;
    };
    readonly id: string;
    readonly isAvailable: boolean;
    readonly isDefault: boolean;
    readonly maxQuantity: number;
    readonly name: string;
    readonly price: number;
    readonly soldOutUntil: string | null | undefined;
  }>;
  readonly usedBy: number;
  readonly " $fragmentType": "useOptionGroups_group";
}>;
export type useOptionGroups_group$key = ReadonlyArray<{
  readonly " $data"?: useOptionGroups_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOptionGroups_group">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useOptionGroups_group",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "min",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAvailable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "soldOutUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AllergenFacts",
          "kind": "LinkedField",
          "name": "allergenFacts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AllergenAnswer",
              "kind": "LinkedField",
              "name": "answers",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AllergenAnswer",
              "kind": "LinkedField",
              "name": "suggestion",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confirmedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confirmedBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkAgain",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OptionGroup",
  "abstractKey": null
};
})();

(node as any).hash = "9750e03101e9d94b8bfbde3fbc810352";

export default node;
