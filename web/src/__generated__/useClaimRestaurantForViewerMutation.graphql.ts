/**
 * @generated SignedSource<<6c290385deb2c7266bddef537cf1f567>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ClaimRestaurantForViewerInput = {
  claimToken: string;
  termsAccepted: boolean;
};
export type useClaimRestaurantForViewerMutation$variables = {
  input: ClaimRestaurantForViewerInput;
};
export type useClaimRestaurantForViewerMutation$data = {
  readonly claimRestaurantForViewer: {
    readonly __typename: "ClaimRestaurantForViewerPayload";
    readonly restaurantEdge: {
      readonly node: {
        readonly id: string;
      };
    };
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
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
export type useClaimRestaurantForViewerMutation = {
  response: useClaimRestaurantForViewerMutation$data;
  variables: useClaimRestaurantForViewerMutation$variables;
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
    "name": "claimRestaurantForViewer",
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
            "concreteType": "RestaurantEdge",
            "kind": "LinkedField",
            "name": "restaurantEdge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Restaurant",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
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
            ],
            "storageKey": null
          }
        ],
        "type": "ClaimRestaurantForViewerPayload",
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
    "name": "useClaimRestaurantForViewerMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClaimRestaurantForViewerMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "6a5fb259e62d697040a9fbfd2ae1d417",
    "id": null,
    "metadata": {},
    "name": "useClaimRestaurantForViewerMutation",
    "operationKind": "mutation",
    "text": "mutation useClaimRestaurantForViewerMutation(\n  $input: ClaimRestaurantForViewerInput!\n) {\n  claimRestaurantForViewer(input: $input) {\n    __typename\n    ... on ClaimRestaurantForViewerPayload {\n      restaurantEdge {\n        node {\n          id\n        }\n      }\n    }\n    ... on ValidationError {\n      message\n      fields {\n        path\n        message\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "69413bf31a318e12763c76968f24d719";

export default node;
