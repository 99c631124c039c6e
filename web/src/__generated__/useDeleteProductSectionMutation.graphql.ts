/**
 * @generated SignedSource<<e1be6526109cfcf3761050cc8dd2e4d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteProductSectionInput = {
  id: string;
};
export type useDeleteProductSectionMutation$variables = {
  input: DeleteProductSectionInput;
};
export type useDeleteProductSectionMutation$data = {
  readonly deleteProductSection: {
    readonly __typename: "ConflictError";
    readonly message: string;
  } | {
    readonly __typename: "DeleteProductSectionPayload";
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
export type useDeleteProductSectionMutation$rawResponse = {
  readonly deleteProductSection: {
    readonly __typename: "ConflictError";
    readonly message: string;
  } | {
    readonly __typename: "DeleteProductSectionPayload";
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
export type useDeleteProductSectionMutation = {
  rawResponse: useDeleteProductSectionMutation$rawResponse;
  response: useDeleteProductSectionMutation$data;
  variables: useDeleteProductSectionMutation$variables;
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
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "NotFoundError",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
},
v6 = {
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
    "name": "useDeleteProductSectionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteProductSection",
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
            "type": "DeleteProductSectionPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "useDeleteProductSectionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteProductSection",
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
                  (v6/*:: as any*/),
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
                      (v6/*:: as any*/),
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
            "type": "DeleteProductSectionPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cf31faa9769fdc5c853fc7d74086efb2",
    "id": null,
    "metadata": {},
    "name": "useDeleteProductSectionMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteProductSectionMutation(\n  $input: DeleteProductSectionInput!\n) {\n  deleteProductSection(input: $input) {\n    __typename\n    ... on DeleteProductSectionPayload {\n      restaurant {\n        ...useMenuSite_restaurant\n        id\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n    ... on ConflictError {\n      message\n    }\n  }\n}\n\nfragment useMenuSite_restaurant on Restaurant {\n  id\n  siteVersion\n  sections {\n    id\n    name\n    position\n    productCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "c6fbe8ab9ccb339ae56f42a60e473bd9";

export default node;
