/**
 * @generated SignedSource<<8d68315eface57994fa6f12f1f62ccfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveProductInput = {
  afterId?: string | null | undefined;
  id: string;
  sectionId: string;
};
export type useMoveProductMutation$variables = {
  input: MoveProductInput;
};
export type useMoveProductMutation$data = {
  readonly moveProduct: {
    readonly __typename: "MoveProductPayload";
    readonly products: ReadonlyArray<{
      readonly id: string;
      readonly position: number;
      readonly section: {
        readonly id: string;
      };
    }>;
    readonly restaurant: {
      readonly " $fragmentSpreads": FragmentRefs<"useMenuSite_restaurant">;
    };
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useMoveProductMutation$rawResponse = {
  readonly moveProduct: {
    readonly __typename: "MoveProductPayload";
    readonly products: ReadonlyArray<{
      readonly id: string;
      readonly position: number;
      readonly section: {
        readonly id: string;
      };
    }>;
    readonly restaurant: {
      readonly id: string;
      readonly sections: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly position: number;
        readonly productCount: number;
      }>;
      readonly siteVersion: number;
    };
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: string;
  };
};
export type useMoveProductMutation = {
  rawResponse: useMoveProductMutation$rawResponse;
  response: useMoveProductMutation$data;
  variables: useMoveProductMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "products",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductSection",
      "kind": "LinkedField",
      "name": "section",
      "plural": false,
      "selections": [
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "NotFoundError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMoveProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "moveProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Restaurant",
                "kind": "LinkedField",
                "name": "restaurant",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useMenuSite_restaurant"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "MoveProductPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "moveProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Restaurant",
                "kind": "LinkedField",
                "name": "restaurant",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
                    "concreteType": "ProductSection",
                    "kind": "LinkedField",
                    "name": "sections",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "productCount",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "MoveProductPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "74c889030aae0fa5b1ad966a3f0e6afb",
    "id": null,
    "metadata": {},
    "name": "useMoveProductMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveProductMutation(\n  $input: MoveProductInput!\n) {\n  moveProduct(input: $input) {\n    __typename\n    ... on MoveProductPayload {\n      products {\n        id\n        position\n        section {\n          id\n        }\n      }\n      restaurant {\n        ...useMenuSite_restaurant\n        id\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n  }\n}\n\nfragment useMenuSite_restaurant on Restaurant {\n  id\n  siteVersion\n  sections {\n    id\n    name\n    position\n    productCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "13c620bf48e30ae70c80c200b3f04b58";

export default node;
