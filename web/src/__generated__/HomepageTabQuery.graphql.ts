/**
 * @generated SignedSource<<bdad6b4d2c1233a6b43733dc3975cb7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomepageTabQuery$variables = {
  id: string;
};
export type HomepageTabQuery$data = {
  readonly node: {
    readonly restaurant: {
      readonly " $fragmentSpreads": FragmentRefs<"HomepageTabHero_restaurant" | "HomepageTabLogo_restaurant" | "TaglineForm_restaurant">;
    } | null | undefined;
  } | null | undefined;
};
export type HomepageTabQuery = {
  response: HomepageTabQuery$data;
  variables: HomepageTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "HomepageTabQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "HomepageTabHero_restaurant"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "HomepageTabLogo_restaurant"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TaglineForm_restaurant"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HomepageTabQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPaidFeatures",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isTrialAvailable",
                "storageKey": null
              }
            ],
            "type": "Restaurant",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "66b1bb73ffa1d2e1fb8cbe25c31abd65",
    "id": null,
    "metadata": {},
    "name": "HomepageTabQuery",
    "operationKind": "query",
    "text": "query HomepageTabQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Restaurant {\n      ...HomepageTabHero_restaurant\n      ...HomepageTabLogo_restaurant\n      ...TaglineForm_restaurant\n    }\n    id\n  }\n}\n\nfragment AiImageGenerator_restaurant on Restaurant {\n  id\n  hasPaidFeatures\n  ...PremiumLock_restaurant\n}\n\nfragment HomepageTabHero_restaurant on Restaurant {\n  id\n  coverImageUrl\n  ...useUpdateRestaurant_restaurant\n  ...AiImageGenerator_restaurant\n}\n\nfragment HomepageTabLogo_restaurant on Restaurant {\n  id\n  logoUrl\n  ...useUpdateRestaurant_restaurant\n}\n\nfragment PremiumLock_restaurant on Restaurant {\n  id\n  isTrialAvailable\n}\n\nfragment TaglineForm_restaurant on Restaurant {\n  tagline\n  updatedAt\n  ...useUpdateRestaurant_restaurant\n}\n\nfragment useUpdateRestaurant_restaurant on Restaurant {\n  id\n  name\n  isActive\n  coverImageUrl\n  logoUrl\n  tagline\n  phone\n  addressLine\n  orderEmail\n  theme\n  brand {\n    primary\n    secondary\n  }\n  siteVersion\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "c58c7e4d615541da78e771403d7a6b38";

export default node;
