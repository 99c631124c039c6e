/**
 * @generated SignedSource<<37ea51a7e8cb68cf713df2f3e0cddf1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SlugFormProblemQuery$variables = {
  id: string;
  slug: string;
};
export type SlugFormProblemQuery$data = {
  readonly node: {
    readonly restaurant: {
      readonly slugProblem: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SlugFormProblemQuery = {
  response: SlugFormProblemQuery$data;
  variables: SlugFormProblemQuery$variables;
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
    "name": "slug"
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
          "name": "slug",
          "variableName": "slug"
        }
      ],
      "kind": "ScalarField",
      "name": "slugProblem",
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
    "name": "SlugFormProblemQuery",
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
    "name": "SlugFormProblemQuery",
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
    "cacheID": "f7ebdf97d1e8e6a1a6725af661086ef7",
    "id": null,
    "metadata": {},
    "name": "SlugFormProblemQuery",
    "operationKind": "query",
    "text": "query SlugFormProblemQuery(\n  $id: ID!\n  $slug: String!\n) {\n  node(id: $id) {\n    __typename\n    ... on Restaurant {\n      slugProblem(slug: $slug)\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "c68c436fe2477883b7a49c20ac9f2093";

export default node;
