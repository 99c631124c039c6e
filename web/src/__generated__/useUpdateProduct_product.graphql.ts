/**
 * @generated SignedSource<<9d35ee5e1d0bd9443ebf1f3d6751f9b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Allergen = "CELERY" | "CEREALS_WITH_GLUTEN" | "CRUSTACEANS" | "EGGS" | "FISH" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHUR_DIOXIDE" | "%future added value";
export type AllergenState = "CONTAINS" | "FREE_FROM" | "MAY_CONTAIN" | "UNCONFIRMED" | "%future added value";
export type DietaryTag = "HALAL" | "KOSHER" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type Measure = "GRAM" | "MILLILITRE" | "PIECE" | "%future added value";
export type VatClass = "REDUCED" | "STANDARD" | "ZERO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useUpdateProduct_product$data = {
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
  readonly calories: number | null | undefined;
  readonly description: string;
  readonly dietaryTags: ReadonlyArray<DietaryTag>;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly isAlcohol: boolean;
  readonly isAvailable: boolean;
  readonly isPopular: boolean;
  readonly name: string;
  readonly optionGroupIds: ReadonlyArray<string>;
  readonly position: number;
  readonly price: number;
  readonly section: {
    readonly id: string;
  };
  readonly shelf: {
    readonly barcode: string | null | undefined;
    readonly measure: Measure | null | undefined;
    readonly stock: number | null | undefined;
    readonly stockVersion: number;
    readonly unitAmount: number | null | undefined;
  } | null | undefined;
  readonly sizes: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly optionGroupIds: ReadonlyArray<string>;
    readonly price: number;
  }>;
  readonly soldOutUntil: string | null | undefined;
  readonly spiceLevel: number;
  readonly updatedAt: string;
  readonly vatClass: VatClass;
  readonly " $fragmentType": "useUpdateProduct_product";
};
export type useUpdateProduct_product$key = {
  readonly " $data"?: useUpdateProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateProduct_product">;
};

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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optionGroupIds",
  "storageKey": null
},
v4 = [
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
  "metadata": null,
  "name": "useUpdateProduct_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    (v2/*:: as any*/),
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
      "name": "isAvailable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPopular",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductSection",
      "kind": "LinkedField",
      "name": "section",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductSize",
      "kind": "LinkedField",
      "name": "sizes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dietaryTags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spiceLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calories",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatClass",
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
      "kind": "ScalarField",
      "name": "soldOutUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Shelf",
      "kind": "LinkedField",
      "name": "shelf",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "barcode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitAmount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stockVersion",
          "storageKey": null
        }
      ],
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
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AllergenAnswer",
          "kind": "LinkedField",
          "name": "suggestion",
          "plural": true,
          "selections": (v4/*:: as any*/),
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
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "e8112d5401e214447622857e4aa50bc6";

export default node;
