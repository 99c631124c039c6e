/**
 * @generated SignedSource<<7c94f8a574fb674bbad02a505f446f14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PriceInterval = "MONTH" | "WEEK" | "YEAR" | "%future added value";
export type HeroQuery$variables = Record<PropertyKey, never>;
export type HeroQuery$data = {
  readonly services: ReadonlyArray<{
    readonly isComing: boolean;
    readonly name: string;
    readonly prices: ReadonlyArray<{
      readonly interval: PriceInterval;
      readonly unitAmount: number;
    }>;
  }>;
  readonly storefront: {
    readonly url: string;
  } | null | undefined;
};
export type HeroQuery = {
  response: HeroQuery$data;
  variables: HeroQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "slug",
      "value": "olive-and-ember"
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
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": "storefront(slug:\"olive-and-ember\")"
},
v1 = [
  {
    "kind": "Literal",
    "name": "category",
    "value": "RESTAURANT"
  }
],
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
  "name": "isComing",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Price",
  "kind": "LinkedField",
  "name": "prices",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitAmount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HeroQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Service",
        "kind": "LinkedField",
        "name": "services",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "HeroQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Service",
        "kind": "LinkedField",
        "name": "services",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "services(category:\"RESTAURANT\")"
      }
    ]
  },
  "params": {
    "cacheID": "1c79d33d7d6b781566a31385eaaf5886",
    "id": null,
    "metadata": {},
    "name": "HeroQuery",
    "operationKind": "query",
    "text": "query HeroQuery {\n  storefront(slug: \"olive-and-ember\") {\n    url\n  }\n  services(category: RESTAURANT) {\n    name\n    isComing\n    prices {\n      interval\n      unitAmount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3a55c095ab1d20e51e6bd24a286e0b8c";

export default node;
