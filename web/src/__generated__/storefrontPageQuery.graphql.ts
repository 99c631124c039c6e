/**
 * @generated SignedSource<<618a1046132922a6a344d19e5fc8087c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Allergen = "CELERY" | "CEREALS_WITH_GLUTEN" | "CRUSTACEANS" | "EGGS" | "FISH" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHUR_DIOXIDE" | "%future added value";
export type AllergenState = "CONTAINS" | "FREE_FROM" | "MAY_CONTAIN" | "UNCONFIRMED" | "%future added value";
export type DietaryTag = "HALAL" | "KOSHER" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type StorefrontTheme = "COUNTER" | "TRATTORIA" | "%future added value";
export type storefrontPageQuery$variables = {
  slug: string;
};
export type storefrontPageQuery$data = {
  readonly storefront: {
    readonly acceptsOrders: boolean;
    readonly addressLine: string | null | undefined;
    readonly brand: {
      readonly primary: string;
      readonly secondary: string;
    };
    readonly coverImageUrl: string | null | undefined;
    readonly isDemo: boolean;
    readonly isPreview: boolean;
    readonly logoUrl: string | null | undefined;
    readonly name: string;
    readonly openingHours: string | null | undefined;
    readonly optionGroups: ReadonlyArray<{
      readonly id: string;
      readonly max: number;
      readonly min: number;
      readonly name: string;
      readonly options: ReadonlyArray<{
        readonly allergens: ReadonlyArray<{
          readonly allergen: Allergen;
          readonly state: AllergenState;
        }>;
        readonly id: string;
        readonly isAvailable: boolean;
        readonly isDefault: boolean;
        readonly maxQuantity: number;
        readonly name: string;
        readonly price: number;
      }>;
    }>;
    readonly orderLimitReached: boolean;
    readonly phone: string | null | undefined;
    readonly sections: ReadonlyArray<{
      readonly description: string;
      readonly id: string;
      readonly imageUrl: string | null | undefined;
      readonly isOpen: boolean;
      readonly items: ReadonlyArray<{
        readonly allergens: ReadonlyArray<{
          readonly allergen: Allergen;
          readonly state: AllergenState;
        }>;
        readonly description: string;
        readonly dietaryTags: ReadonlyArray<DietaryTag>;
        readonly id: string;
        readonly imageUrl: string | null | undefined;
        readonly isAlcohol: boolean;
        readonly isAvailable: boolean;
        readonly isPopular: boolean;
        readonly name: string;
        readonly optionGroupIds: ReadonlyArray<string>;
        readonly path: string;
        readonly price: number;
        readonly sizes: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
          readonly optionGroupIds: ReadonlyArray<string>;
          readonly price: number;
        }>;
        readonly soldOutUntil: string | null | undefined;
        readonly spiceLevel: number;
      }>;
      readonly name: string;
      readonly periods: ReadonlyArray<{
        readonly days: ReadonlyArray<number>;
        readonly from: string;
        readonly to: string;
      }>;
    }>;
    readonly slug: string;
    readonly tagline: string | null | undefined;
    readonly theme: StorefrontTheme;
    readonly timeZone: string;
    readonly url: string;
    readonly version: number;
  } | null | undefined;
};
export type storefrontPageQuery = {
  response: storefrontPageQuery$data;
  variables: storefrontPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAvailable",
  "storageKey": null
},
v7 = {
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optionGroupIds",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "Storefront",
    "kind": "LinkedField",
    "name": "storefront",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tagline",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isPreview",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDemo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "acceptsOrders",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "orderLimitReached",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "theme",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "primary",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secondary",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logoUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "coverImageUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "addressLine",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "openingHours",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MenuSection",
        "kind": "LinkedField",
        "name": "sections",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOpen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuPeriod",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "days",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "isPopular",
                "storageKey": null
              },
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
                "name": "isAlcohol",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MenuSize",
                "kind": "LinkedField",
                "name": "sizes",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/),
                  (v5/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MenuOptionGroup",
        "kind": "LinkedField",
        "name": "optionGroups",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
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
            "concreteType": "MenuOption",
            "kind": "LinkedField",
            "name": "options",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              (v5/*:: as any*/),
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
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
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
    "name": "storefrontPageQuery",
    "selections": (v9/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "storefrontPageQuery",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "cacheID": "01dbe70d127c43fd7675ba50e91ac1f6",
    "id": null,
    "metadata": {},
    "name": "storefrontPageQuery",
    "operationKind": "query",
    "text": "query storefrontPageQuery(\n  $slug: String!\n) {\n  storefront(slug: $slug) {\n    slug\n    name\n    tagline\n    url\n    version\n    isPreview\n    isDemo\n    acceptsOrders\n    orderLimitReached\n    theme\n    brand {\n      primary\n      secondary\n    }\n    logoUrl\n    coverImageUrl\n    phone\n    addressLine\n    openingHours\n    timeZone\n    sections {\n      id\n      name\n      description\n      imageUrl\n      isOpen\n      periods {\n        days\n        from\n        to\n      }\n      items {\n        id\n        name\n        path\n        description\n        price\n        imageUrl\n        isAvailable\n        soldOutUntil\n        isPopular\n        dietaryTags\n        spiceLevel\n        isAlcohol\n        allergens {\n          allergen\n          state\n        }\n        sizes {\n          id\n          name\n          price\n          optionGroupIds\n        }\n        optionGroupIds\n      }\n    }\n    optionGroups {\n      id\n      name\n      min\n      max\n      options {\n        id\n        name\n        price\n        maxQuantity\n        isDefault\n        isAvailable\n        allergens {\n          allergen\n          state\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "205493af6a3553fcb4e6ba7d23dfba1c";

export default node;
