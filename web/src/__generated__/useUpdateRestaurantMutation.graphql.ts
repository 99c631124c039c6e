/**
 * @generated SignedSource<<f0b7eb530422e581b57baf1fe6710026>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type StorefrontTheme = "COUNTER" | "TRATTORIA" | "%future added value";
export type UpdateRestaurantInput = {
  addressLine?: string | null | undefined;
  brand?: BrandInput | null | undefined;
  coverImageUrl?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  logoUrl?: string | null | undefined;
  name?: string | null | undefined;
  orderEmail?: string | null | undefined;
  phone?: string | null | undefined;
  tagline?: string | null | undefined;
  theme?: StorefrontTheme | null | undefined;
};
export type BrandInput = {
  primary: string;
  secondary: string;
};
export type useUpdateRestaurantMutation$variables = {
  input: UpdateRestaurantInput;
};
export type useUpdateRestaurantMutation$data = {
  readonly updateRestaurant: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "UpdateRestaurantPayload";
    readonly restaurant: {
      readonly addressLine: string | null | undefined;
      readonly brand: {
        readonly primary: string;
        readonly secondary: string;
      };
      readonly coverImageUrl: string | null | undefined;
      readonly id: string;
      readonly isActive: boolean;
      readonly logoUrl: string | null | undefined;
      readonly name: string;
      readonly orderEmail: string | null | undefined;
      readonly phone: string | null | undefined;
      readonly siteVersion: number;
      readonly tagline: string | null | undefined;
      readonly theme: StorefrontTheme;
      readonly updatedAt: string;
    };
  } | {
    readonly __typename: "ValidationError";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateRestaurantMutation$rawResponse = {
  readonly updateRestaurant: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "UpdateRestaurantPayload";
    readonly restaurant: {
      readonly addressLine: string | null | undefined;
      readonly brand: {
        readonly primary: string;
        readonly secondary: string;
      };
      readonly coverImageUrl: string | null | undefined;
      readonly id: string;
      readonly isActive: boolean;
      readonly logoUrl: string | null | undefined;
      readonly name: string;
      readonly orderEmail: string | null | undefined;
      readonly phone: string | null | undefined;
      readonly siteVersion: number;
      readonly tagline: string | null | undefined;
      readonly theme: StorefrontTheme;
      readonly updatedAt: string;
    };
  } | {
    readonly __typename: "ValidationError";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: string;
  };
};
export type useUpdateRestaurantMutation = {
  rawResponse: useUpdateRestaurantMutation$rawResponse;
  response: useUpdateRestaurantMutation$data;
  variables: useUpdateRestaurantMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateRestaurant",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Restaurant",
            "kind": "LinkedField",
            "name": "restaurant",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
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
                "name": "logoUrl",
                "storageKey": null
              },
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
                "name": "orderEmail",
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
                "name": "siteVersion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateRestaurantPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldError",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ValidationError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "NotFoundError",
        "abstractKey": null
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
    "name": "useUpdateRestaurantMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateRestaurantMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "58210b5d5676b028161b6fc30b58b2e3",
    "id": null,
    "metadata": {},
    "name": "useUpdateRestaurantMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateRestaurantMutation(\n  $input: UpdateRestaurantInput!\n) {\n  updateRestaurant(input: $input) {\n    __typename\n    ... on UpdateRestaurantPayload {\n      restaurant {\n        id\n        name\n        isActive\n        coverImageUrl\n        logoUrl\n        tagline\n        phone\n        addressLine\n        orderEmail\n        theme\n        brand {\n          primary\n          secondary\n        }\n        siteVersion\n        updatedAt\n      }\n    }\n    ... on ValidationError {\n      message\n      fields {\n        path\n        message\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d1c37ba474135ae0bc77334433e7a82b";

export default node;
