/**
 * @generated SignedSource<<d58e1ba1e2de278f62fc334f1e81a089>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveProductSectionInput = {
  afterId?: string | null | undefined;
  id: string;
};
export type useMoveProductSectionMutation$variables = {
  input: MoveProductSectionInput;
};
export type useMoveProductSectionMutation$data = {
  readonly moveProductSection: {
    readonly __typename: "MoveProductSectionPayload";
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
export type useMoveProductSectionMutation$rawResponse = {
  readonly moveProductSection: {
    readonly __typename: "MoveProductSectionPayload";
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
export type useMoveProductSectionMutation = {
  rawResponse: useMoveProductSectionMutation$rawResponse;
  response: useMoveProductSectionMutation$data;
  variables: useMoveProductSectionMutation$variables;
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMoveProductSectionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "moveProductSection",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useMenuSite_restaurant"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "MoveProductSectionPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useMoveProductSectionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "moveProductSection",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  (v4/*:: as any*/),
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
                      (v4/*:: as any*/),
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
                        "name": "position",
                        "storageKey": null
                      },
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
            "type": "MoveProductSectionPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1d546f18fad4c0e49aba832e98708678",
    "id": null,
    "metadata": {},
    "name": "useMoveProductSectionMutation",
    "operationKind": "mutation",
    "text": "mutation useMoveProductSectionMutation(\n  $input: MoveProductSectionInput!\n) {\n  moveProductSection(input: $input) {\n    __typename\n    ... on MoveProductSectionPayload {\n      restaurant {\n        ...useMenuSite_restaurant\n        id\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n  }\n}\n\nfragment useMenuSite_restaurant on Restaurant {\n  id\n  siteVersion\n  sections {\n    id\n    name\n    position\n    productCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "fb763e30f42147cc11055890ab96ee82";

export default node;
