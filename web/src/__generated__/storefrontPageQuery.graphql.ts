/**
 * @generated SignedSource<<82b9d6851697e4a0bbf1a58ac0db4707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Allergen = "CELERY" | "CEREALS_WITH_GLUTEN" | "CRUSTACEANS" | "EGGS" | "FISH" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHUR_DIOXIDE" | "%future added value";
export type AllergenState = "CONTAINS" | "FREE_FROM" | "MAY_CONTAIN" | "UNCONFIRMED" | "%future added value";
export type ClosedReason = "CLOSED" | "NOT_OFFERED" | "NO_HOURS" | "PAUSED" | "SPECIAL_DAY" | "UNATTENDED" | "%future added value";
export type Cuisine = "ASIAN" | "BAKERY" | "CAFE" | "CHINESE" | "FISH" | "GREEK" | "GRILL" | "GROCERY" | "INDIAN" | "ITALIAN" | "JAPANESE" | "LEVANTINE" | "MEXICAN" | "PLAIN" | "THAI" | "TURKISH" | "%future added value";
export type DietaryTag = "HALAL" | "KOSHER" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type StorefrontTheme = "COUNTER" | "NIGHT" | "TABLE" | "TRATTORIA" | "%future added value";
export type storefrontPageQuery$variables = {
  orderFor?: string | null | undefined;
  slug: string;
};
export type storefrontPageQuery$data = {
  readonly storefront: {
    readonly aboutText: string | null | undefined;
    readonly acceptsOrders: boolean;
    readonly addressLine: string | null | undefined;
    readonly brand: {
      readonly primary: string;
      readonly secondary: string;
    };
    readonly companyName: string | null | undefined;
    readonly companyNumber: string | null | undefined;
    readonly coverImageUrl: string | null | undefined;
    readonly cuisine: Cuisine;
    readonly hasSampleCover: boolean;
    readonly hygieneUrl: string | null | undefined;
    readonly isDemo: boolean;
    readonly isPreview: boolean;
    readonly logoUrl: string | null | undefined;
    readonly name: string;
    readonly offers: ReadonlyArray<{
      readonly beginsAt: string | null | undefined;
      readonly name: string;
      readonly sentence: string;
    }>;
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
    readonly ordering: {
      readonly collection: {
        readonly closedReason: ClosedReason | null | undefined;
        readonly isOffered: boolean;
        readonly note: string;
        readonly opensAt: string | null | undefined;
        readonly periods: ReadonlyArray<{
          readonly days: ReadonlyArray<number>;
          readonly from: string;
          readonly to: string;
        }>;
        readonly readyInMinutes: number | null | undefined;
      };
      readonly daysAhead: number;
      readonly delivery: {
        readonly closedReason: ClosedReason | null | undefined;
        readonly isOffered: boolean;
        readonly note: string;
        readonly opensAt: string | null | undefined;
        readonly periods: ReadonlyArray<{
          readonly days: ReadonlyArray<number>;
          readonly from: string;
          readonly to: string;
        }>;
        readonly readyInMinutes: number | null | undefined;
      };
      readonly dinerDataMonths: number;
      readonly hasHours: boolean;
      readonly specialDays: ReadonlyArray<{
        readonly collection: ReadonlyArray<{
          readonly from: string;
          readonly to: string;
        }>;
        readonly day: string;
        readonly delivery: ReadonlyArray<{
          readonly from: string;
          readonly to: string;
        }>;
        readonly reason: string;
      }>;
      readonly zones: ReadonlyArray<{
        readonly fee: number;
        readonly freeOver: number | null | undefined;
        readonly minimum: number;
        readonly name: string;
        readonly prefixes: ReadonlyArray<string> | null | undefined;
        readonly radiusKm: number | null | undefined;
      }>;
    };
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
        readonly calories: number | null | undefined;
        readonly description: string;
        readonly dietaryTags: ReadonlyArray<DietaryTag>;
        readonly id: string;
        readonly imageUrl: string | null | undefined;
        readonly isAlcohol: boolean;
        readonly isAvailable: boolean;
        readonly isPopular: boolean;
        readonly lowestPrice: number;
        readonly name: string;
        readonly optionGroupIds: ReadonlyArray<string>;
        readonly path: string;
        readonly percentOff: number | null | undefined;
        readonly price: number;
        readonly sizes: ReadonlyArray<{
          readonly id: string;
          readonly lowestPrice: number;
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
    readonly vatNumber: string | null | undefined;
    readonly version: number;
  } | null | undefined;
};
export type storefrontPageQuery = {
  response: storefrontPageQuery$data;
  variables: storefrontPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderFor"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "kind": "Variable",
    "name": "orderFor",
    "variableName": "orderFor"
  },
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagline",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPreview",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDemo",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acceptsOrders",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderLimitReached",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "theme",
  "storageKey": null
},
v13 = {
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
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logoUrl",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverImageUrl",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasSampleCover",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cuisine",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addressLine",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openingHours",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "aboutText",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyNumber",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vatNumber",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hygieneUrl",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dinerDataMonths",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasHours",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "daysAhead",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v32 = {
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
    (v30/*:: as any*/),
    (v31/*:: as any*/)
  ],
  "storageKey": null
},
v33 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isOffered",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "readyInMinutes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "closedReason",
    "storageKey": null
  },
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
    "name": "opensAt",
    "storageKey": null
  },
  (v32/*:: as any*/)
],
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "StorefrontFulfilment",
  "kind": "LinkedField",
  "name": "collection",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "StorefrontFulfilment",
  "kind": "LinkedField",
  "name": "delivery",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v36 = [
  (v30/*:: as any*/),
  (v31/*:: as any*/)
],
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "SpecialDay",
  "kind": "LinkedField",
  "name": "specialDays",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DayHours",
      "kind": "LinkedField",
      "name": "collection",
      "plural": true,
      "selections": (v36/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DayHours",
      "kind": "LinkedField",
      "name": "delivery",
      "plural": true,
      "selections": (v36/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefixes",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "radiusKm",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fee",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimum",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "freeOver",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "concreteType": "StorefrontOffer",
  "kind": "LinkedField",
  "name": "offers",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
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
      "name": "beginsAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestPrice",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAvailable",
  "storageKey": null
},
v50 = {
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
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optionGroupIds",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "concreteType": "MenuSection",
  "kind": "LinkedField",
  "name": "sections",
  "plural": true,
  "selections": [
    (v44/*:: as any*/),
    (v4/*:: as any*/),
    (v45/*:: as any*/),
    (v46/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    (v32/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MenuItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v44/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v45/*:: as any*/),
        (v47/*:: as any*/),
        (v48/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentOff",
          "storageKey": null
        },
        (v46/*:: as any*/),
        (v49/*:: as any*/),
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
          "name": "calories",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAlcohol",
          "storageKey": null
        },
        (v50/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuSize",
          "kind": "LinkedField",
          "name": "sizes",
          "plural": true,
          "selections": [
            (v44/*:: as any*/),
            (v4/*:: as any*/),
            (v47/*:: as any*/),
            (v48/*:: as any*/),
            (v51/*:: as any*/)
          ],
          "storageKey": null
        },
        (v51/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "concreteType": "MenuOptionGroup",
  "kind": "LinkedField",
  "name": "optionGroups",
  "plural": true,
  "selections": [
    (v44/*:: as any*/),
    (v4/*:: as any*/),
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
        (v44/*:: as any*/),
        (v4/*:: as any*/),
        (v47/*:: as any*/),
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
        (v49/*:: as any*/),
        (v50/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "storefrontPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Storefront",
        "kind": "LinkedField",
        "name": "storefront",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StorefrontOrdering",
            "kind": "LinkedField",
            "name": "ordering",
            "plural": false,
            "selections": [
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v37/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryZone",
                "kind": "LinkedField",
                "name": "zones",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v43/*:: as any*/),
          (v52/*:: as any*/),
          (v53/*:: as any*/)
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "storefrontPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Storefront",
        "kind": "LinkedField",
        "name": "storefront",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StorefrontOrdering",
            "kind": "LinkedField",
            "name": "ordering",
            "plural": false,
            "selections": [
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v37/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryZone",
                "kind": "LinkedField",
                "name": "zones",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v44/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v43/*:: as any*/),
          (v52/*:: as any*/),
          (v53/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bd278eb1dda2517aa1409d8587b6cad4",
    "id": null,
    "metadata": {},
    "name": "storefrontPageQuery",
    "operationKind": "query",
    "text": "query storefrontPageQuery(\n  $slug: String!\n  $orderFor: DateTime\n) {\n  storefront(slug: $slug, orderFor: $orderFor) {\n    slug\n    name\n    tagline\n    url\n    version\n    isPreview\n    isDemo\n    acceptsOrders\n    orderLimitReached\n    theme\n    brand {\n      primary\n      secondary\n    }\n    logoUrl\n    coverImageUrl\n    hasSampleCover\n    cuisine\n    phone\n    addressLine\n    openingHours\n    aboutText\n    companyName\n    companyNumber\n    vatNumber\n    hygieneUrl\n    timeZone\n    ordering {\n      dinerDataMonths\n      hasHours\n      daysAhead\n      collection {\n        isOffered\n        readyInMinutes\n        closedReason\n        note\n        opensAt\n        periods {\n          days\n          from\n          to\n        }\n      }\n      delivery {\n        isOffered\n        readyInMinutes\n        closedReason\n        note\n        opensAt\n        periods {\n          days\n          from\n          to\n        }\n      }\n      specialDays {\n        day\n        reason\n        collection {\n          from\n          to\n        }\n        delivery {\n          from\n          to\n        }\n      }\n      zones {\n        name\n        prefixes\n        radiusKm\n        fee\n        minimum\n        freeOver\n        id\n      }\n    }\n    offers {\n      name\n      sentence\n      beginsAt\n    }\n    sections {\n      id\n      name\n      description\n      imageUrl\n      isOpen\n      periods {\n        days\n        from\n        to\n      }\n      items {\n        id\n        name\n        path\n        description\n        price\n        lowestPrice\n        percentOff\n        imageUrl\n        isAvailable\n        soldOutUntil\n        isPopular\n        dietaryTags\n        spiceLevel\n        calories\n        isAlcohol\n        allergens {\n          allergen\n          state\n        }\n        sizes {\n          id\n          name\n          price\n          lowestPrice\n          optionGroupIds\n        }\n        optionGroupIds\n      }\n    }\n    optionGroups {\n      id\n      name\n      min\n      max\n      options {\n        id\n        name\n        price\n        maxQuantity\n        isDefault\n        isAvailable\n        allergens {\n          allergen\n          state\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b292b3124a02a9a5ba00e9a513e88105";

export default node;
