/**
 * @generated SignedSource<<3eda1ffaca34f9eb287f37d1d7d814fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly orderLimitReached: boolean;
    readonly phone: string | null | undefined;
    readonly sections: ReadonlyArray<{
      readonly id: string;
      readonly items: ReadonlyArray<{
        readonly description: string;
        readonly id: string;
        readonly imageUrl: string | null | undefined;
        readonly isAvailable: boolean;
        readonly isPopular: boolean;
        readonly name: string;
        readonly price: number;
      }>;
      readonly name: string;
    }>;
    readonly slug: string;
    readonly tagline: string | null | undefined;
    readonly theme: StorefrontTheme;
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
v3 = [
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
        "concreteType": "MenuSection",
        "kind": "LinkedField",
        "name": "sections",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/),
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
                "name": "description",
                "storageKey": null
              },
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
              }
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
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "storefrontPageQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "8c17a1863b74253f9bc0e38e7d3fb13a",
    "id": null,
    "metadata": {},
    "name": "storefrontPageQuery",
    "operationKind": "query",
    "text": "query storefrontPageQuery(\n  $slug: String!\n) {\n  storefront(slug: $slug) {\n    slug\n    name\n    tagline\n    url\n    version\n    isPreview\n    isDemo\n    acceptsOrders\n    orderLimitReached\n    theme\n    brand {\n      primary\n      secondary\n    }\n    logoUrl\n    coverImageUrl\n    phone\n    addressLine\n    openingHours\n    sections {\n      id\n      name\n      items {\n        id\n        name\n        description\n        price\n        imageUrl\n        isAvailable\n        isPopular\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "692d2fce42fd5245f3fd044259e76b87";

export default node;
